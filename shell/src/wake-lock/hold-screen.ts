/** How long after a refusal the browser is asked again, in ms: a battery may have been charged. */
const AGAIN_MS = 60_000;
/** At a press Safari grants what it refuses before the first one. */
const PRESSES = ["click", "keydown"] as const;

/**
 * Keeps the screen lit: asks the browser for it, again whenever the page comes back, and at a press
 * or after a minute where it was refused or taken away.
 *
 * @param onChange is called with whether the screen is kept lit, as long as the page is seen
 * @returns lets it go dark again
 */
export function holdScreen(onChange: (isHeld: boolean) => void): () => void {
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;

  async function ask() {
    if (isOver || isAsking || held || document.visibilityState !== "visible") return;
    isAsking = true;
    try {
      const granted = await navigator.wakeLock.request("screen");
      if (isOver) return await granted.release();
      held = granted;
      granted.addEventListener("release", lost, { once: true });
      onChange(true);
    } catch {
      // Refused, as by a battery that is low: the page says what follows from it.
      if (!isOver) onChange(false);
    } finally {
      isAsking = false;
    }
  }

  /** A hidden page always loses it, and asks again when it comes back. */
  function lost() {
    held = null;
    void ask();
  }

  const listener = () => void ask();
  const again = setInterval(listener, AGAIN_MS);
  for (const press of PRESSES) addEventListener(press, listener, true);
  document.addEventListener("visibilitychange", listener);
  void ask();
  return () => {
    isOver = true;
    clearInterval(again);
    for (const press of PRESSES) removeEventListener(press, listener, true);
    document.removeEventListener("visibilitychange", listener);
    void held?.release();
  };
}
