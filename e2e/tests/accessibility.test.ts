import { expectAccessible } from "../portal/accessible.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { views } from "../portal/views/index.ts";

// Every screen as it opens, where there is the least room. What opens on it, the games in all their
// phases, and all sizes and themes are looked at in the deep tier.
lookAtViews(
  views.filter(({ after, played }) => !after && !played),
  {
    begin: (page) => (name) => expectAccessible(page, name, [{ theme: "light", width: 320 }]),
  },
);
