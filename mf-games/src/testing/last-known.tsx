import { json, type ReadScreen } from "@acompana/kit/testing";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { OtherGamesMenu } from "../other-games-menu/other-games-menu.tsx";
import { session } from "./play-in-portal.tsx";

const GAMES = "GET /api/users/u1/games";
const played = (gameType: string) => ({
  gameType,
  best: 1480,
  latest: [{ id: "s1", score: 1310, completedAt: "2026-03-02T17:05:00.000Z" }],
  pace: null,
});
const GAME_TYPES = [
  "memory-cards",
  "number-sequence",
  "pattern-memory",
  "visual-memory",
  "sudoku",
  "puzzle",
  "math",
];
const answers = { [GAMES]: () => json(GAME_TYPES.map(played)) };
const reads = { [GAMES]: { shows: "Tu mejor: 1480", nothing: /^Tu mejor: 0/ } };
const other = { ...session, user: { ...session.user, id: "u9" } };

const usual = { setup: { session }, other, answers, reads };

/** Every screen of the area that reads. */
export const screens: ReadScreen[] = [
  { ...usual, name: "memory games", draw: () => <MemoryGamesMenu /> },
  { ...usual, name: "other games", draw: () => <OtherGamesMenu /> },
];
