import { Check } from "lucide-react";
import { useState } from "react";
import { moveFocus, rowsOf } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import styles from "./board.module.css";
import { GAP, type PuzzleState } from "./rules.ts";
import { placeName } from "./status.ts";

interface BoardProps {
  board: PuzzleState;
  onPress: (place: number) => void;
}

/** The tiles: one stop for Tab, the arrow keys between the places. */
export function Board({ board, onPress }: BoardProps) {
  const { tiles, size, difficulty } = board;
  const [visited, setVisited] = useState(0);
  // A smaller board may come after a larger one.
  const stop = visited < tiles.length ? visited : 0;
  return (
    <table
      // Rows and cells of a table that is a grid are those of a grid; screen readers leave its keys alone.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is played place by place
      role="grid"
      className={`${styles.board} ${styles[difficulty]}`}
      aria-label={text.puzzleGame.board}
    >
      <tbody>
        {rowsOf(size).map((places) => (
          <tr key={places[0]}>
            {places.map((place) => (
              <td key={place}>
                <button
                  type="button"
                  className={styles.place}
                  tabIndex={place === stop ? 0 : -1}
                  aria-label={placeName(board, place)}
                  onClick={() => onPress(place)}
                  onFocus={() => setVisited(place)}
                  onKeyDown={(event) => moveFocus(event, place, size)}
                >
                  <Tile tile={tiles[place] ?? GAP} isHome={tiles[place] === place + 1} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tile({ tile, isHome }: { tile: number; isHome: boolean }) {
  if (tile === GAP) return null;
  return (
    <span key={tile} className={`${styles.tile} ${isHome ? styles.home : ""}`}>
      {tile}
      {isHome && <Check aria-hidden="true" className={styles.check} />}
    </span>
  );
}
