import { type Ref, useId } from "react";
import type { createUserLimits } from "../../api/index.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./pin-dialog.module.css";

/** The contract's, by its type alone: the home need not fetch the limits of every form. */
export const PIN_LENGTH: (typeof createUserLimits)["pin"]["maxLength"] = 4;

const PLACES = Array.from({ length: PIN_LENGTH }, (_, place) => place);

interface PinFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** How many digits are typed, in words; read out at each one. */
  progress: string;
  hint: string;
  /** Whether the hint changes each second: then it is not read out at each change. */
  counting: boolean;
  pin: string;
  onPin: (value: string) => void;
}

/** Four places that fill as one types. A real input lies over them: keys and paste work. */
export function PinField({ ref, label, progress, hint, counting, pin, onPin }: PinFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.pin}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="password"
          // A tablet's own keyboard would cover the keypad.
          inputMode="none"
          autoComplete="off"
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={pin}
          onChange={(event) => onPin(event.target.value)}
        />
        <div className={styles.places} aria-hidden="true">
          {PLACES.map((place) => (
            <span key={place} className={place === pin.length ? styles.next : styles.place}>
              {place < pin.length && "●"}
            </span>
          ))}
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {pin && progress}
      </VisuallyHidden>
      <p
        id={`${id}-hint`}
        role="status"
        aria-live={counting ? "off" : "polite"}
        className={styles.hint}
      >
        {hint}
      </p>
    </div>
  );
}
