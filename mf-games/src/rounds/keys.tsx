import { holdStill } from "@acompana/kit/touch";
import type { Key, ReactNode } from "react";
import { moveFocus } from "../frame/grid-focus.ts";
import styles from "./keys.module.css";

/** On most screens; elsewhere the arrow keys still reach every key. */
const COLUMNS = 3;

interface KeysProps<Item> {
  items: readonly Item[];
  of: "digits" | "colours";
  label: string;
  /** They stay where they are while something is shown, and take nothing. */
  waiting: boolean;
  onItem: (item: Item) => void;
  /** How an item is called where its drawing does not say so. */
  name?: (item: Item) => string;
  /** How an item looks on its key. */
  draw: (item: Item) => ReactNode;
}

/** Large keys, laid out as on a telephone, by which a player gives back what was shown. */
export function Keys<Item extends Key>(props: KeysProps<Item>) {
  const { items, of, label, waiting, onItem, name, draw } = props;
  return (
    <fieldset
      className={`${styles.keys} ${styles[of]}`}
      aria-label={label}
      ref={holdStill}
      data-each-press=""
    >
      {items.map((item, place) => (
        <button
          key={item}
          type="button"
          className={styles.key}
          aria-label={name?.(item)}
          aria-disabled={waiting}
          onClick={() => onItem(item)}
          onKeyDown={(event) => moveFocus(event, place, COLUMNS)}
        >
          {draw(item)}
        </button>
      ))}
    </fieldset>
  );
}
