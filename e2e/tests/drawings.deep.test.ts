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
