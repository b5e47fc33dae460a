import type { InputHTMLAttributes } from "react";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

interface TextFieldProps
  extends FieldWords,
    // A browser would cut within a letter, and without a word: `tooLong` of kit/form says it.
    Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "id" | "maxLength"> {
  label: string;
  onValue: (value: string) => void;
}

/** Empty ones show the present one in Safari, in grey, as if it were filled in. */
const PRESENT_WHEN_EMPTY = ["date", "time"];

/** Without a last day, browsers take years of six digits. */
const LAST_DAY = "9999-12-31";

/** A labelled input. `error` marks it invalid and is read with it. */
export function TextField({
  label,
  hint,
  error,
  announced,
  onValue,
  required,
  ...rest
}: TextFieldProps) {
  const isEmpty = rest.value === "" && PRESENT_WHEN_EMPTY.includes(rest.type ?? "");
  return (
    <Field {...{ label, hint, error, announced }}>
      {(ties) => (
        <input
          {...ties}
          className={`${styles.input} ${isEmpty ? styles.empty : ""}`}
          aria-required={required}
          max={rest.type === "date" ? LAST_DAY : undefined}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
      )}
    </Field>
  );
}
