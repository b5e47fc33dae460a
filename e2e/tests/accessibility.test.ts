import { expectAccessible } from "../portal/accessible.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { views } from "../portal/views/index.ts";

/** Where an older person, and a relative on a telephone, arrive. */
const FIRST_SCREENS = ["landing", "user-menu", "support-dashboard"];

// There where is the least room. The deep tier looks at all views, sizes and themes.
lookAtViews(
  views.filter(({ name }) => FIRST_SCREENS.includes(name)),
  {
    begin: (page) => (name) => expectAccessible(page, name, [{ theme: "light", width: 320 }]),
  },
);
