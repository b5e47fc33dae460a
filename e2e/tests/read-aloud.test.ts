import { listenToViews } from "../portal/read-aloud.ts";
import { personViews } from "../portal/views/index.ts";

// What must never be said, a typed digit, and whose; all views are listened to in the slow tier.
listenToViews(personViews.filter(({ name }) => name === "pin"));
