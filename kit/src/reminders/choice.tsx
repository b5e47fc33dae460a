import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import styles from "./reminder-form.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few, as large chips; a mark as well as the colour shows the chosen one. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onValue } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value: own, label, icon: Icon }) => (
          <label key={own} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={own === value}
              onChange={() => onValue(own)}
            />
            {Icon && <Icon aria-hidden="true" className={styles.chipIcon} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
