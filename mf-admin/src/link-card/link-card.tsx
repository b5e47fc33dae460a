import { Button } from "@acompana/kit/ui";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./link-card.module.css";

const words = text.link;

interface LinkCardProps {
  /** Null while it is being made: the card's place is there, with nothing in it. */
  url: string | null;
  /** How long it is good for. */
  line: string;
  children?: ReactNode;
}

/** A link that was just made, to copy and send. It takes the focus: there is something to read. */
export function LinkCard({ url, line, children }: LinkCardProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"yes" | "by-hand" | null>(null);
  const id = useId();

  // Another link is to be copied anew.
  useEffect(() => {
    setCopied(null);
    if (url !== null) field.current?.focus();
  }, [url]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? "");
      setCopied("yes");
    } catch {
      // Denied, or a page without https, which has no clipboard.
      field.current?.select();
      setCopied("by-hand");
    }
  }

  return (
    <div className={styles.card} inert={url === null} aria-hidden={url === null}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.link}
        readOnly
        value={url ?? ""}
        aria-describedby={`${id}-line`}
        onFocus={(event) => event.target.select()}
      />
      <p id={`${id}-line`} className={styles.line}>
        {line}
      </p>
      <Button look="primary" icon={copied === "yes" ? Check : Copy} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status" className={styles.status}>
        {copied === "yes" && words.copied}
        {copied === "by-hand" && words.selected}
      </p>
      {children}
    </div>
  );
}
