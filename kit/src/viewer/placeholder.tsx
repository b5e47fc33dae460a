import { Film } from "lucide-react";
import styles from "./viewer.module.css";

/** A dark picture with a film icon, in place of a picture that cannot be shown. */
export function Placeholder() {
  return (
    <span className={styles.placeholder} data-placeholder="">
      <Film aria-hidden="true" className={styles.placeholderIcon} />
    </span>
  );
}
