import { createHash } from "node:crypto";

type Bytes = Uint8Array<ArrayBuffer>;

/** Passes bytes on and tells afterwards how many there were and their sha256. */
export function hashing() {
  const hash = createHash("sha256");
  let size = 0;
  const through = new TransformStream<Bytes, Bytes>({
    transform: (chunk, controller) => {
      hash.update(chunk);
      size += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest("hex") }) };
}
