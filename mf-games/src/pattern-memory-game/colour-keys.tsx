import { moveFocus } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import { ColourShape } from "./colour-shape.tsx";
import { nameOf } from "./pattern.tsx";
import styles from "./pattern-memory-game.module.css";
import { COLOURS, type Colour } from "./rules.ts";

const words = text.patternMemory;
/** On a telephone; elsewhere the arrow keys still reach every key. */
const COLUMNS = 3;

interface ColourKeysProps {
  /** The keys stay where they are while something is shown, and take no colour. */
  waiting: boolean;
  onColour: (colour: Colour) => void;
}

/** Six large keys: a shape in its colour, and its name. */
export function ColourKeys({ waiting, onColour }: ColourKeysProps) {
  return (
    <fieldset className={styles.keys} aria-label={words.keys}>
      {COLOURS.map((colour, place) => (
        <button
          key={colour}
          type="button"
          className={styles.key}
          aria-label={nameOf(colour)}
          aria-disabled={waiting}
          onClick={() => onColour(colour)}
          onKeyDown={(event) => moveFocus(event, place, COLUMNS)}
        >
          <ColourShape colour={colour} />
          <span>{words.colours[colour]}</span>
        </button>
      ))}
    </fieldset>
  );
}
