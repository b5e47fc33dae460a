export { games, usePlayedGames } from "./use-games.ts";
