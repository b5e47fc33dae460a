import { text } from "../text.ts";
import { canSlide, GAP, isSolved, type PuzzleState } from "./rules.ts";

const words = text.puzzleGame;

/** Where a place is, and which tile lies on it, as it is read out. */
export function placeName(board: PuzzleState, place: number): string {
  const tile = board.tiles[place] ?? GAP;
  const where = placeWords(board, place);
  if (tile === GAP) return words.gap(where);
  const name = words.tile(tile, where);
  const placed = tile === place + 1 ? words.placed(name) : name;
  return canSlide(board, place) && !isSolved(board) ? words.movable(placed) : placed;
}

/** What has just happened to the tile that was pressed, in kind words; null before any was. */
export function statusOf(board: PuzzleState, pressed: number | null, hinted = false): string {
  if (isSolved(board)) return words.won;
  if (pressed === null) return words.start(board.tiles.length - 1);
  if (hinted) return words.hinted(pressed);
  const place = board.tiles.indexOf(pressed);
  if (canSlide(board, place)) {
    // It lies beside the gap because it has just come from there.
    return place === pressed - 1
      ? words.movedHome(pressed)
      : words.moved(pressed, placeWords(board, place));
  }
  return words.stays(pressed);
}

function placeWords({ size }: PuzzleState, place: number): string {
  return words.place(Math.floor(place / size) + 1, (place % size) + 1);
}
