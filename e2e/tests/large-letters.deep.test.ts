import { expectRoomForLargeLetters } from "../portal/large-letters.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { opensDialog } from "../portal/views/dialogs.ts";
import { views } from "../portal/views/index.ts";

/** Her screens of every day, and a form whose file could not be sent. */
const EVERY_DAY =
  /^(landing|main-select|user-menu(-news)?|reminders(-options|-new-.*)?|support-messages|settings|gallery-upload-unsent)$/;

lookAtViews(
  views.filter(({ name, played }) => !played && (opensDialog(name) || EVERY_DAY.test(name))),
  {
    promise: "have room for letters of 32 px",
    begin: (page) => (name) => expectRoomForLargeLetters(page, name),
  },
);
