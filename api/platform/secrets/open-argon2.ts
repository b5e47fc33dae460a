import { type Argon2, PROBE } from "./argon2.ts";
import { inWebCrypto } from "./argon2-web-crypto.ts";
import { inWorker } from "./argon2-worker-client.ts";

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
