/** @typedef {{ code: number | null, signal: string | null }} End how a program ended */

/** What `api/platform/last-resort.ts` ends with after an error that nothing caught. */
export const AFTER_FAILURE = 70;
/** How a shell tells an end by SIGKILL. */
export const KILLED = 137;
/** Deno's own end by an inner error, by a memory that was used up, and the system's by force. */
const CRASHES = [101, 133, 134, KILLED];
/** By which somebody asks a program to end; the second number is how a shell tells it. */
const ASKING = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
/** Whoever asks the keeper itself for the end; it passes them on. */
export const PASSED_ON = /** @type {(keyof typeof ASKING)[]} */ (Object.keys(ASKING));
/** How `end-process.ts` ends its own process, late, after an end in order. */
const LATE = "SIGUSR2";

const MOST_RESTARTS = 5;
const FIRST_PAUSE_MS = 1_000;
/** After running for so long, failures are counted from zero again. */
const GOOD_WHILE_MS = 10 * 60_000;

/**
 * Whether it ended because a signal reached it alone: a server ends in order for no other reason.
 *
 * @param {End} end
 */
const wasAsked = ({ code, signal }) =>
  signal === null
    ? code === 0 || Object.values(ASKING).includes(code ?? 0)
    : signal === LATE || signal in ASKING;

/** @param {End} end */
const isFailure = (end) =>
  end.signal !== null || [AFTER_FAILURE, ...CRASHES].includes(end.code ?? 0) || wasAsked(end);

/**
 * Why it ended, for the operator, who finds nothing about an end by force in the portal's own log.
 *
 * @param {End} end
 */
function reasonOf(end) {
  const { code, signal } = end;
  if (signal === "SIGKILL" || code === KILLED) {
    return (
      "El sistema ha cerrado Acompaña a la fuerza (SIGKILL). Casi siempre es porque a la máquina, o al " +
      "límite del servicio, se le ha acabado la memoria."
    );
  }
  if (code === AFTER_FAILURE) return "Acompaña se ha cerrado por un error, que está más arriba.";
  if (wasAsked(end)) {
    return (
      `Una señal${signal === null || signal === LATE ? "" : ` (${signal})`} ha cerrado solo el ` +
      "proceso que sirve Acompaña. Para pararlo del todo usa Ctrl-C, o manda la señal al proceso " +
      "que lo puso en marcha."
    );
  }
  const how = signal ?? `código ${code}`;
  return `Acompaña se ha cerrado de golpe por un fallo de Deno o por falta de memoria (${how}).`;
}

/**
 * Runs a server again whenever a failure ended it, or a signal that nobody sent to its keeper, each
 * time after twice the pause, five times in a row at most. Any other end is final: one that the
 * keeper was asked for, or a start that was refused.
 *
 * @param {object} parts
 * @param {() => Promise<End>} parts.run
 * @param {(milliseconds: number) => Promise<void>} parts.wait ends early when `isStopped` turns
 * true
 * @param {() => number} parts.now in milliseconds
 * @param {(line: string) => void} parts.say
 * @param {() => boolean} parts.isStopped whether somebody asked the keeper for the end
 * @returns {Promise<number>} the exit code
 */
export async function keepRunning({ run, wait, now, say, isStopped }) {
  for (let failures = 0; ; ) {
    const begun = now();
    const end = await run();
    if (isStopped()) return end.code ?? 0;
    if (!isFailure(end)) return end.code ?? 1;
    failures = now() - begun >= GOOD_WHILE_MS ? 1 : failures + 1;
    say(reasonOf(end));
    if (failures > MOST_RESTARTS) {
      say(`Ha pasado ${failures} veces seguidas, así que se detiene.`);
      return end.code || 1;
    }
    const pause = FIRST_PAUSE_MS * 2 ** (failures - 1);
    say(`Vuelve a empezar en ${pause / 1000} s (${failures} de ${MOST_RESTARTS}).`);
    await wait(pause);
    if (isStopped()) return 0;
  }
}
