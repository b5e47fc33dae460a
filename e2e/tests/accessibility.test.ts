import { expectAccessible } from "../portal/accessible.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { views } from "../portal/views/index.ts";

/** Where everybody arrives, and where an older person does. */
const FIRST_SCREENS = ["landing", "user-menu"];

// There where is the least room. The deep tier looks at all views, sizes and themes.
lookAtViews(
  views.filter(({ name }) => FIRST_SCREENS.includes(name)),
  {
    begin: (page) => (name) => expectAccessible(page, name, [{ theme: "light", width: 320 }]),
  },
);
