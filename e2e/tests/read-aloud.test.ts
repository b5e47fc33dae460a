import { listenToViews } from "../portal/read-aloud.ts";
import { personViews } from "../portal/views/index.ts";

// A screen, a game, and what must never be said, a typed digit; the slow tier listens to all.
listenToViews(
  personViews.filter(({ name }) => /^(pin|reminders|visual-memory-game-input)$/.test(name)),
);
