import { Button } from "@acompana/kit/ui";
import { chatText } from "../text/chat.ts";
import styles from "./suggestions.module.css";

const words = chatText;

interface SuggestionsProps {
  busy: boolean;
  onChoose: (question: string) => void;
  /** Of its place on the screen. */
  className?: string | undefined;
}

/** Four things that one may ask, each sent by one press. */
export function Suggestions({ busy, onChoose, className = "" }: SuggestionsProps) {
  return (
    <section aria-label={words.suggestionsLabel} className={`${styles.suggestions} ${className}`}>
      {words.suggestions.map((question) => (
        <Button key={question} aria-disabled={busy} onClick={() => onChoose(question)}>
          {question}
        </Button>
      ))}
    </section>
  );
}
