import { useIsAsleep, usePageSound } from "@acompana/kit/sound";
import { BellOff } from "lucide-react";
import { touchToSound } from "../text/home.ts";
import styles from "./touch-to-sound.module.css";

/** That nothing rings aloud before something is pressed, whatever it is. */
export const TouchToSound = () => (
  <span className={styles.sentence} data-aloud-off="">
    <BellOff aria-hidden="true" />
    {touchToSound}
  </span>
);

/** Whether a press is needed, and would help. */
export const useNeedsTouch = (): boolean => useIsAsleep(usePageSound());
