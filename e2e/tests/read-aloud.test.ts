import { listenToViews } from "../portal/read-aloud.ts";
import { personViews } from "../portal/views/index.ts";

// A screen, a game, and what must never be said, a typed digit; all are listened to in the slow tier.
listenToViews(personViews.filter(({ name }) => /^(pin|reminders|sudoku-game)$/.test(name)));
