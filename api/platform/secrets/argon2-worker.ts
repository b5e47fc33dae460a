import { argon2id } from "hash-wasm";

/** One argon2id hash; memory in KiB. */
export type Argon2Input = {
  password: Uint8Array<ArrayBuffer>;
  salt: Uint8Array<ArrayBuffer>;
  /** The pepper: what RFC 9106 calls the secret value K. */
  secret: Uint8Array<ArrayBuffer>;
  memorySize: number;
  iterations: number;
  hashLength: number;
};

/** What the worker is asked, and what it answers; one after the other, in order. */
export type Job = { id: number; input: Argon2Input };
export type Done = { id: number; hash?: Uint8Array<ArrayBuffer>; error?: string };

type WorkerScope = {
  onmessage: ((event: MessageEvent<Job>) => void) | null;
  postMessage: (message: Done) => void;
};

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data: { id, input } }) => {
  scope.postMessage(await work(id, input));
};

async function work(id: number, { password, salt, secret, ...cost }: Argon2Input): Promise<Done> {
  try {
    const hash = await argon2id({
      password,
      salt,
      secret,
      ...cost,
      parallelism: 1,
      outputType: "binary",
    });
    return { id, hash: new Uint8Array(hash) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
