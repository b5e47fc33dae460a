import type { ReactNode } from "react";
import styles from "./unseen.module.css";

interface UnseenProps {
  as?: "span" | "p" | "div" | "legend";
  /** `status` for what is read out whenever it changes. */
  role?: "status";
  children: ReactNode;
}

/** Words for those who hear the page; eyes see the same in another way. */
export function Unseen({ as: Tag = "span", role, children }: UnseenProps) {
  return (
    <Tag role={role} className={styles.unseen}>
      {children}
    </Tag>
  );
}
