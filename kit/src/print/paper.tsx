import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./paper.module.css";

/**
 * What the browser prints in the place of the page, while this is mounted. The screen does not show
 * it. Black on white, whatever the theme.
 */
export function Paper({ children }: { children: ReactNode }) {
  return createPortal(<div className={styles.paper}>{children}</div>, document.body);
}

interface SheetProps {
  title: string;
  children: ReactNode;
}

/** One page of A4, with its heading. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <section className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
