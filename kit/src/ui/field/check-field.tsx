import type { ReactNode } from "react";
import styles from "./field.module.css";
import { FieldError, FieldHint, type FieldWords, useFieldTies } from "./field.tsx";

interface CheckFieldProps extends FieldWords {
  label: ReactNode;
  required?: boolean;
  checked: boolean;
  onValue: (checked: boolean) => void;
}

/** A checkbox whose whole row can be pressed. */
export function CheckField({ label, hint, error, required, checked, onValue }: CheckFieldProps) {
  const ties = useFieldTies({ hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={ties.id}>
        <input
          {...ties}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-required={required}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldHint of={ties.id}>{hint}</FieldHint>
      <FieldError of={ties.id}>{error}</FieldError>
    </div>
  );
}
