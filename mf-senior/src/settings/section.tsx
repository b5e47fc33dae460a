import { ListenToPart } from "@acompana/kit/read-aloud";
import type { ReactNode } from "react";
import styles from "./settings.module.css";

/** Settings of one kind, which can be heard alone if it takes a while; first what can be set. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <ListenToPart part={title} isForLong />
    </section>
  );
}
