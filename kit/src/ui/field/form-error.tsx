import styles from "./field.module.css";

/** The centred line above a form's button that says why it could not be sent. */
export function FormError({ message }: { message: string | null }) {
  return (
    <div role="alert" aria-live="assertive">
      {message && <p className={styles.formError}>{message}</p>}
    </div>
  );
}
