import { TriangleAlert } from "lucide-react";
import { moveFocus, rowsOf } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import styles from "./board.module.css";
import { GRIDS, isGiven, repeated, type SudokuState } from "./rules.ts";
import { cellName } from "./status.ts";

interface BoardProps {
  board: SudokuState;
  selected: number;
  onSelect: (position: number) => void;
}

/** The grid: one stop for Tab, the arrow keys inside it. Thicker lines part the boxes. */
export function Board({ board, selected, onSelect }: BoardProps) {
  const { size, difficulty } = board;
  const { boxRows, boxColumns } = GRIDS[difficulty];
  const marked = repeated(board);
  return (
    <table
      // Rows and cells of a table that is a grid are those of a grid; screen readers leave its keys alone.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is played cell by cell
      role="grid"
      className={`${styles.board} ${styles[difficulty]}`}
      aria-label={text.sudokuGame.board}
    >
      <tbody>
        {rowsOf(size).map((places, row) => (
          <tr key={places[0]} className={row % boxRows === 0 ? styles.boxTop : undefined}>
            {places.map((position, column) => (
              <td
                key={position}
                className={column % boxColumns === 0 ? styles.boxStart : undefined}
              >
                <button
                  type="button"
                  className={`${styles.cell} ${isGiven(board, position) ? styles.given : ""}`}
                  tabIndex={position === selected ? 0 : -1}
                  aria-label={cellName(board, position, marked)}
                  aria-pressed={position === selected}
                  onClick={() => onSelect(position)}
                  onFocus={() => onSelect(position)}
                  onKeyDown={(event) => moveFocus(event, position, size)}
                >
                  {board.cells[position] || ""}
                  {marked.has(position) && (
                    <TriangleAlert aria-hidden="true" className={styles.mark} />
                  )}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
