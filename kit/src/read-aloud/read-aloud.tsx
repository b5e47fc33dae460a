import { type ReactNode, useRef, useState } from "react";
import { BesideTitle } from "../ui/index.ts";
import { canSpeak, ListenButton, type Listening } from "./listen-button.tsx";
import { ListeningContext } from "./listen-to-part.tsx";
import styles from "./read-aloud.module.css";
import { readAloudText } from "./read-aloud-text.ts";
import { useFailedLine } from "./use-failed-line.tsx";

interface ReadAloudProps extends Omit<Listening, "of" | "onFailed"> {
  children: ReactNode;
}

/**
 * Around a screen: the screen, and beside its heading the button that reads it out, with the
 * sentence below them that it cannot.
 */
export function ReadAloud({ children, ...listening }: ReadAloudProps) {
  const screen = useRef<HTMLDivElement>(null);
  const [isTaken, setTaken] = useState(false);
  const { line, onFailed } = useFailedLine();
  const node = canSpeak() && (
    <section aria-label={readAloudText.region}>
      <ListenButton shape="corner" of={() => screen.current} onFailed={onFailed} {...listening} />
    </section>
  );
  return (
    <BesideTitle value={{ node, below: line, setTaken }}>
      {!isTaken && node && <div className={styles.alone}>{node}</div>}
      {!isTaken && line}
      <ListeningContext value={listening}>
        <div ref={screen}>{children}</div>
      </ListeningContext>
    </BesideTitle>
  );
}
