import { BellOff } from "lucide-react";
import type { ReactNode } from "react";
import { useIsAsleep, usePageSound } from "../sound/index.ts";
import styles from "./touch-to-sound.module.css";

interface SilenceNoteProps {
  /** It stands beside something else. */
  isSmall?: boolean;
  children: ReactNode;
}

/** That, and when, a reminder would not be heard. */
export const SilenceNote = ({ isSmall = false, children }: SilenceNoteProps) => (
  <span className={isSmall ? styles.sentence : `${styles.sentence} ${styles.large}`}>
    <BellOff aria-hidden="true" />
    <span>{children}</span>
  </span>
);

/** That nothing rings aloud before something is pressed, whatever it is. */
export const TouchToSound = () => <SilenceNote>Toca para que suene</SilenceNote>;

/** Whether a press is needed, and would help. */
export const useNeedsTouch = (): boolean => useIsAsleep(usePageSound());
