import { Button, CheckField } from "@acompana/kit/ui";
import { FileText } from "lucide-react";
import { text } from "../text.ts";
import styles from "./terms-field.module.css";

export type LegalDocument = "privacy" | "terms";

interface TermsFieldProps {
  checked: boolean;
  error: string | undefined;
  onValue: (checked: boolean) => void;
  onRead: (document: LegalDocument) => void;
}

/** Acceptance of the two texts, with a way to read each. */
export function TermsField({ onRead, ...box }: TermsFieldProps) {
  return (
    <div className={styles.field}>
      <CheckField label={text.createUser.terms} required {...box} />
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
