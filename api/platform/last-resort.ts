import type { Log } from "./log.ts";

/** The exit code after an uncaught error; `scripts/serve.mjs` starts the portal again. */
export const EXIT_AFTER_FAILURE = 70;

/** Where it happened, innermost first, without the message, which may contain personal data. */
export function framesOf(error: unknown): string[] {
  // A message of several lines may have one that looks like a frame.
  const lines =
    error instanceof Error ? (error.stack ?? "").replace(error.message, "").split("\n") : [];
  return lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
}

/**
 * Catches uncaught errors. The process may then be in any state, so it must stop: `end` finishes
 * running calls and stops. It is called once, however many errors follow.
 */
export function watchForFailures(log: Log, end: () => Promise<void>): void {
  let isEnding = false;
  const fail = (event: Event, error: unknown) => {
    event.preventDefault();
    const kind = error instanceof Error ? error.name : typeof error;
    log.error("unhandled", { kind, at: framesOf(error).slice(0, 6).join(" < ") });
    if (isEnding) return;
    isEnding = true;
    void end();
  };
  globalThis.addEventListener("error", (event) => fail(event, event.error));
  globalThis.addEventListener("unhandledrejection", (event) => fail(event, event.reason));
}
