import { Film } from "lucide-react";
import styles from "./viewer.module.css";

/** The dark picture of a film that stands for one that cannot be shown. */
export function Placeholder() {
  return (
    <span className={styles.placeholder} data-placeholder="">
      <Film aria-hidden="true" className={styles.placeholderIcon} />
    </span>
  );
}
