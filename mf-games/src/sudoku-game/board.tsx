import { holdStill } from "@acompana/kit/touch";
import { TriangleAlert } from "lucide-react";
import type { Ref } from "react";
import { moveFocus, rowsOf } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import styles from "./board.module.css";
import { Leaf } from "./leaf.tsx";
import { finishedBoxes, GRIDS, isGiven, repeated, type SudokuState } from "./rules.ts";
import { cellName } from "./status.ts";

interface BoardProps {
  board: SudokuState;
  selected: number;
  /** Holds the row of the selected cell. */
  row: Ref<HTMLTableRowElement>;
  /** Nothing is written any more: the selected cell looks like the others. */
  isOver: boolean;
  onSelect: (position: number) => void;
}

/**
 * The grid: one stop for Tab, the arrow keys inside it. Thicker lines part the boxes; a leaf lies
 * under the digits of a box that is finished.
 */
export function Board({ board, selected, row: selectedRow, isOver, onSelect }: BoardProps) {
  const { size, difficulty } = board;
  const { boxRows, boxColumns } = GRIDS[difficulty];
  const marked = repeated(board);
  const finished = finishedBoxes(board, marked);
  const isShaded = (row: number, column: number) =>
    (Math.floor(row / boxRows) + Math.floor(column / boxColumns)) % 2 === 1;
  return (
    <table
      // A grid's rows and cells are those of a grid; screen readers leave its keys alone.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is played cell by cell
      role="grid"
      className={`${styles.board} ${styles[difficulty]}`}
      aria-label={text.sudokuGame.board}
      ref={holdStill}
      data-each-press=""
    >
      <tbody>
        {rowsOf(size).map((places, row) => (
          <tr
            key={places[0]}
            ref={places.includes(selected) ? selectedRow : null}
            className={row % boxRows === 0 ? styles.boxTop : undefined}
          >
            {places.map((position, column) => (
              <td
                key={position}
                className={[
                  column % boxColumns === 0 && styles.boxStart,
                  isShaded(row, column) && styles.shade,
                ]
                  .filter(Boolean)
                  .join(" ")}
              >
                {finished.has(position) && <Leaf columns={boxColumns} rows={boxRows} />}
                <button
                  type="button"
                  className={[
                    styles.cell,
                    isGiven(board, position) && styles.given,
                    marked.has(position) && styles.twice,
                  ]
                    .filter(Boolean)
                    .join(" ")}
                  tabIndex={position === selected ? 0 : -1}
                  aria-label={cellName(board, position, marked)}
                  data-aloud-as={saidOf(board, position, isOver, marked.has(position))}
                  aria-pressed={!isOver && position === selected}
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

/** A cell as one of a row that is read aloud: an own digit is told from one that was there. */
function saidOf(board: SudokuState, position: number, isOver: boolean, isRepeated: boolean) {
  const digit = board.cells[position];
  if (!digit) return text.sudokuGame.emptyCell;
  return text.sudokuGame.cell(digit, !isOver && !isGiven(board, position), isRepeated);
}
