/**
 * A promise that rejects when it was not renewed for so long, in ms; for a `Promise.race` with work
 * that may never end.
 *
 * @param makeError what it rejects with, by whether it was ever renewed
 */
export function makePatience(limitMs: number, makeError: (wasRenewed: boolean) => Error) {
  let clock: ReturnType<typeof setTimeout>;
  let start = (_isAgain: boolean) => {};
  const lost = new Promise<never>((_resolve, reject) => {
    start = (isAgain) => {
      clearTimeout(clock);
      clock = setTimeout(() => reject(makeError(isAgain)), limitMs);
    };
  });
  start(false);
  return { lost, renew: () => start(true), end: () => clearTimeout(clock) };
}
