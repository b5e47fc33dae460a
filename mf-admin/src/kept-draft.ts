import { ApiError } from "@acompana/kit/api";
import { atom, useAtom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Named } from "./admin-dashboard/use-dialogs.ts";
import type { TypedUser } from "./create-user/check-user.ts";
import type { Account } from "./form/account-fields.tsx";

/** Whether the server knew the administrator no more. */
export const sessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** What was typed in one of the dashboard's dialogs, without PIN or password. */
export type Draft =
  | { kind: "create-user"; typed: TypedUser; photo: string | null }
  | { kind: "add-support"; user: Named; typed: Account };

/** What waits for an administrator, who alone is shown it; in memory only. */
const draftAtom = atom<{ adminId: string; draft: Draft } | null>(null);

/**
 * Keeps what was typed when its dialog goes without having been closed: the session has ended, or
 * the dashboard was left by Back. It waits for this administrator's next visit.
 */
export function useKeepDraft(adminId: string | undefined) {
  const keep = useSetAtom(draftAtom);
  return (typed: Draft) => {
    const draft = withoutSecrets(typed);
    if (adminId && isBegun(draft)) keep({ adminId, draft });
  };
}

function withoutSecrets(draft: Draft): Draft {
  return draft.kind === "create-user"
    ? { ...draft, typed: { ...draft.typed, pin: "" } }
    : { ...draft, typed: { ...draft.typed, password: "" } };
}

const isBegun = (draft: Draft): boolean =>
  Object.values(draft.typed).some(Boolean) || (draft.kind === "create-user" && !!draft.photo);

/** The draft of this kind that was kept for this administrator, given out once. */
export function useTakenDraft<Kind extends Draft["kind"]>(
  adminId: string | undefined,
  kind: Kind,
): Extract<Draft, { kind: Kind }> | null {
  const [kept, keep] = useAtom(draftAtom);
  const [taken] = useState(() => {
    const isTheirs = kept?.adminId === adminId && kept?.draft.kind === kind;
    return isTheirs ? (kept.draft as Extract<Draft, { kind: Kind }>) : null;
  });
  useEffect(() => keep(null), [keep]);
  return taken;
}

/** Opens the dialog again in which something was typed, when the dashboard opens. */
export function useReopenedDraft(
  adminId: string | undefined,
  reopen: (draft: Draft) => void,
): void {
  const [kept] = useAtom(draftAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dashboard opens
  useEffect(() => {
    if (kept && kept.adminId === adminId) reopen(kept.draft);
  }, []);
}
