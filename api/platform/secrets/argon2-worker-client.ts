import type { Argon2, Argon2Input } from "./argon2.ts";
import type { Done, Job } from "./argon2-worker.ts";

type Hash = Uint8Array<ArrayBuffer>;
type Waiting = { resolve: (hash: Hash) => void; reject: (error: Error) => void };

/** hash-wasm in one worker, started when it is first needed and again when it broke. */
export function inWorker(
  start: () => Worker = () =>
    new Worker(new URL("./argon2-worker.ts", import.meta.url), { type: "module" }),
): Argon2 {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  const end = (error: Error) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const settle = ({ id, hash, error }: Done) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (hash) job?.resolve(hash);
    else job?.reject(new Error(`the hashing worker failed: ${error}`));
  };
  const open = () => {
    const opened = start();
    opened.onmessage = ({ data }: MessageEvent<Done>) => settle(data);
    opened.onerror = (event) => {
      // Not to be thrown again in this thread, where it would end the process.
      event.preventDefault();
      end(new Error(`the hashing worker broke: ${event.message}`));
    };
    return opened;
  };
  const hash = (input: Argon2Input) =>
    new Promise<Hash>((resolve, reject) => {
      worker ??= open();
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, input } satisfies Job);
    });
  return { name: "worker", hash, close: () => end(new Error("the portal is stopping")) };
}
