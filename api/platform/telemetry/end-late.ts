// The worker of `end-process.ts`: ends the whole process if it is still there then.

/** What it is told: which signal, and after how many milliseconds. */
export type EndLate = { signal: Deno.Signal; afterMs: number };

type WorkerScope = {
  onmessage: ((event: MessageEvent<EndLate>) => void) | null;
  postMessage: (message: "watching") => void;
};

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: { signal, afterMs } }) => {
  setTimeout(() => Deno.kill(Deno.pid, signal), afterMs);
  scope.postMessage("watching");
};
