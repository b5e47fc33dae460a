import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { text } from "../text.ts";
import styles from "./legal-dialog.module.css";
import type { LegalDocument } from "./terms-field.tsx";

interface LegalDialogProps {
  document: LegalDocument;
  municipality: string;
  onClose: () => void;
}

/** One of the two texts that must be accepted, with the municipality's name in it. */
export function LegalDialog({ document, municipality, onClose }: LegalDialogProps) {
  const { Dialog } = useScreen();
  const { title, parts } = text[document];
  return (
    <Dialog title={title} onClose={onClose}>
      {parts(municipality).map((part) => (
        <section key={part.title}>
          <h3 className={styles.title}>{part.title}</h3>
          <p className={styles.body}>{part.body}</p>
        </section>
      ))}
      <Button look="primary" wide onClick={onClose}>
        {text.createUser.closeDocument}
      </Button>
    </Dialog>
  );
}
