import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { chatText } from "../text/chat.ts";
import styles from "./chat.module.css";

const words = chatText;

interface SuggestionsProps {
  busy: boolean;
  onChoose: (question: string) => void;
}

/** Four things that one may ask and this portal can answer, each sent by one press. */
export function Suggestions({ busy, onChoose }: SuggestionsProps) {
  const { tellsWeather = true } = useScreen();
  const [weather, ...others] = words.suggestions;
  const first = tellsWeather ? weather : words.withoutWeather;
  return (
    <section aria-label={words.suggestionsLabel} className={styles.suggestions}>
      {[first, ...others].map((question) => (
        <Button key={question} aria-disabled={busy} onClick={() => onChoose(question)}>
          {question}
        </Button>
      ))}
    </section>
  );
}
