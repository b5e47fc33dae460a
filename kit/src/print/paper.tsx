import { type ReactNode, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import styles from "./paper.module.css";

/**
 * What the browser prints in the place of the page, while this is mounted. The screen does not show
 * it. Black on white, whatever the theme.
 */
export function Paper({ children }: { children: ReactNode }) {
  usePageMark("prints");
  return createPortal(<div className={styles.paper}>{children}</div>, document.body);
}

/**
 * Marks the page as `data-…` while something is mounted, for the styles of what is printed: not
 * every browser of the floor can ask by `:has`. One at a time bears a name.
 */
export function usePageMark(name: string): void {
  useLayoutEffect(() => {
    document.body.dataset[name] = "";
    return () => {
      delete document.body.dataset[name];
    };
  }, [name]);
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
