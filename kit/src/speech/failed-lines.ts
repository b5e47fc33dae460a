/** Shell and areas have kit in a bundle each, so the page's own events reach every line. */
const CLEARED = "acompana:failed-lines-cleared";

/** Takes away each line of failure on the page: a voice is heard, or may be heard in a moment. */
export const clearFailedLines = (): void => void dispatchEvent(new Event(CLEARED));

/** Runs `act` whenever such lines go; the result ends that. */
export function onFailedLinesCleared(act: () => void): () => void {
  addEventListener(CLEARED, act);
  return () => removeEventListener(CLEARED, act);
}
