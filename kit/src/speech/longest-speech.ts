/** Until a slow device has begun, in ms. */
const BEGINS_MS = 20_000;
/** Of a letter at the browser's own pace, over twice as long as a voice takes. */
const LETTER_MS = 175;
/** A figure or a sign may be a word or two: 'cuatrocientos', 'cara sonriente'. */
const SIGN_MS = 700;

/** How long a voice may take for a piece, in ms, before the browser is asked whether it is over. */
export const longestSpeechMs = (piece: string, rate: number): number =>
  Array.from(piece).reduce(
    (sum, sign) => sum + (/[\p{L}\s]/u.test(sign) ? LETTER_MS : SIGN_MS) / rate,
    BEGINS_MS,
  );

/** Counts how long a piece of speech takes, while the page is shown. */
export interface SpeechClock {
  /** Counts from the beginning: something was heard just now. */
  restart: () => void;
  stop: () => void;
}

/**
 * Runs `act` each time that `ms` have passed, with how often it has since something was heard, and
 * whether the page was hidden meanwhile. While it is hidden the clock stands, and begins anew when
 * it is shown.
 */
export function startSpeechClock(
  ms: number,
  act: (times: number, wasHidden: boolean) => void,
): SpeechClock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHidden = document.hidden;
  function count(times: number) {
    timer = setTimeout(() => {
      count(times + 1);
      act(times, wasHidden);
    }, ms);
  }
  function begin() {
    clearTimeout(timer);
    if (document.hidden) wasHidden = true;
    else count(1);
  }
  document.addEventListener("visibilitychange", begin);
  begin();
  return {
    restart() {
      wasHidden = document.hidden;
      begin();
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", begin);
    },
  };
}
