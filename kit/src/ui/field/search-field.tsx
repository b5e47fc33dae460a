import { Search } from "lucide-react";
import { useId } from "react";
import styles from "./field.module.css";

interface SearchFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** A search box that filters as one types. */
export function SearchField({ label, value, onValue }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.search}>
        <Search aria-hidden="true" className={styles.glass} />
        <input
          id={id}
          type="search"
          className={styles.input}
          value={value}
          autoComplete="off"
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
    </div>
  );
}
