import { expectDrawingsSeen } from "../portal/drawing-edges.ts";
import { expectDrawingsApart } from "../portal/drawn-over.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { views } from "../portal/views/index.ts";

/** Where small drawings stand close to words and buttons. */
const CLOSE = /^(reminders(-options|-upcoming)?|games-menu|memory-game)$/;

lookAtViews(
  views.filter(({ name }) => CLOSE.test(name)),
  {
    promise: "have no drawing over words or on a button",
    begin: (page) => (name) => expectDrawingsApart(page, name),
  },
);

/** Where each of the house's drawings stands, on each hue and on what waits. */
const DRAWN =
  /^(user-menu-news|reminders(-upcoming|-new-what)?|(memory-|other-)?games-menu|metrics-week|support-messages-none|chat|reminder-ringing)$/;

lookAtViews(
  views.filter(({ name }) => DRAWN.test(name)),
  {
    promise: "show the shape of each drawing by day and by night",
    viewport: { width: 1024, height: 600 },
    begin: (page) => (name) => expectDrawingsSeen(page, name),
  },
);
