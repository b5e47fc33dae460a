import type { Argon2Input, Done, Job } from "./argon2-worker.ts";

/** Hashes without holding up the thread that answers requests. */
export type Argon2 = {
  name: "web-crypto" | "worker";
  hash: (input: Argon2Input) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
};

const bytes = (text: string) => new TextEncoder().encode(text);

/** Costs microseconds; what it must give was worked out with hash-wasm, which made older hashes. */
export const PROBE = {
  input: {
    password: bytes("2580"),
    salt: bytes("sixteen bytes ok"),
    secret: bytes("a pepper"),
    memorySize: 8,
    iterations: 1,
    hashLength: 32,
  },
  hash: "d7c428cb5fef1b7a8ebbccd4014c88754a605ecdb4560fbb1c17a48137c8897a",
};

/**
 * The runtime's own argon2id where it gives the bytes of the hashes that are stored already, else
 * hash-wasm in a worker. `SubtleCrypto.supports` denies it even where it works, so it is tried.
 */
export async function openArgon2(
  webCrypto: Argon2 = inWebCrypto(),
  startWorker: () => Argon2 = inWorker,
): Promise<Argon2> {
  return (await isRight(webCrypto)) ? webCrypto : startWorker();
}

async function isRight({ hash }: Argon2): Promise<boolean> {
  try {
    return (await hash(PROBE.input)).toHex() === PROBE.hash;
  } catch {
    // Older runtimes do not know the algorithm, or not its pepper.
    return false;
  }
}

/** Of the draft 'Modern Algorithms in the Web Cryptography API', which type libraries lack yet. */
type Argon2Params = {
  name: "Argon2id";
  nonce: BufferSource;
  parallelism: number;
  memory: number;
  passes: number;
  secretValue: BufferSource;
};

type Subtle = {
  importKey: (
    format: "raw-secret",
    key: BufferSource,
    algorithm: "Argon2id",
    extractable: false,
    usages: ["deriveBits"],
  ) => Promise<CryptoKey>;
  deriveBits: (params: Argon2Params, key: CryptoKey, bits: number) => Promise<ArrayBuffer>;
};

/** The runtime's own, on its threads. */
export function inWebCrypto(subtle: unknown = crypto.subtle): Argon2 {
  const { importKey, deriveBits } = bound(subtle as Subtle);
  return {
    name: "web-crypto",
    hash: async ({ password, salt, secret, memorySize, iterations, hashLength }) => {
      const key = await importKey("raw-secret", password, "Argon2id", false, ["deriveBits"]);
      const cost = { memory: memorySize, passes: iterations, parallelism: 1 };
      const params = { name: "Argon2id", nonce: salt, secretValue: secret, ...cost } as const;
      return new Uint8Array(await deriveBits(params, key, hashLength * 8));
    },
    close: () => {},
  };
}

const bound = (subtle: Subtle): Subtle => ({
  importKey: (...args) => subtle.importKey(...args),
  deriveBits: (...args) => subtle.deriveBits(...args),
});

type Waiting = { resolve: (hash: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

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
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      worker ??= open();
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, input } satisfies Job);
    });
  return { name: "worker", hash, close: () => end(new Error("the portal is stopping")) };
}
