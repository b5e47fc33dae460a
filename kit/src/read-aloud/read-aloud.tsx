import { type ReactNode, useRef, useState } from "react";
import { BesideTitle } from "../ui/index.ts";
import { canSpeak, ListenButton, type Listening } from "./listen-button.tsx";
import { ListeningContext } from "./listen-to-part.tsx";
import styles from "./read-aloud.module.css";
import { readAloudText } from "./read-aloud-text.ts";

interface ReadAloudProps extends Omit<Listening, "of"> {
  children: ReactNode;
}

/** Around a screen: the screen, and beside its heading the button that reads it out. */
export function ReadAloud({ children, ...listening }: ReadAloudProps) {
  const screen = useRef<HTMLDivElement>(null);
  const [isTaken, setTaken] = useState(false);
  const node = canSpeak() && (
    <section aria-label={readAloudText.region}>
      <ListenButton shape="corner" of={() => screen.current} {...listening} />
    </section>
  );
  return (
    <BesideTitle value={{ node, setTaken }}>
      {!isTaken && node && <div className={styles.alone}>{node}</div>}
      <ListeningContext value={listening}>
        <div ref={screen}>{children}</div>
      </ListeningContext>
    </BesideTitle>
  );
}
