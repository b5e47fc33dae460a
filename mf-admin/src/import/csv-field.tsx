import { FilePicker } from "@acompana/kit/upload";
import { FileUp } from "lucide-react";
import { useId } from "react";
import { text } from "../text.ts";
import styles from "./import.module.css";

const words = text.import;

interface CsvFieldProps {
  error: string | null;
  busy: boolean;
  onFile: (file: File) => void;
}

/** Chooses the file; what is wrong with it stands below. */
export function CsvField({ error, busy, onFile }: CsvFieldProps) {
  const id = useId();

  return (
    <div className={styles.field}>
      <FilePicker
        icon={FileUp}
        accept=".csv,.txt,text/csv"
        aria-describedby={error ? `${id}-error` : undefined}
        onFiles={([file]) => file && onFile(file)}
      >
        {words.choose}
      </FilePicker>
      <p role="status" className={styles.status}>
        {busy && words.checking}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
