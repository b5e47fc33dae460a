import { lookAtViews } from "../portal/look-at-views.ts";
import { expectPaintedContrast } from "../portal/painted-contrast.ts";
import { seniorViews } from "../portal/views/senior.ts";

/** Home, reminders, new reminder, ringing and messages: what she sees every day. */
const EVERY_DAY =
  /^(user-menu|reminders|reminder-ringing|support-messages)(-news|-upcoming|-new-.*)?$/;

lookAtViews(
  seniorViews.filter(({ name }) => EVERY_DAY.test(name)),
  {
    promise: "stand out by 7:1 as they are painted",
    begin: (page) => (name) => expectPaintedContrast(page, name),
  },
);
