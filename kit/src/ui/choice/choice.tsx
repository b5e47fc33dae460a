import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ControlLabel } from "../control-label/control-label.tsx";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** `picture` is what `size="faces"` shows beside the label. */
  options: readonly { value: Value; label: string; icon?: LucideIcon; picture?: ReactNode }[];
  value: Value;
  onValue: (value: Value) => void;
  /**
   * `large` for 72 px, sharing the width; `long`: on a telephone each has its own line; `faces`:
   * people, as wide as each other, the radio button on the edge of the picture.
   */
  size?: "normal" | "large" | "long" | "faces";
}

/** One of a few: real radio buttons, so keys work; more than a colour marks the chosen one. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onValue, size = "normal" } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={`${styles.options} ${styles[size]}`}>
        {options.map(({ value: own, label, icon: Icon, picture }) => (
          <ControlLabel
            key={own}
            className={`${styles.option} ${own === value ? styles.chosen : ""}`}
          >
            <input
              type="radio"
              name={name}
              value={own}
              className={styles.radio}
              checked={own === value}
              onChange={() => onValue(own)}
            />
            {picture}
            {Icon && <Icon aria-hidden="true" className={styles.icon} />}
            <span>{label}</span>
          </ControlLabel>
        ))}
      </div>
    </fieldset>
  );
}
