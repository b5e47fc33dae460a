import type { Ref, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

interface TextAreaProps
  extends FieldWords,
    // As in `TextField`.
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange" | "id" | "maxLength"> {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  onValue: (value: string) => void;
}

/** A labelled box for several lines. `error` marks it invalid and is read with it. */
export function TextArea({
  label,
  hint,
  error,
  announced,
  onValue,
  required,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, announced }}>
      {(ties) => (
        <textarea
          {...ties}
          className={`${styles.input} ${styles.area}`}
          aria-required={required}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
      )}
    </Field>
  );
}
