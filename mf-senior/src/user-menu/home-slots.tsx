import { type ReactNode, Suspense } from "react";
import styles from "./home-slots.module.css";

interface HomeSlotsProps {
  /** The hour, and what waits or comes next; its place is there before that is known. */
  today: ReactNode;
  /** The cards that the areas declare. */
  cards: ReactNode;
  /** What a tall window has room for beside the tools, where there are no notices. */
  photo: ReactNode;
  /** What is to be read or decided, or nothing. It may be on its way. */
  notices?: ReactNode;
  /** The buttons that are seldom needed; absent until it is known whether notices stand above. */
  tools?: ReactNode;
}

/**
 * The places of the home, in their order. All but the photo fit a low tablet without scrolling.
 */
export function HomeSlots({ today, cards, photo, notices, tools }: HomeSlotsProps) {
  return (
    <div className={styles.slots}>
      {today}
      {cards}
      <div className={styles.foot}>
        <Suspense>
          {notices ? <div className={styles.notices}>{notices}</div> : photo}
          {tools && <div className={styles.tools}>{tools}</div>}
        </Suspense>
      </div>
    </div>
  );
}
