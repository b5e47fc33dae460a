import type { ReactNode } from "react";
import styles from "./home-slots.module.css";

interface HomeSlotsProps {
  /** One line about what cannot wait, or nothing; its place is there before it is known. */
  urgent?: ReactNode;
  /** Date, time and the next reminder. */
  now: ReactNode;
  /** The cards that the areas declare. */
  cards: ReactNode;
  /** One line about what is pleasant to know, or nothing. */
  strip?: ReactNode;
}

/** The places of the home, in their order. All of them fit a low tablet without scrolling. */
export function HomeSlots({ urgent, now, cards, strip }: HomeSlotsProps) {
  return (
    <div className={styles.slots}>
      <div className={styles.top}>
        <div className={styles.urgent}>{urgent}</div>
        {now}
      </div>
      {cards}
      {strip && <div className={styles.strip}>{strip}</div>}
    </div>
  );
}
