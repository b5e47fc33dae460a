import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  as?: "span" | "p" | "div" | "legend";
  /** `status` for what is read out whenever it changes. */
  role?: "status";
  children: ReactNode;
}

/** Text for screen readers alone. The page shows the same in another way. */
export function VisuallyHidden({ as: Tag = "span", role, children }: VisuallyHiddenProps) {
  return (
    <Tag role={role} className={styles.hidden}>
      {children}
    </Tag>
  );
}
