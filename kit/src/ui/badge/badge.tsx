import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./badge.module.css";

interface BadgeProps {
  /**
   * `waiting` for what is overdue, without alarm; `alert` for what is not seen yet, red as it is
   * specified; `plain` has no edge.
   */
  tone?: "calm" | "plain" | "good" | "waiting" | "alert";
  icon?: LucideIcon;
  children: ReactNode;
}

/** A short word in a pill. Its meaning never rests on its colour. */
export function Badge({ tone = "calm", icon: Icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`} data-badge="">
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      {children}
    </span>
  );
}
