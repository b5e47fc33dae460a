import { atom, useAtom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { TypedUser } from "./check-user.ts";

interface Draft {
  /** Whose it is: nobody else is shown what was typed. */
  adminId: string;
  typed: TypedUser;
  photo: string | null;
}

/** What was typed when the administrator's session turned out to have ended; in memory only. */
const draftAtom = atom<Draft | null>(null);

/** Keeps what was typed for the next time the administrator is in, all but the PIN. */
export function useKeepDraft() {
  const keep = useSetAtom(draftAtom);
  return (draft: Draft) => keep({ ...draft, typed: { ...draft.typed, pin: "" } });
}

/** The draft that was kept for this administrator, given out once. */
export function useTakenDraft(adminId: string | undefined): Draft | null {
  const [draft, keep] = useAtom(draftAtom);
  const [taken] = useState(() => (draft?.adminId === adminId ? draft : null));
  useEffect(() => keep(null), [keep]);
  return taken;
}

/** Tells the dashboard, when it opens, that a draft waits. */
export function useReopenedDraft(adminId: string | undefined, reopen: () => void): void {
  const [draft] = useAtom(draftAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dashboard opens
  useEffect(() => {
    if (draft && draft.adminId === adminId) reopen();
  }, []);
}
