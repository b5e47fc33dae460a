import type { EndLate } from "./end-late.ts";

/** A collector that has not taken the last values by then does not answer. */
const LAST_VALUES_MS = 3_000;
/** A worker that has not begun by then, as on a machine without memory, is not waited for. */
const WATCH_BEGINS_MS = 3_000;

/**
 * Ends the process. With telemetry `Deno.exit` sends its last values first, and waits without end
 * for a collector that takes the connection and does not answer. A worker goes on meanwhile and
 * then ends the process by a signal: SIGUSR2 after a stop in order, because SIGKILL is what ends a
 * process when memory has run out; SIGABRT after a failure, which counts as a crash. After both of
 * these the portal is started again, unless its keeper was asked for the end.
 */
export async function endProcess(exitCode: number, telemetry: boolean): Promise<never> {
  if (telemetry) await startWatch(exitCode === 0 ? "SIGUSR2" : "SIGABRT");
  Deno.exit(exitCode);
}

function startWatch(signal: Deno.Signal): Promise<void> {
  const worker = new Worker(new URL("./end-late.ts", import.meta.url), { type: "module" });
  return new Promise((resolve) => {
    setTimeout(resolve, WATCH_BEGINS_MS);
    worker.onmessage = () => resolve();
    // Without the worker the end only takes longer.
    worker.onerror = (event) => {
      event.preventDefault();
      resolve();
    };
    worker.postMessage({ signal, afterMs: LAST_VALUES_MS } satisfies EndLate);
  });
}
