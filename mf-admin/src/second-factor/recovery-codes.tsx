import { Button } from "@acompana/kit/ui";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { text } from "../text.ts";
import styles from "./second-factor.module.css";

const words = text.recovery;

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** The codes on paper, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [said, setSaid] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setSaid(words.copied);
    } catch {
      // Denied, or a page without https, which has no clipboard.
      setSaid(words.notCopied);
    }
  }

  return (
    <div className={styles.setup}>
      <ul className={styles.codes} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button icon={Copy} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status" className={styles.line}>
        {said}
      </p>
      <Button look="primary" icon={Check} onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  );
}
