import { answer, type components, gone, sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useRef } from "react";
import useSWR from "swr";
import { text } from "../text.ts";

export type User = components["schemas"]["ListedUser"];

/** Who works here and for which municipality; null when the shell gave no such session. */
export function useAdministrator() {
  const { session } = useScreen();
  if (session?.role !== "administrator") return null;
  const { administrator, municipality } = session;
  return { adminId: administrator.id, municipalityId: municipality.id, municipality };
}

type Users =
  | { status: "loading" }
  | { status: "failed"; message: string; canRetry: boolean }
  | { status: "ready"; users: User[]; refreshing: boolean };

/** The older people of the administrator's municipality. A failed read empties the list. */
export function useUsers() {
  const { api } = useScreen();
  const administrator = useAdministrator();
  const { data, error, isValidating, mutate } = useSWR(
    administrator && ["users", administrator.adminId, administrator.municipalityId],
    async ([, adminId, municipalityId]) => {
      const call = api.GET("/api/users", { params: { query: { adminId, municipalityId } } });
      // Asked with an administrator's id, the server sends the full records.
      return (await answer(call)) as User[];
    },
  );
  return {
    list: state(),
    /** Whoever was last read, also while the list is hidden behind a message. */
    users: data ?? [],
    refresh: () => void mutate(),
    remove,
  };

  /** Deletes a person with all that is theirs; the list loses them without being read again. */
  async function remove({ id }: User): Promise<void> {
    await gone(api.DELETE("/api/users/{id}", { params: { path: { id } } }));
    await mutate((users) => users?.filter((user) => user.id !== id), { revalidate: false });
  }

  function state(): Users {
    if (!administrator)
      return { status: "failed", message: text.dashboard.noAdministrator, canRetry: false };
    if (error && !isValidating)
      return { status: "failed", message: text.dashboard.failed, canRetry: true };
    if (error || !data) return { status: "loading" };
    return { status: "ready", users: data, refreshing: isValidating };
  }
}

/** Opens an older person's home for the administrator, who types that person's PIN. */
export function useEnterHome() {
  const { api, enter, notify } = useScreen();
  const opening = useRef(false);

  const verify = (user: User, pin: string) =>
    answer(
      api.POST("/api/users/{id}/verify-pin", { params: { path: { id: user.id } }, body: { pin } }),
    );
  const open = () => enter({ role: "person" });

  /** For someone without a PIN: the empty one is right. */
  async function openWithoutPin(user: User): Promise<void> {
    if (opening.current) return;
    opening.current = true;
    try {
      const { valid } = await verify(user, "");
      if (valid) return await open();
      await notify.alert(text.user.pinWrong);
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? text.user.pinFailed);
    } finally {
      opening.current = false;
    }
  }

  return { verify, open, openWithoutPin };
}
