import { useEffect, useState } from "react";
import { FormError } from "../ui/index.ts";
import styles from "./read-aloud.module.css";

/** Shell and areas have kit in a bundle each, so the page's own events reach every line. */
const CLEARED = "acompana:failed-lines-cleared";

/** Takes away each line of failure on the page: whoever begins to read or to speak may be heard. */
export const clearFailedLines = (): void => void dispatchEvent(new Event(CLEARED));

/**
 * The sentence that a part of the page cannot be read aloud, to stand beside its button until
 * anything is read or the part shows another text. It is not read aloud itself. Its region stands
 * there empty before, without taking room, so that screen readers tell what comes into it.
 */
export function useFailedLine() {
  const [sentence, onFailed] = useState<string | null>(null);
  useEffect(() => {
    const clear = () => onFailed(null);
    addEventListener(CLEARED, clear);
    return () => removeEventListener(CLEARED, clear);
  }, []);
  const line = (
    <FormError
      message={sentence}
      // Each screen and dialog has one, and an alert that says nothing would be none.
      isAlert={false}
      aria-atomic
      className={sentence ? undefined : styles.roomless}
      data-aloud-off=""
    />
  );
  return { line, onFailed };
}
