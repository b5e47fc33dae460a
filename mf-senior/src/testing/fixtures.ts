import type { components } from "@acompana/kit/api";

/** María del Carmen's session, as the shell hands it to the screens that are tested. */
export { carmen } from "@acompana/kit/testing";

/** What the server says of the home of someone who has just come. */
export const nothingNew: components["schemas"]["Home"] = {
  pendingReminders: 0,
  lastGameAt: null,
  keptFiles: 0,
  lastChatAt: null,
  isPaused: false,
  waitingConsents: [],
  consentQuestions: [],
  offersPin: false,
  announcements: [],
  activeDays: 0,
};
