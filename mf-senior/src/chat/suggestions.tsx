import { Button } from "@acompana/kit/ui";
import { chatText } from "../text/chat.ts";
import styles from "./chat.module.css";

const words = chatText;

interface SuggestionsProps {
  busy: boolean;
  onChoose: (question: string) => void;
}

/** Four things that one may ask, each sent by one press. */
export function Suggestions({ busy, onChoose }: SuggestionsProps) {
  return (
    <section aria-label={words.suggestionsLabel} className={styles.suggestions}>
      {words.suggestions.map((question) => (
        <Button key={question} aria-disabled={busy} onClick={() => onChoose(question)}>
          {question}
        </Button>
      ))}
    </section>
  );
}
