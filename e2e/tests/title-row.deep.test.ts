import { lookAtViews } from "../portal/look-at-views.ts";
import { isHers } from "../portal/look-in-every-way.ts";
import { expectTitleRow } from "../portal/title-row.ts";
import { views } from "../portal/views/index.ts";

lookAtViews(views.filter(isHers), {
  promise: "have the row of their title in order at every width",
  begin: (page) => (name) => expectTitleRow(page, name),
});
