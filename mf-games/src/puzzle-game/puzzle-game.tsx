import { durationInWords } from "@acompana/kit/format";
import { useState } from "react";
import { timeCounter } from "../frame/counters.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { HelpButtons } from "../frame/help-buttons.tsx";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { nextPress } from "./next-press.ts";
import { GAP, help, inPlace, isSolved, score, slide, takeBack } from "./rules.ts";
import { statusOf } from "./status.ts";
import { usePuzzle } from "./use-puzzle.ts";

const words = text.puzzleGame;

/** The sliding puzzle on 3 × 3, 4 × 4 or 5 × 5 places. */
export function PuzzleGame() {
  const play = usePuzzle();
  const { board, playedMs, act } = play;
  const [pressed, setPressed] = useState({
    in: board.dealt,
    tile: null as number | null,
    hinted: false,
  });
  const solved = isSolved(board);
  const seconds = Math.floor(playedMs / 1000);

  const press = (place: number) => {
    const tile = board.tiles[place] ?? GAP;
    if (tile === GAP || solved) return;
    act((now) => slide(now, place), "touch");
    setPressed({ in: board.dealt, tile, hinted: false });
  };
  const giveHint = () => {
    const place = nextPress(board.tiles, board.size);
    if (place === null) return;
    act(help, "touch");
    setPressed({ in: board.dealt, tile: board.tiles[place] ?? GAP, hinted: true });
  };
  const goBack = () => {
    const place = board.slid.at(-1);
    if (place === undefined) return;
    act(takeBack, "touch");
    setPressed({ in: board.dealt, tile: board.tiles[place] ?? GAP, hinted: false });
  };
  const last = pressed.in === board.dealt ? pressed : null;

  return (
    <GamePage
      title={words.title}
      counters={[
        timeCounter(seconds),
        { name: words.moves, value: board.moves },
        { name: words.inPlace, value: words.progress(inPlace(board), board.tiles.length - 1) },
      ]}
      status={statusOf(board, last?.tile ?? null, last?.hinted)}
      wordy
      play={play}
      controls={
        !solved && (
          <HelpButtons canTakeBack={board.slid.length > 0} onTakeBack={goBack} onHint={giveHint} />
        )
      }
      dealt={board.dealt}
      end={
        solved
          ? {
              points: score(board.moves, seconds),
              line: words.summary(board.moves, durationInWords(seconds)),
            }
          : null
      }
    >
      <Board board={board} onPress={press} />
    </GamePage>
  );
}
