import type { ReactNode } from "react";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** The first, which is read first where they stand one below the other. */
  first: ReactNode;
  second: ReactNode;
  /** Whether the first has as little room as filters need, so that the second has more. */
  isFilter?: boolean;
}

/** Two parts of a page, beside each other in a wide window, else one below the other. */
export function Columns({ first, second, isFilter = false }: ColumnsProps) {
  return (
    <div className={`${styles.columns} ${isFilter ? styles.filters : ""}`}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  );
}
