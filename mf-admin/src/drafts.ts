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

/** A form without a dialog of the dashboard's: it is there again when its page is opened. */
const draftOfPage = (name: string): DraftPlace => ({ name, in: "page" });

export const EMPTY_LOGIN = { email: "", password: "" };
export const loginDraft = draftOfPage("login");
export const createAdminDraft = draftOfPage("create-admin");
export const deviceLinkDraft = draftOfPage("device-link");
export const authoriseDraft = draftOf("authorise-device", { kind: "authorise-device" });

/** All that is typed there is secret, so nothing is kept and closing asks. */
export const passwordDraft = draftOfPage("password");
export const pinDraft = draftOfPage("pin");

/** Writes the e-mail of an account that was just made into the login. */
export function usePrefilledLogin() {
  const { session } = useScreen();
  return (email: string) =>
    draftsInPage(draftOwner(session)).keep(loginDraft.name, { typed: { ...EMPTY_LOGIN, email } });
}

/** Opens the dialog again in which something was typed, when the dashboard opens. */
export function useReopenedDraft(reopen: (dialog: OpenDialog) => void): void {
  const { session } = useScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dashboard opens
  useEffect(() => {
    const dialog = draftsInPage(draftOwner(session)).waitingFor();
    if (dialog) reopen(dialog as OpenDialog);
  }, []);
}
