import type { ReactNode } from "react";
import styles from "./drawing.module.css";

interface DrawingProps {
  /** Flat shapes in a square of 120 units, lit from the upper right. */
  children: ReactNode;
}

/** The sheet of a drawing; it fills what it stands in, and says nothing to a screen reader. */
export const Drawing = ({ children }: DrawingProps) => (
  <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 120 120" fill="none">
    {children}
  </svg>
);
