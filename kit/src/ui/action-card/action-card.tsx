import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./action-card.module.css";

interface ActionCardProps {
  icon: LucideIcon;
  title: string;
  /** One line under the title: what is new here. */
  line?: ReactNode;
  /** Colour family of the icon; the meaning is always in the words. */
  tone?: "primary" | "accent";
  badge?: ReactNode;
  /** Looks unavailable but still answers a press, which tells why. */
  dimmed?: boolean;
  /** `tall` stands the icon over the words where there is room: for the few cards of a choice. */
  shape?: "wide" | "tall";
  onPress: () => void;
}

/** A large card that is one button: a drawn icon, a title and a line. */
export function ActionCard(props: ActionCardProps) {
  const { icon: Icon, title, line, tone = "primary", badge, dimmed = false, onPress } = props;
  const classes = [styles.card, dimmed && styles.dimmed, props.shape === "tall" && styles.tall];
  return (
    // `data-aloud`: a button that carries content, for those who have the screen read to them.
    <button
      type="button"
      data-aloud=""
      className={classes.filter(Boolean).join(" ")}
      onClick={onPress}
    >
      <span className={`${styles.icon} ${styles[tone]}`}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {line && <span className={styles.line}>{line}</span>}
        {badge}
      </span>
    </button>
  );
}
