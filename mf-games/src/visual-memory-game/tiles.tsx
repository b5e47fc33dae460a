import { holdStill } from "@acompana/kit/touch";
import { Check, Circle, Star } from "lucide-react";
import { moveFocus } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import { SIDE, TILES, type VisualGame } from "./rules.ts";
import styles from "./visual-memory-game.module.css";

const words = text.visualMemory;
const PLACES = [...Array(TILES).keys()];

/** 'Fila 2, columna 3' for tile 6. */
export function tileName(tile: number): string {
  return words.tile(Math.floor(tile / SIDE) + 1, (tile % SIDE) + 1);
}

interface TilesProps {
  game: VisualGame;
  onTile: (tile: number) => void;
}

/** The 4 × 4 tiles. Tab goes through them all, the arrow keys over the grid. */
export function Tiles({ game, onTile }: TilesProps) {
  return (
    <fieldset
      className={`${styles.board} ${game.phase === "lost" ? styles.ended : ""}`}
      aria-label={words.board}
      ref={holdStill}
      data-each-press=""
      data-aloud-as={words.tiles(
        TILES / SIDE,
        SIDE,
        PLACES.filter((tile) => lookOf(game, tile) !== "plain").map((tile) =>
          words[lookOf(game, tile) as Exclude<Look, "plain">](tileName(tile)),
        ),
      )}
    >
      {PLACES.map((tile) => {
        const look = lookOf(game, tile);
        return (
          <button
            key={tile}
            type="button"
            className={`${styles.tile} ${styles[look]}`}
            aria-label={labelOf(look, tileName(tile))}
            aria-pressed={game.phase === "input" ? look === "chosen" : undefined}
            // Not `disabled`: the focus stays where the person left it.
            aria-disabled={game.phase !== "input"}
            onClick={() => onTile(tile)}
            onKeyDown={(event) => moveFocus(event, tile, SIDE)}
          >
            {(look === "lit" || look === "missed") && <Star aria-hidden="true" />}
            {(look === "chosen" || look === "found") && <Check aria-hidden="true" />}
            {look === "other" && <Circle aria-hidden="true" />}
          </button>
        );
      })}
    </fieldset>
  );
}

type Look = "plain" | "lit" | "chosen" | "found" | "missed" | "other";

/** How a tile looks; each look has a picture of its own beside its colour. */
function lookOf({ phase, target, given }: VisualGame, tile: number): Look {
  const isTarget = target.includes(tile);
  const isGiven = given.includes(tile);
  if (phase === "showing") return isTarget ? "lit" : "plain";
  if (phase === "input") return isGiven ? "chosen" : "plain";
  if (isTarget) return isGiven ? "found" : "missed";
  return isGiven ? "other" : "plain";
}

function labelOf(look: Look, name: string): string {
  return look === "plain" || look === "chosen" ? name : words[look](name);
}
