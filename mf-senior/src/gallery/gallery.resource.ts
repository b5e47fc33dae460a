import { answer } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { readMedia, toMemory } from "@acompana/kit/viewer";
import { useMemo } from "react";
import useSWR from "swr";

/** All memories of the person, newest first. `remove` rejects with an `ApiError`. */
export function useMemories() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const { data, error, isValidating, mutate } = useSWR(
    ["memories", userId],
    () => readMedia(api, userId),
    { onError: (failure) => reportError(failure) },
  );
  const memories = useMemo(
    () => data?.map((item) => toMemory(item, { userId, role: "person" })),
    [data, userId],
  );
  return {
    memories,
    failed: Boolean(error) && !isValidating,
    reload: () => void mutate(),
    async remove(id: string): Promise<void> {
      await answer(api.DELETE("/api/media/{id}", { params: { path: { id } } }));
      await mutate((items) => items?.filter((item) => item.id !== id), { revalidate: false });
    },
  };
}

/** Favourites: kept by this browser for as long as the session lasts, and nowhere else. */
export function useFavourites() {
  const userId = useSession("person").user.id;
  // As an array: SWR takes two different sets for the same.
  const { data: ids = NONE, mutate } = useSWR<readonly string[]>(["favourites", userId], null);
  const favourites = useMemo(() => new Set(ids), [ids]);
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    void mutate(next, { revalidate: false });
  };
  return { favourites, toggle };
}

const NONE: readonly string[] = [];
