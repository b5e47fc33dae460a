import { useScreen } from "@acompana/kit/area";
import { type DraftPlace, draftOwner, draftsInPage } from "@acompana/kit/form";
import { useEffect } from "react";
import type { OpenDialog } from "./open-dialog.ts";
import type { Named, RecordedDetails, User } from "./user.ts";

/** A draft in the page's memory, with the dialog that it was typed in. */
const draftOf = (name: string, dialog: OpenDialog): DraftPlace => ({
  name,
  in: "page",
  about: dialog,
});

export const createUserDraft = draftOf("create-user", { kind: "create-user" });

export const detailsDraft = (user: RecordedDetails): DraftPlace =>
  draftOf(`details ${user.id}`, { kind: "details", user });

export const pauseDraft = (user: User): DraftPlace =>
  draftOf(`pause ${user.id}`, { kind: "pause", user });

export const addSupportDraft = (user: Named): DraftPlace =>
  draftOf(`add-support ${user.id}`, { kind: "add-support", user });

/** A form without a dialog of the dashboard's: it is there again when its page is opened. */
const draftOfPage = (name: string): DraftPlace => ({ name, in: "page" });

/** What is typed over one version of the note: over a newer one it would delete a colleague's. */
export const staffNotesDraft = (user: Named, since: string | null): DraftPlace =>
  draftOfPage(`staff-notes ${user.id} ${since}`);

/** Of the living and of their heirs each its own: neither can send what the other chose. */
export const copyDraft = (user: Pick<User, "id" | "isDeceased">): DraftPlace =>
  draftOfPage(`copy ${user.isDeceased ? "of-heirs " : ""}${user.id}`);

export const EMPTY_LOGIN = { email: "", password: "" };
export const loginDraft = draftOfPage("login");
export const createAdminDraft = draftOfPage("create-admin");
export const secondStepDraft = draftOfPage("second-step");
export const setUpAppDraft = draftOfPage("set-up-app");
export const deviceLinkDraft = draftOfPage("device-link");
export const authoriseDraft = draftOf("authorise-device", { kind: "authorise-device" });

export const newAnnouncementDraft = draftOfPage("announcement");

/** What is typed over one version: over a colleague's newer one it would undo theirs. */
export const changeAnnouncementDraft = ({ id, version }: { id: string; version: number }) =>
  draftOfPage(`announcement ${id} ${version}`);

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
