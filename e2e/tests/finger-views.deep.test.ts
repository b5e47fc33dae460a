import { lookAtViews } from "../portal/look-at-views.ts";
import { isHers } from "../portal/look-in-every-way.ts";
import { expectPressedByRolling } from "../portal/roll-over-views.ts";
import { views } from "../portal/views/index.ts";

lookAtViews(views.filter(isHers), {
  promise: "takes a touch that rolls for one press",
  begin: (page) => (name) => expectPressedByRolling(page, name),
});
