import { adminViews } from "./admin.ts";
import { gamesViews } from "./games.ts";
import { otherGamesViews } from "./other-games.ts";
import { seniorViews } from "./senior.ts";
import { shellViews } from "./shell.ts";
import { supportViews } from "./support.ts";
import type { View } from "./village.ts";

/** Every screen, and every dialog that one of them opens. */
export const views: View[] = [
  ...shellViews,
  ...adminViews,
  ...seniorViews,
  ...gamesViews,
  ...otherGamesViews,
  ...supportViews,
];
