import type { Argon2 } from "./argon2.ts";

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
