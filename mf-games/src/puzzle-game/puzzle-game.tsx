import { Button } from "@acompana/kit/ui";
import { RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { EndCard } from "../frame/end-card.tsx";
import { GameOptions } from "../frame/game-options.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { clockTime, timeInWords } from "../frame/play-time.ts";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { GAP, inPlace, isSolved, score, slide } from "./rules.ts";
import { statusOf } from "./status.ts";
import { usePuzzle } from "./use-puzzle.ts";

const words = text.puzzleGame;

/** The sliding puzzle on 3 × 3, 4 × 4 or 5 × 5 places. */
export function PuzzleGame() {
  const { board, playedMs, level, sounds, act, restart } = usePuzzle();
  const [pressed, setPressed] = useState({ in: board.dealt, tile: null as number | null });
  const table = useRef<HTMLTableElement>(null);
  const solved = isSolved(board);
  const seconds = Math.floor(playedMs / 1000);

  const press = (place: number) => {
    const tile = board.tiles[place] ?? GAP;
    if (tile === GAP || solved) return;
    act((now) => slide(now, place), "touch");
    setPressed({ in: board.dealt, tile });
  };
  const playAgain = () => {
    restart();
    // The pressed button goes away with its card.
    table.current?.querySelector("button")?.focus();
  };

  return (
    <GamePage
      title={words.title}
      counters={[
        { name: text.frame.time, value: clockTime(seconds) },
        { name: words.moves, value: board.moves },
        { name: words.inPlace, value: words.progress(inPlace(board), board.tiles.length - 1) },
      ]}
      status={statusOf(board, pressed.in === board.dealt ? pressed.tile : null)}
      end={
        solved && (
          <EndCard points={score(board.moves, seconds)} onAgain={playAgain}>
            {words.summary(board.moves, timeInWords(seconds))}
          </EndCard>
        )
      }
      below={
        <>
          {!solved && (
            <Button icon={RotateCcw} wide onClick={restart}>
              {text.frame.newGame}
            </Button>
          )}
          <GameOptions level={level} sounds={sounds} />
        </>
      }
    >
      <Board board={board} onPress={press} ref={table} />
    </GamePage>
  );
}
