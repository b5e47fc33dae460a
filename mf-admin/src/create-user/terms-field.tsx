import { Button } from "@acompana/kit/ui";
import { FileText } from "lucide-react";
import { useId } from "react";
import { text } from "../text.ts";
import styles from "./terms-field.module.css";

export type LegalDocument = "privacy" | "terms";

interface TermsFieldProps {
  accepted: boolean;
  error: string | undefined;
  onAccepted: (accepted: boolean) => void;
  onRead: (document: LegalDocument) => void;
}

/** Acceptance of the two texts, with a way to read each. */
export function TermsField({ accepted, error, onAccepted, onRead }: TermsFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.check}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={accepted}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onAccepted(event.target.checked)}
        />
        <span>{text.createUser.terms}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.documents}>
        <Button icon={FileText} onClick={() => onRead("privacy")}>
          {text.privacy.title}
        </Button>
        <Button icon={FileText} onClick={() => onRead("terms")}>
          {text.terms.title}
        </Button>
      </div>
    </div>
  );
}
