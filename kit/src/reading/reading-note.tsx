import { CloudOff, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { isOffline, sentenceOf } from "../api/index.ts";
import { BusyLabel, Button, useFocusLedHome, useIsDrawn } from "../ui/index.ts";
import type { Reading } from "./reading.ts";
import styles from "./reading-note.module.css";
import { readingText as text } from "./reading-text.ts";

interface ReadingNoteProps {
  reading: Omit<Reading<unknown>, "data">;
  /** Whether something older is on screen. */
  isKnown: boolean;
}

/** Says calmly that what is on screen is the last that could be read; nothing when all is well. */
export function ReadingNote({ reading, isKnown }: ReadingNoteProps) {
  if (reading.error === undefined) return null;
  return <Note reading={reading} isKnown={isKnown} />;
}

function Note({ reading: { error, busy, retry }, isKnown }: ReadingNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useFocusLedHome(note);
  const isDrawn = useIsDrawn();
  return (
    <div ref={note} className={styles.note}>
      <CloudOff aria-hidden="true" className={styles.icon} />
      <p role="status" className={styles.words}>
        {isDrawn && (
          <>
            <strong>{isOffline(error) ? text.offline : text.server}</strong>
            <span>{isKnown ? text.stale : text.unread}</span>
          </>
        )}
      </p>
      <Button icon={RotateCcw} aria-disabled={busy} onClick={() => busy || retry()}>
        <BusyLabel busy={busy} doing={text.retrying}>
          {text.retry}
        </BusyLabel>
      </Button>
    </div>
  );
}

/** Why something could not be read, and what one can do. */
export function whyUnread(error: unknown): string {
  return sentenceOf(error, text.offlineLine) ?? text.serverLine;
}
