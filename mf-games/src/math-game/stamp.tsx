import styles from "./stamps.module.css";

/** The mark of a right answer: it comes down as a stamp does. */
export const Stamp = () => (
  <svg aria-hidden="true" viewBox="0 0 40 40" className={styles.stamp}>
    <circle className={styles.seal} cx="20" cy="20" r="19" />
    <circle className={styles.ring} cx="20" cy="20" r="15.5" />
    <path className={styles.tick} d="m12 20.5 5.5 6L28.5 14" />
  </svg>
);
