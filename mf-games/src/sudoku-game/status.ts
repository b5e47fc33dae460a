import { text } from "../text.ts";
import { blanks, isGiven, isWon, repeated, type SudokuState } from "./rules.ts";

const words = text.sudokuGame;

/** Where a cell is and what it holds, as it is read out. */
export function cellName(board: SudokuState, position: number, marked = repeated(board)): string {
  const place = words.place(Math.floor(position / board.size) + 1, (position % board.size) + 1);
  const digit = board.cells[position] ?? 0;
  if (digit === 0) return words.empty(place);
  const name = isGiven(board, position) ? words.given(place, digit) : words.written(place, digit);
  return marked.has(position) ? words.repeated(name) : name;
}

/** What has just happened at a cell, in kind words; null before anything has. */
export function statusOf(board: SudokuState, touched: number | null, hinted = false): string {
  if (isWon(board)) return words.won;
  if (touched === null) return words.start;
  const marked = repeated(board);
  const name = cellName(board, touched, marked);
  const left = blanks(board);
  if (left === 0) return words.full;
  if (hinted) return `${words.hinted(name)} ${words.more(left)}`;
  const digit = board.cells[touched] ?? 0;
  if (marked.has(touched) && !isGiven(board, touched)) return `${name}. ${words.twice(digit)}`;
  return `${name}. ${words.more(left)}`;
}
