import { type Ref, type TextareaHTMLAttributes, useId } from "react";
import styles from "./field.module.css";

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange" | "id"> {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; tied to the box and announced. */
  error?: string | undefined;
  onValue: (value: string) => void;
}

/** A labelled box for several lines. `error` marks it invalid and is read with it. */
export function TextArea({ label, hint, error, onValue, required, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onValue(event.target.value)}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
