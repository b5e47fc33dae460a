import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./field.module.css";

/** What is said about a field besides its label. */
export interface FieldWords {
  hint?: string | undefined;
  /** What is wrong with the value; tied to the input and announced. */
  error?: string | undefined;
  /**
   * For an error that changes while one types: what is announced of it, politely and only where
   * these words change. Empty while there is none, so that the region is there before it speaks.
   */
  announced?: string | undefined;
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldTies {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Ties for an input; `FieldHint` and `FieldError` of its id say the words. */
export function useFieldTies({ hint, error }: FieldWords): FieldTies {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

interface LineProps {
  /** The input's id. */
  of: string;
  /** Nothing is drawn without it. */
  children: ReactNode;
}

interface ErrorProps extends LineProps {
  announced?: string | undefined;
}

export function FieldHint({ of, children }: LineProps) {
  return (
    children && (
      <p id={`${of}-hint`} className={styles.hint}>
        {children}
      </p>
    )
  );
}

export function FieldError({ of, announced, children }: ErrorProps) {
  return (
    <>
      {announced !== undefined && (
        <VisuallyHidden as="p" aria-live="polite">
          {announced}
        </VisuallyHidden>
      )}
      {children && (
        <p
          id={`${of}-error`}
          className={styles.error}
          // A live region of its own says it.
          role={announced ? undefined : "alert"}
        >
          {children}
        </p>
      )}
    </>
  );
}

interface FieldProps extends FieldWords {
  label: string;
  children: (ties: FieldTies) => ReactNode;
}

/** The frame of a field: its label, its hint, what one types into, and what is wrong with that. */
export function Field({ label, hint, error, announced, children }: FieldProps) {
  const ties = useFieldTies({ hint, error });
  return (
    <div className={styles.field}>
      <label htmlFor={ties.id} className={styles.label}>
        {label}
      </label>
      <FieldHint of={ties.id}>{hint}</FieldHint>
      {children(ties)}
      <FieldError of={ties.id} announced={announced}>
        {error}
      </FieldError>
    </div>
  );
}
