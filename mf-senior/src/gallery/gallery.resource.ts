import { unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { resource, useResourceCache, useSessionValue } from "@acompana/kit/reading";
import { type MediaItem, memories, useMemories } from "@acompana/kit/viewer";
import { useMemo } from "react";

/** The person's memories. Each change renews every view of them. */
export function useGallery() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const reading = useMemories(userId, "person");
  const cache = useResourceCache()(memories, userId);
  return {
    reading,
    /** Rejects with an `ApiError`. */
    async remove(id: string): Promise<void> {
      await unwrap(api.DELETE("/api/media/{id}", { params: { path: { id } } }));
      await cache.change<MediaItem[]>("list", (items) => items.filter((item) => item.id !== id));
      void cache.renew("stats");
      void cache.renew("newest");
    },
    /** Something was added. */
    renew: () => void cache.renew(),
  };
}

const favouriteIds = resource("favourites");
const NONE: readonly string[] = [];

/** Favourites: kept by this browser for as long as the session lasts, and nowhere else. */
export function useFavourites() {
  const userId = useSession("person").user.id;
  // As an array: SWR takes two different sets for the same.
  const [ids, setIds] = useSessionValue(favouriteIds.key(userId), NONE);
  const favourites = useMemo(() => new Set(ids), [ids]);
  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return { favourites, toggle };
}
