/** @typedef {{ code: number | null, signal: string | null }} End how a program ended */

/** What `api/platform/last-resort.ts` ends with after an error that nothing caught. */
export const AFTER_FAILURE = 70;
/** Deno's own end by an inner error, and by a memory that was used up. */
const CRASHES = [101, 133, 134];
/** The same, as signals. SIGKILL is missing, because somebody sends it on purpose. */
const CRASH_SIGNALS = ["SIGABRT", "SIGBUS", "SIGILL", "SIGSEGV", "SIGTRAP"];

const MOST_RESTARTS = 5;
const FIRST_PAUSE_MS = 1_000;
/** After running for so long, failures are counted from zero again. */
const GOOD_WHILE_MS = 10 * 60_000;

/** @param {End} end */
const isFailure = ({ code, signal }) =>
  [AFTER_FAILURE, ...CRASHES].includes(code ?? 0) || CRASH_SIGNALS.includes(signal ?? "");

/**
 * Runs a program again whenever a failure ended it, each time after twice the pause, and stops
 * after five failures in a row. Any other end is final: a signal, or a start that was refused.
 *
 * @param {object} parts
 * @param {() => Promise<End>} parts.run
 * @param {(milliseconds: number) => Promise<void>} parts.wait ends early when `isStopped` turns
 * true
 * @param {() => number} parts.now in milliseconds
 * @param {(line: string) => void} parts.say
 * @param {() => boolean} parts.isStopped whether somebody asked for the end
 * @returns {Promise<number>} the exit code
 */
export async function keepRunning({ run, wait, now, say, isStopped }) {
  for (let failures = 0; ; ) {
    const begun = now();
    const end = await run();
    if (isStopped()) return end.code ?? 0;
    if (!isFailure(end)) return end.code ?? 1;
    failures = now() - begun >= GOOD_WHILE_MS ? 1 : failures + 1;
    if (failures > MOST_RESTARTS) {
      say(
        `Acompaña ha fallado ${failures} veces seguidas y se detiene. Mira el registro de arriba.`,
      );
      return end.code ?? 1;
    }
    const pause = FIRST_PAUSE_MS * 2 ** (failures - 1);
    say(
      `Acompaña ha fallado y vuelve a empezar en ${pause / 1000} s (${failures} de ${MOST_RESTARTS}).`,
    );
    await wait(pause);
    if (isStopped()) return 0;
  }
}
