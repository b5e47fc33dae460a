import { durationInWords } from "@acompana/kit/format";
import { ListenToPart } from "@acompana/kit/read-aloud";
import { Button } from "@acompana/kit/ui";
import { Delete } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { timeCounter } from "../frame/counters.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { neighbour } from "../frame/grid-focus.ts";
import { HelpButtons } from "../frame/help-buttons.tsx";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { NumberPad } from "./number-pad.tsx";
import { blanks, help, hintPlace, isWon, score, takeBack, write } from "./rules.ts";
import { statusOf } from "./status.ts";
import { useSudoku } from "./use-sudoku.ts";

const words = text.sudokuGame;

/** Sudoku on 4 × 4, 6 × 6 or 9 × 9 cells. */
export function SudokuGame() {
  const play = useSudoku();
  const { board, playedMs, act } = play;
  const { selected, touched, hinted, select, touch, hint } = useSelection(board.givens);
  const row = useRef<HTMLTableRowElement>(null);
  const won = isWon(board);
  const seconds = Math.floor(playedMs / 1000);

  const put = (digit: number) => {
    act((now) => write(now, selected, digit), "touch");
    touch(selected);
  };
  const giveHint = () => {
    const position = hintPlace(board, selected);
    act((now) => help(now, position), "touch");
    hint(position);
  };
  const step = (key: string) => touch(neighbour(key, selected, board.size) ?? selected);
  const onKey = (event: KeyboardEvent) => {
    if (won || event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = digitOf(event.key);
    if (digit !== null && digit <= board.size) put(digit);
  };

  return (
    <GamePage
      title={words.title}
      counters={[timeCounter(seconds), { name: words.left, value: blanks(board) }]}
      status={statusOf(board, touched, hinted)}
      spoken={touched === null && !won ? words.rule(board.size) : undefined}
      rule={words.rule(board.size)}
      wordy
      play={play}
      dealt={board.givens}
      onKeyDown={onKey}
      controls={
        !won && (
          <>
            <NumberPad size={board.size} onWrite={put} onMove={step} />
            <HelpButtons
              canTakeBack={board.written.length > 0}
              onTakeBack={() => {
                touch(board.written.at(-1)?.position ?? selected);
                act(takeBack, "touch");
              }}
              onHint={giveHint}
            >
              <Button icon={Delete} onClick={() => put(0)}>
                {words.erase}
              </Button>
            </HelpButtons>
          </>
        )
      }
      listen={!won && <ListenToPart label={words.listen} of={() => row.current} />}
      end={
        won
          ? {
              points: score(seconds, board.difficulty),
              line: words.summary(durationInWords(seconds)),
            }
          : null
      }
    >
      <Board board={board} selected={selected} row={row} isOver={won} onSelect={select} />
    </GamePage>
  );
}

/** 1 to 9, 0 for the keys that empty a cell, null for any other. */
function digitOf(key: string): number | null {
  if (key === "Backspace" || key === "Delete") return 0;
  return /^\d$/.test(key) ? Number(key) : null;
}

/**
 * The cell that is written into, and the one of which something was said last, perhaps by a hint. A
 * new board begins at its first blank.
 */
function useSelection(givens: readonly number[]) {
  const first = {
    givens,
    selected: givens.indexOf(0),
    touched: null as number | null,
    hinted: false,
  };
  const [kept, set] = useState(first);
  const now = kept.givens === givens ? kept : first;
  return {
    ...now,
    select: (selected: number) => set({ ...now, selected }),
    touch: (selected: number) => set({ givens, selected, touched: selected, hinted: false }),
    hint: (selected: number) => set({ givens, selected, touched: selected, hinted: true }),
  };
}
