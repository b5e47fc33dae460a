import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  as?: "span" | "p" | "div" | "legend";
  /** `status` for what is read out whenever it changes. */
  role?: "status";
  /** The same of what is no message of the screen but of one thing in it. */
  "aria-live"?: "polite";
  children: ReactNode;
}

/** Text for screen readers alone. The page shows the same in another way. */
export function VisuallyHidden({ as: Tag = "span", children, ...spoken }: VisuallyHiddenProps) {
  return (
    // `data-by-ear`: not read aloud to those who have the screen read as it is seen.
    <Tag {...spoken} data-by-ear="" className={styles.hidden}>
      {children}
    </Tag>
  );
}
