import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { settingsText } from "../text/settings.ts";
import styles from "./settings.module.css";

interface ToggleProps {
  icon: LucideIcon;
  label: string;
  /** What it means, in one line. */
  line: string;
  /** Id of what else is said of it. */
  describedBy?: string | undefined;
  on: boolean;
  /** When what is not on yet begins, in words. */
  begins?: string | null;
  onToggle: (on: boolean) => void;
}

/** A large row that is one switch; it says 'Sí' or 'No' besides moving. */
export function Toggle({
  icon: Icon,
  label,
  line,
  describedBy,
  on,
  begins,
  onToggle,
}: ToggleProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={[`${id}-line`, begins && `${id}-begins`, describedBy]
        .filter(Boolean)
        .join(" ")}
      className={styles.toggle}
      onClick={() => onToggle(!on)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-line`} className={styles.line}>
          {line}
        </span>
        {begins && (
          <span id={`${id}-begins`} className={styles.begins}>
            {begins}
          </span>
        )}
      </span>
      <span className={styles.state}>
        <span className={on ? `${styles.track} ${styles.on}` : styles.track} aria-hidden="true" />
        <span>{on ? settingsText.yes : settingsText.no}</span>
      </span>
    </button>
  );
}
