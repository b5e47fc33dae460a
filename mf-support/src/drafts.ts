import type { DraftPlace } from "@acompana/kit/form";

export const loginDraft: DraftPlace = { name: "login", in: "page" };
/** All that is typed there is secret, so nothing is kept. */
export const passwordDraft: DraftPlace = { name: "password", in: "page" };

/** Where a link is sent to. */
export const forgottenDraft: DraftPlace = { name: "forgotten", in: "page" };

/** Names under which a relative's unfinished work about one person is kept. */
export const draftNames = {
  message: (userId: string) => `message ${userId}`,
  reminder: (userId: string) => `reminder ${userId}`,
};
