import { useState } from "react";
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
  const play = usePuzzle();
  const { board, playedMs, act } = play;
  const [pressed, setPressed] = useState({ in: board.dealt, tile: null as number | null });
  const solved = isSolved(board);
  const seconds = Math.floor(playedMs / 1000);

  const press = (place: number) => {
    const tile = board.tiles[place] ?? GAP;
    if (tile === GAP || solved) return;
    act((now) => slide(now, place), "touch");
    setPressed({ in: board.dealt, tile });
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
      wordy
      play={play}
      dealt={board.dealt}
      end={
        solved
          ? {
              points: score(board.moves, seconds),
              line: words.summary(board.moves, timeInWords(seconds)),
            }
          : null
      }
    >
      <Board board={board} onPress={press} />
    </GamePage>
  );
}
