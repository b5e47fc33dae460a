import { holdStill } from "@acompana/kit/touch";
import { Check } from "lucide-react";
import { type CSSProperties, useId, useState } from "react";
import { moveFocus, rowsOf } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import styles from "./board.module.css";
import { type Slid, slidBetween, type Tiles } from "./boards.ts";
import { Mill, PICTURE_SIDE } from "./mill.tsx";
import { GAP, isSolved, type PuzzleState } from "./rules.ts";
import { placeName } from "./status.ts";

interface BoardProps {
  board: PuzzleState;
  onPress: (place: number) => void;
}

/**
 * The tiles, cut from one picture: one stop for Tab, the arrow keys between the places. Solved, the
 * gaps close and the last piece of the picture appears.
 */
export function Board({ board, onPress }: BoardProps) {
  const { tiles, size, difficulty } = board;
  const [visited, setVisited] = useState(0);
  const slid = useSlid(tiles);
  const picture = useId();
  const solved = isSolved(board);
  // A smaller board may come after a larger one.
  const stop = visited < tiles.length ? visited : 0;
  return (
    <>
      <svg aria-hidden="true" className={styles.picture}>
        <g id={picture}>
          <Mill />
        </g>
      </svg>
      <table
        // A grid's rows and cells are those of a grid; screen readers leave its keys alone.
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: played place by place
        role="grid"
        className={`${styles.board} ${styles[difficulty]} ${solved ? styles.solved : ""}`}
        aria-label={text.puzzleGame.board}
        ref={holdStill}
        data-each-press=""
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
                    {...(tiles[place] === GAP && { "data-aloud-as": text.puzzleGame.gapAlone })}
                    onClick={() => onPress(place)}
                    onFocus={() => setVisited(place)}
                    onKeyDown={(event) => moveFocus(event, place, size)}
                  >
                    {(tiles[place] !== GAP || solved) && (
                      <Tile
                        key={tiles[place]}
                        tile={tiles[place] ?? GAP}
                        place={place}
                        size={size}
                        picture={picture}
                        cameFrom={slid?.to === place ? slid.from : null}
                      />
                    )}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The slide that led to these tiles; null when they were dealt. */
function useSlid(tiles: Tiles): Slid | null {
  const [seen, see] = useState({ tiles, slid: null as Slid | null });
  if (seen.tiles === tiles) return seen.slid;
  const slid = slidBetween(seen.tiles, tiles);
  see({ tiles, slid });
  return slid;
}

interface TileProps {
  /** The gap is the last piece of the picture, which has no number. */
  tile: number;
  place: number;
  size: number;
  /** Id of the picture that it is cut from. */
  picture: string;
  /** The place beside it from which it slides; null when it has been lying there. */
  cameFrom: number | null;
}

function Tile({ tile, place, size, picture, cameFrom }: TileProps) {
  const home = (tile === GAP ? size * size : tile) - 1;
  const side = PICTURE_SIDE / size;
  const [x, y] = [(home % size) * side, Math.floor(home / size) * side];
  const isHome = home === place && tile !== GAP;
  return (
    <span
      className={[
        styles.tile,
        isHome && styles.home,
        tile === GAP && styles.last,
        cameFrom !== null && styles.slides,
      ]
        .filter(Boolean)
        .join(" ")}
      style={cameFrom === null ? undefined : slideFrom(cameFrom, place, size)}
    >
      <svg aria-hidden="true" viewBox={`${x} ${y} ${side} ${side}`}>
        <use href={`#${picture}`} />
      </svg>
      {tile !== GAP && <span className={styles.disc}>{tile}</span>}
      {isHome && <Check aria-hidden="true" className={styles.check} />}
    </span>
  );
}

/** Where a tile of `place` begins to slide, in widths of a place. */
const slideFrom = (from: number, place: number, size: number) =>
  ({
    "--from-column": (from % size) - (place % size),
    "--from-row": Math.floor(from / size) - Math.floor(place / size),
  }) as CSSProperties;
