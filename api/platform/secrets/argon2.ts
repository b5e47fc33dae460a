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
