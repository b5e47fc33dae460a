import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./action-card.module.css";

/** The portal's hues (tokens.css), one a part of the day. */
export type Hue = "reminders" | "games" | "memories" | "assistant" | "activity" | "messages";

interface ActionCardProps {
  /** Stands in the place of a drawing where there is none. */
  icon: LucideIcon;
  /** A picture of the thing, which has its own colours; it needs a hue for its ground. */
  drawing?: ReactNode;
  hue?: Hue | undefined;
  title: string;
  /** One line under the title: what is new here. */
  line?: ReactNode;
  /** Colour family of the icon; the meaning is always in the words. */
  tone?: "primary" | "accent";
  badge?: ReactNode;
  /** Stands there in the place of line and badge: what draws both. */
  children?: ReactNode;
  /** Filled, for the one thing that a screen is for; it takes neither hue nor tone. */
  isMain?: boolean;
  /** Looks unavailable but still answers a press, which tells why. */
  dimmed?: boolean;
  /** `tall` stands the icon over the words where there is room: for the few cards of a choice. */
  shape?: "wide" | "tall";
  onPress: () => void;
}

/** The line under the title of an `ActionCard`. */
export const ActionLine = ({ children }: { children: ReactNode }) => (
  <span className={styles.line} data-part="line">
    {children}
  </span>
);

/**
 * A large card that is one button: a drawing or an icon, a title and a line. Whoever draws it
 * otherwise names them by `data-part`: `picture`, `words`, and in these `title` and `line`.
 */
export function ActionCard(props: ActionCardProps) {
  const { icon: Icon, title, line, hue, drawing, tone = "primary", badge, dimmed, isMain } = props;
  const classes = [
    styles.card,
    hue && styles.tile,
    dimmed && styles.dimmed,
    isMain && styles.main,
    props.shape === "tall" && styles.tall,
  ];
  const picture = drawing ? styles.drawing : `${styles.icon} ${hue ? styles.hued : styles[tone]}`;
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-hue={hue}
      onClick={props.onPress}
    >
      <span className={picture} data-part="picture">
        {drawing ?? <Icon aria-hidden="true" />}
      </span>
      <span className={styles.words} data-part="words">
        <span className={styles.title} data-part="title">
          {title}
        </span>
        {line && <ActionLine>{line}</ActionLine>}
        {badge}
        {props.children}
      </span>
    </button>
  );
}
