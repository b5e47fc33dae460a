import type { DraftPlace } from "@acompana/kit/form";

export const loginDraft: DraftPlace = { name: "login", in: "page" };

/** Names under which a relative's unfinished work about one person is kept. */
export const draftNames = {
  message: (userId: string) => `message ${userId}`,
  reminder: (userId: string) => `reminder ${userId}`,
};
