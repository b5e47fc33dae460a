import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";

interface FormErrorProps extends Omit<ComponentProps<"div">, "children"> {
  message: string | null;
  /** What has failed can be tried again: nothing was wrong with what was filled in. */
  waits?: boolean;
  /** Without it a region like any other that is told at once. */
  isAlert?: boolean;
}

/** The centred line above a form's button that says why it could not be sent. */
export function FormError({ message, waits = false, isAlert = true, ...region }: FormErrorProps) {
  return (
    <div role={isAlert ? "alert" : undefined} aria-live="assertive" {...region}>
      {message && (
        <p className={`${styles.formError} ${waits ? styles.waits : ""}`}>
          {waits && <CircleAlert aria-hidden="true" className={styles.sign} />}
          {message}
        </p>
      )}
    </div>
  );
}
