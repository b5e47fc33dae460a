import { lookAtViews } from "../portal/look-at-views.ts";
import { isHers } from "../portal/look-in-every-way.ts";
import { expectTitleRow, expectTitleRowByLetters } from "../portal/title-row.ts";
import { views } from "../portal/views/index.ts";

lookAtViews(views.filter(isHers), {
  promise: "have the row of their title in order at every width",
  begin: (page) => (name) => expectTitleRow(page, name),
});

/** With a title of one word and of two, with and without something to be done beside it. */
const BY_LETTERS = ["reminders", "gallery", "settings", "support-messages"];

lookAtViews(
  views.filter(({ name }) => BY_LETTERS.includes(name)),
  {
    promise: "have the row of their title in order in wide windows, however large the letters are",
    begin: (page) => (name) => expectTitleRowByLetters(page, name),
  },
);
