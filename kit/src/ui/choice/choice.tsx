import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onValue: (value: Value) => void;
  /** `large` for 72 px, sharing the width; `long` for labels that a telephone puts on lines of their own. */
  size?: "normal" | "large" | "long";
}

/** One of a few: real radio buttons, so keys work as expected; more than a colour marks the chosen one. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onValue, size = "normal" } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={`${styles.options} ${styles[size]}`}>
        {options.map(({ value: own, label, icon: Icon }) => (
          <label key={own} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={own}
              className={styles.radio}
              checked={own === value}
              onChange={() => onValue(own)}
            />
            {Icon && <Icon aria-hidden="true" className={styles.icon} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
