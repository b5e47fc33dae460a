import { listenToViews } from "../portal/read-aloud.ts";
import { personViews } from "../portal/views/index.ts";

// All of them are listened to in the slow tier.
const SOME = ["main-select", "pin", "pattern-memory-game-showing"];

listenToViews(personViews.filter(({ name }) => SOME.includes(name)));
