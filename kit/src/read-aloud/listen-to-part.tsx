import { createContext, useContext, useRef } from "react";
import { canSpeak, ListenButton, type Listening } from "./listen-button.tsx";
import styles from "./read-aloud.module.css";
import { readAloudText } from "./read-aloud-text.ts";

/** How what stands around is read aloud. */
export const ListeningContext = createContext<Omit<Listening, "of"> | null>(null);

/**
 * Below the heading of a section of a long text: reads that section alone. Nothing where what is
 * around it is not read aloud.
 *
 * @param part the heading of that section, by which lists of buttons tell it from the others
 */
export function ListenToPart({ part }: { part: string }) {
  const listening = useContext(ListeningContext);
  const place = useRef<HTMLDivElement>(null);
  if (!listening || !canSpeak()) return null;
  return (
    <div ref={place} className={styles.part}>
      <ListenButton
        of={() => place.current?.closest("section") ?? null}
        label={readAloudText.readPart}
        part={part}
        {...listening}
      />
    </div>
  );
}
