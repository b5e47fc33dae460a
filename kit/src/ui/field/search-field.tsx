import { Search } from "lucide-react";
import styles from "./field.module.css";
import { Field } from "./field.tsx";

interface SearchFieldProps {
  label: string;
  /** Shown while it is empty: what else is found. Nothing that one must know. */
  placeholder?: string;
  value: string;
  onValue: (value: string) => void;
}

/** A search box that filters as one types. */
export function SearchField({ label, placeholder, value, onValue }: SearchFieldProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <div className={styles.search}>
          <Search aria-hidden="true" className={styles.glass} />
          <input
            {...ties}
            type="search"
            className={styles.input}
            placeholder={placeholder}
            value={value}
            autoComplete="off"
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
