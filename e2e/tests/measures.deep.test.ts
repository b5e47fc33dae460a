import { lookAtViews } from "../portal/look-at-views.ts";
import { expectMeasures } from "../portal/measures.ts";
import { views } from "../portal/views/index.ts";

lookAtViews(
  views.filter(({ name }) =>
    /^(user-menu-(news|consent)|reminders|reminders-new-(what|check)|reminder-ringing|support-messages)$/.test(
      name,
    ),
  ),
  {
    promise: "are as large and as coloured as they were drawn",
    begin: (page) => (name) => expectMeasures(page, name),
  },
);
