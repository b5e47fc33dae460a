import { lookAtViews } from "../portal/look-at-views.ts";
import { expectPaintedContrast } from "../portal/painted-contrast.ts";
import { views } from "../portal/views/index.ts";

/** Home, reminders, new reminder, ringing, messages and assistant: what she sees every day. */
const EVERY_DAY =
  /^(user-menu|reminders|reminder-ringing|support-messages|chat)(-news|-upcoming|-new-.*)?$/;
/** Where something cannot be pressed yet. */
const IDLE = /^(pin|visual-memory-game-showing|pattern-sequence-game-showing)$/;

lookAtViews(
  views.filter(({ name }) => EVERY_DAY.test(name) || IDLE.test(name)),
  {
    promise: "stand out by 7:1 as they are painted",
    begin: (page) => (name) => expectPaintedContrast(page, name),
  },
);
