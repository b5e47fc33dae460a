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
  /** What stands in the place of 'Sí' and 'No': when it begins. */
  state?: string | null;
  onToggle: (on: boolean) => void;
}

/** A large row that is one switch; it says 'Sí' or 'No' besides moving. */
export function Toggle({ icon: Icon, label, line, describedBy, on, state, onToggle }: ToggleProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={[`${id}-line`, state && `${id}-state`, describedBy]
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
      </span>
      <span className={styles.state}>
        <span className={on ? `${styles.track} ${styles.on}` : styles.track} aria-hidden="true" />
        <span id={`${id}-state`}>{state ?? (on ? settingsText.yes : settingsText.no)}</span>
      </span>
    </button>
  );
}
