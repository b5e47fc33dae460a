import type { ReactNode } from "react";
import styles from "./in-place-of.module.css";

interface BusyLabelProps {
  busy: boolean;
  /** What it says while it is busy. */
  doing: string;
  /** What it says else. */
  children: string;
}

/** The words of a button that says what it does; they always take the room of the longer ones. */
export const BusyLabel = ({ busy, doing, children }: BusyLabelProps) => (
  <InPlaceOf other={busy ? children : doing}>{busy ? doing : children}</InPlaceOf>
);

interface InPlaceOfProps {
  /** What stands here at other times. It is neither seen nor read. */
  other: string;
  children: ReactNode;
}

/** Takes at least the room of another text, so that what follows stays where it is. */
export const InPlaceOf = ({ other, children }: InPlaceOfProps) => (
  <span className={styles.place} data-other={other}>
    <span>{children}</span>
  </span>
);
