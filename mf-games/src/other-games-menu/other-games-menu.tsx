import { Calculator, Grid3x3, Puzzle } from "lucide-react";
import { type MenuEntry, MenuPage } from "../menu-page/menu-page.tsx";
import { text } from "../text.ts";

const words = text.otherGamesMenu;

const entries: readonly MenuEntry[] = [
  {
    screen: "sudoku-game",
    game: "sudoku",
    icon: Grid3x3,
    title: words.sudoku,
    line: words.sudokuLine,
    level: "variable",
  },
  {
    screen: "puzzle-game",
    game: "puzzle",
    icon: Puzzle,
    tone: "accent",
    title: words.puzzle,
    line: words.puzzleLine,
    level: "variable",
  },
  {
    screen: "math-game",
    game: "math",
    icon: Calculator,
    title: words.math,
    line: words.mathLine,
    level: "variable",
  },
];

/** Sudoku, sliding puzzle and sums: the player chooses the level inside. */
export function OtherGamesMenu() {
  return <MenuPage title={words.title} line={words.line} entries={entries} />;
}
