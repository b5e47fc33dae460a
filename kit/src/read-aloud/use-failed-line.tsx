import { useEffect, useState } from "react";
import { onFailedLinesCleared } from "../speech/index.ts";
import { FormError } from "../ui/index.ts";
import styles from "./read-aloud.module.css";

/**
 * The sentence that a part of the page cannot be read aloud, to stand beside its button until
 * anything is read or spoken or the part shows another text. It is not read aloud itself. Its
 * region stands there empty before, without taking room, so that screen readers tell what comes
 * into it.
 */
export function useFailedLine() {
  const [sentence, onFailed] = useState<string | null>(null);
  useEffect(() => onFailedLinesCleared(() => onFailed(null)), []);
  const line = (
    <FormError
      message={sentence}
      waits
      // Each screen and dialog has one, and an alert that says nothing would be none.
      isAlert={false}
      aria-atomic
      className={sentence ? undefined : styles.roomless}
      data-aloud-off=""
    />
  );
  return { line, onFailed };
}
