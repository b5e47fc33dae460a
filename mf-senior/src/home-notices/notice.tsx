import type { ReactNode } from "react";
import styles from "./home-notices.module.css";

/** A calm card of the home: what there is to know, and what one can do. */
export function Notice({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <section className={styles.notice} aria-label={sentence}>
      <p>{sentence}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
