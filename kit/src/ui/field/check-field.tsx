import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface CheckFieldProps {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onValue: (checked: boolean) => void;
}

/** A checkbox whose whole row can be pressed. */
export function CheckField({ label, hint, checked, onValue }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
