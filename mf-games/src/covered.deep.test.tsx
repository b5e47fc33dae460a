import type { ScreenName } from "@acompana/kit/area";
import { ScreenProvider, useScreen } from "@acompana/kit/area";
import { fireEvent, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { inPortal } from "./host/portal-host.tsx";
import { MathGame } from "./math-game/math-game.tsx";
import { MemoryGame } from "./memory-game/memory-game.tsx";
import { NumberSequenceGame } from "./number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "./pattern-memory-game/pattern-memory-game.tsx";
import { PuzzleGame } from "./puzzle-game/puzzle-game.tsx";
import { SudokuGame } from "./sudoku-game/sudoku-game.tsx";
import { pass, playInPortal } from "./testing/play-in-portal.tsx";
import { VisualMemoryGame } from "./visual-memory-game/visual-memory-game.tsx";

beforeEach(() => void vi.useFakeTimers());

/** Every game screen that the portal has; one without a line here does not compile. */
const GAMES: Record<Extract<ScreenName, `${string}-game`>, ComponentType> = {
  "memory-game": MemoryGame,
  "number-sequence-game": NumberSequenceGame,
  "pattern-memory-game": PatternMemoryGame,
  "visual-memory-game": VisualMemoryGame,
  "sudoku-game": SudokuGame,
  "puzzle-game": PuzzleGame,
  "math-game": MathGame,
};

/** The game with two buttons of the test's own, which put a dialog over it and take it away. */
function coverable(Rules: ComponentType) {
  const Game = inPortal(Rules);
  return function Coverable() {
    const given = useScreen();
    const [isCovered, setCovered] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setCovered(true)}>
          Cubrir
        </button>
        <button type="button" onClick={() => setCovered(false)}>
          Descubrir
        </button>
        <ScreenProvider value={{ ...given, isCovered }}>
          <section aria-label="juego">
            <Game />
          </section>
        </ScreenProvider>
      </>
    );
  };
}

const game = () => screen.getByRole("region", { name: "juego" }).innerHTML;

test.each(Object.entries(GAMES))(
  "a dialog over %s lets its time stand still, which goes on after it",
  async (_name, Game) => {
    playInPortal(coverable(Game));
    await pass(0);
    const start = screen.queryByRole("button", { name: "Empezar" });
    if (start) fireEvent.click(start);
    await pass(500);

    fireEvent.click(screen.getByText("Cubrir"));
    const covered = game();
    await pass(60_000);
    expect(game()).toBe(covered);

    fireEvent.click(screen.getByText("Descubrir"));
    await pass(10_000);
    expect(game()).not.toBe(covered);
  },
);
