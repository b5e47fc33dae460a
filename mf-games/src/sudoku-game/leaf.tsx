import styles from "./board.module.css";

/** Grows under the digits of a finished box, over so many columns and rows of cells. */
export const Leaf = ({ columns, rows }: { columns: number; rows: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    className={styles.leaf}
    style={{ width: `${columns * 100}%`, height: `${rows * 100}%` }}
  >
    <path d="M10 91C1 42 38 7 93 8c1 52-28 88-83 83Z" />
    <path className={styles.vein} d="M6 96 72 28M30 71V44m0 27h28M51 50V27m0 23h24" />
  </svg>
);
