import { defineArea } from "@acompana/kit/area";
import { ReadAloudFrame } from "@acompana/kit/read-aloud";
import { name, type screens } from "../area.json";
import { inPortal } from "./host/portal-host.tsx";

declare module "@acompana/kit/screens" {
  interface Screens extends Record<keyof typeof screens, unknown> {}
}

export default defineArea(
  name,
  {
    "games-menu": () => import("./games-menu/games-menu.tsx").then((m) => m.GamesMenu),
    "memory-games-menu": () =>
      import("./memory-games-menu/memory-games-menu.tsx").then((m) => m.MemoryGamesMenu),
    "other-games-menu": () =>
      import("./other-games-menu/other-games-menu.tsx").then((m) => m.OtherGamesMenu),
    "memory-game": () =>
      import("./memory-game/memory-game.tsx").then((m) => inPortal(m.MemoryGame)),
    "sudoku-game": () =>
      import("./sudoku-game/sudoku-game.tsx").then((m) => inPortal(m.SudokuGame)),
    "puzzle-game": () =>
      import("./puzzle-game/puzzle-game.tsx").then((m) => inPortal(m.PuzzleGame)),
    "math-game": () => import("./math-game/math-game.tsx").then((m) => inPortal(m.MathGame)),
    "number-sequence-game": () =>
      import("./number-sequence-game/number-sequence-game.tsx").then((m) =>
        inPortal(m.NumberSequenceGame),
      ),
    "pattern-memory-game": () =>
      import("./pattern-memory-game/pattern-memory-game.tsx").then((m) =>
        inPortal(m.PatternMemoryGame),
      ),
    "visual-memory-game": () =>
      import("./visual-memory-game/visual-memory-game.tsx").then((m) =>
        inPortal(m.VisualMemoryGame),
      ),
  },
  { frame: ReadAloudFrame },
);
