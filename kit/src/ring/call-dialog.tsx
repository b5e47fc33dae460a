import type { ReactNode } from "react";
import { type DialogProps, useScreen } from "../area/index.ts";
import { TouchToSound, useNeedsTouch } from "../touch-to-sound/index.ts";
import styles from "./call-dialog.module.css";

interface CallDialogProps extends Pick<DialogProps, "title" | "description" | "isUrgent"> {
  /** A drawing of what it is about, which swings as a bell does. */
  thing: ReactNode;
  /** The hour, in digits; then the description says it in words, and is heard alone. */
  hour?: string;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** What calls somebody, drawn large. Where nothing is heard before a press, it says so. */
export function CallDialog({ thing, hour, onClose, children, ...words }: CallDialogProps) {
  const { Dialog } = useScreen();
  const needsTouch = useNeedsTouch();
  return (
    <Dialog
      shape="call"
      {...words}
      isDescriptionDrawn={hour !== undefined}
      {...(onClose && { onClose })}
      picture={
        <div className={styles.picture}>
          <div className={styles.thing}>{thing}</div>
          <div className={styles.under}>
            {hour && (
              <p className={styles.hour} aria-hidden="true" data-aloud-as={words.description}>
                {hour}
              </p>
            )}
            {needsTouch && (
              <p className={onClose ? styles.touch : `${styles.touch} ${styles.inCorner}`}>
                <TouchToSound />
              </p>
            )}
          </div>
        </div>
      }
    >
      <div className={styles.card}>{children}</div>
    </Dialog>
  );
}
