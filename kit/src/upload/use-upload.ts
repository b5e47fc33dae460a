import { useEffect, useRef, useState } from "react";
import { ApiError } from "../api/index.ts";
import { makePatience } from "./patience.ts";
import { sendBytes, type UploadTarget } from "./send-bytes.ts";

/** `preparing` before the first byte goes, `finishing` between the last one and the job's end. */
type UploadPhase = "idle" | "preparing" | "sending" | "finishing" | "failed";

/** A job in which nothing moves for this long is given up, in ms. */
const STALLED_MS = 60_000;

/** What a job is given to do its work with. */
export interface UploadSteps {
  /**
   * Sends a file and moves the progress bar from 0 to 100; `quiet` leaves the bar alone, for a
   * thumbnail that goes along. Resolves with the answer's JSON, `{}` when it is empty.
   */
  send: (
    file: Blob,
    target: UploadTarget,
    options?: { quiet?: boolean },
  ) => Promise<Record<string, unknown>>;
  /** Aborted by 'Cancelar', when the screen goes, and when nothing has moved for too long. */
  signal: AbortSignal;
}

/**
 * How a job ended; `error` is null when it was cancelled, or never began beside another one. What
 * is given up may still come to its end, unseen.
 */
export type UploadOutcome<Result> =
  | { done: true; result: Result }
  | { done: false; error: unknown };

export interface Upload {
  phase: UploadPhase;
  /** The percentage of the file that is sent, 0–100. */
  percent: number;
  /** Why the last job failed: an `ApiError`, `offline` when the network was lost, or what threw. */
  error: unknown;
  /**
   * Runs one job; `bytes` is what its files have together, where it sends several. A second one
   * meanwhile is not begun. Retrying is running it again: the file is the caller's and is still
   * there. Never rejects.
   */
  run: <Result>(
    job: (steps: UploadSteps) => Promise<Result>,
    options?: { bytes?: number },
  ) => Promise<UploadOutcome<Result>>;
  /** Stops the bytes that are on their way. */
  cancel: () => void;
  /** Forgets a failure, as when another file is chosen. */
  reset: () => void;
}

const IDLE = { phase: "idle" as UploadPhase, percent: 0, error: null as unknown };

/**
 * The sending of one file at a time: progress, cancel, and retry by hand.
 *
 * ```ts
 * const outcome = await upload.run(async ({ send }) => {
 *   const { url } = await send(file, { url: "/api/upload", fields: { userId } });
 *   await sendMessage({ mediaUrl: url });
 * });
 * ```
 */
export function useUpload(): Upload {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function steps(signal: AbortSignal, moved: () => void, bytes: number | undefined): UploadSteps {
    // A file that failed counts as one that is behind the bar, too.
    let before = 0;
    return {
      signal,
      async send(file, target, { quiet = false } = {}) {
        if (quiet) return await sendBytes(file, target, { signal, onProgress: moved });
        const all = Math.max(bytes ?? file.size, before + file.size, 1);
        const begun = before;
        before += file.size;
        const onProgress = (percent: number) => {
          moved();
          setState({ ...IDLE, phase: "sending", percent: partOf(all, begun, file.size, percent) });
        };
        onProgress(0);
        const answer = await sendBytes(file, target, { signal, onProgress });
        if (before >= all) setState({ ...IDLE, phase: "finishing", percent: 100 });
        return answer;
      },
    };
  }

  async function run<Result>(
    job: (steps: UploadSteps) => Promise<Result>,
    { bytes }: { bytes?: number } = {},
  ): Promise<UploadOutcome<Result>> {
    if (running.current) return { done: false, error: null };
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ ...IDLE, phase: "preparing" });
    const patience = makePatience(STALLED_MS, stalled);
    // What ends by the signal is told of it; what does not is left to itself.
    patience.lost.catch((error: unknown) => controller.abort(error));
    try {
      const work = job(steps(signal, patience.renew, bytes));
      const result = await Promise.race([work, patience.lost]);
      setState(IDLE);
      return { done: true, result };
    } catch (failure) {
      // An error response that arrives while the screen is closed still counts.
      const error = isOfCancelling(failure, signal) ? null : failure;
      setState(error === null ? IDLE : { ...IDLE, phase: "failed", error });
      return { done: false, error };
    } finally {
      patience.end();
      running.current = null;
    }
  }

  return {
    ...state,
    run,
    cancel: () => running.current?.abort(),
    reset: () => setState((now) => (now.phase === "failed" ? IDLE : now)),
  };
}

/** Nothing was sent yet: it was not the network. */
const stalled = (hasMoved: boolean): Error =>
  hasMoved ? new ApiError(0, "", "Sin conexión") : new Error("The file was not made ready");

/** A call that 'Cancelar' ends says that no answer came. */
function isOfCancelling(failure: unknown, { reason }: AbortSignal): boolean {
  if (!(reason instanceof DOMException && reason.name === "AbortError")) return false;
  return failure === reason || (failure instanceof ApiError && failure.offline);
}

/** How much of all bytes is sent, in percent, with `percent` of a file that began after `begun`. */
const partOf = (all: number, begun: number, size: number, percent: number): number =>
  size === all ? percent : Math.floor(((begun + (size * percent) / 100) / all) * 100);
