import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface CheckFieldProps {
  label: ReactNode;
  hint?: string;
  /** What is wrong; tied to the box and announced. */
  error?: string | undefined;
  required?: boolean;
  checked: boolean;
  onValue: (checked: boolean) => void;
}

/** A checkbox whose whole row can be pressed. */
export function CheckField({ label, hint, error, required, checked, onValue }: CheckFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
