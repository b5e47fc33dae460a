import { expectAccessible } from "../portal/accessible.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { views } from "../portal/views/index.ts";

// The narrowest page is the one with the least room; all sizes and themes, and the games in all their
// phases, are looked at in the deep tier.
lookAtViews(
  views.filter(({ played }) => !played),
  (page, name) => expectAccessible(page, name, [{ theme: "light", width: 320 }]),
);
