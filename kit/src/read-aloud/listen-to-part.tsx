import { createContext, useContext, useLayoutEffect, useRef, useState } from "react";
import { canSpeak, ListenButton, type Listening } from "./listen-button.tsx";
import styles from "./read-aloud.module.css";
import { readAloudText } from "./read-aloud-text.ts";
import { isShortPart } from "./short-part.ts";
import { useFailedLine } from "./use-failed-line.tsx";

/** How what stands around is read aloud. */
export const ListeningContext = createContext<Omit<Listening, "of" | "onFailed"> | null>(null);

interface ListenToPartProps {
  part?: string;
  label?: string;
  /** What it reads where that is no section around it. */
  of?: () => Element | null;
  /** Not where its section is short: among others that have one, a short one has it too. */
  isForLong?: boolean;
}

/**
 * In a section of a long text or screen: reads that section alone. Nothing where what is around it
 * is not read aloud.
 *
 * @param part the heading of that section, by which lists of buttons tell it from the others
 */
export function ListenToPart({
  part,
  label = readAloudText.readPart,
  of,
  isForLong = false,
}: ListenToPartProps) {
  const listening = useContext(ListeningContext);
  const place = useRef<HTMLDivElement>(null);
  const { line, onFailed } = useFailedLine();
  const [isNeeded, setNeeded] = useState(!isForLong);
  // What is drawn in the section may be more or less each time; a button that is there stays.
  useLayoutEffect(() => {
    const section = place.current?.closest("section");
    if (section && !isShortPart(section)) setNeeded(true);
  });
  if (!listening || !canSpeak()) return null;
  if (!isNeeded) return <div ref={place} hidden />;
  return (
    <div ref={place} className={styles.part}>
      <ListenButton
        of={of ?? (() => place.current?.closest("section") ?? null)}
        label={label}
        {...(part && { part })}
        {...listening}
        onFailed={onFailed}
      />
      {line}
    </div>
  );
}
