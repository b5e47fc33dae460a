import { useScreen } from "@acompana/kit/area";
import { isClockWrong } from "@acompana/kit/clock";
import { SilenceNote, TouchToSound, useNeedsTouch } from "@acompana/kit/touch-to-sound";
import { InPlaceOf } from "@acompana/kit/ui";
import { useEffect, useState } from "react";
import { userMenuText } from "../text/home.ts";
import styles from "./user-menu.module.css";

/** As long as a browser may take to wake the sound at the press with which she came in, in ms. */
const WAKING_MS = 2_000;

/**
 * What she would like to do; or, in its place, that nothing would ring aloud yet. Below, that
 * nothing will once the screen goes dark.
 */
export function HomeLine() {
  const { wakeLock } = useScreen();
  const tellsClock = useTellsClock();
  const needsTouch = useNeedsTouch();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settled = setTimeout(() => setSettled(true), WAKING_MS);
    return () => clearTimeout(settled);
  }, []);
  const { question } = userMenuText;
  const touch = (
    <InPlaceOf other={question}>
      <TouchToSound />
    </InPlaceOf>
  );
  const line = needsTouch && isSettled ? touch : question;
  const mayGoDark = wakeLock?.state === "none";
  if (!mayGoDark && !tellsClock) return line;
  return (
    <span className={styles.lines}>
      {line}
      {tellsClock && <span className={styles.clock}>{userMenuText.wrongClock}</span>}
      {mayGoDark && !tellsClock && <SilenceNote isSmall>{userMenuText.mayGoDark}</SilenceNote>}
    </span>
  );
}

/** Whether this home is the one that tells of a wrong clock: once until it has been right again. */
function useTellsClock(): boolean {
  const { store } = useScreen();
  const [isWrong] = useState(isClockWrong);
  const [tells] = useState(() => isWrong && store.read("clock") === null);
  useEffect(() => {
    if (isWrong === (store.read("clock") !== null)) return;
    store.write("clock", isWrong ? "told" : null);
  }, [isWrong, store]);
  return tells;
}
