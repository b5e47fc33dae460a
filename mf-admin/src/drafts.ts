import { useScreen } from "@acompana/kit/area";
import { type DraftPlace, draftOwner, draftsInPage } from "@acompana/kit/form";
import { useEffect } from "react";
import type { OpenDialog } from "./open-dialog.ts";
import type { Named, User } from "./user.ts";

/** A draft in the page's memory, with the dialog that it was typed in. */
const draftOf = (name: string, dialog: OpenDialog): DraftPlace => ({
  name,
  in: "page",
  about: dialog,
});

export const createUserDraft = draftOf("create-user", { kind: "create-user" });

export const detailsDraft = (user: User): DraftPlace =>
  draftOf(`details ${user.id}`, { kind: "details", user });

export const addSupportDraft = (user: Named): DraftPlace =>
  draftOf(`add-support ${user.id}`, { kind: "add-support", user });

/** Opens the dialog again in which something was typed, when the dashboard opens. */
export function useReopenedDraft(reopen: (dialog: OpenDialog) => void): void {
  const { session } = useScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dashboard opens
  useEffect(() => {
    const dialog = draftsInPage(draftOwner(session)).waitingFor();
    if (dialog) reopen(dialog as OpenDialog);
  }, []);
}
