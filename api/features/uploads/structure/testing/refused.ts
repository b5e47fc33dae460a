import { checkStructure } from "../check-structure.ts";
import { bytesInMemory } from "../file-bytes.ts";

export const check = (bytes: Uint8Array, type: string) =>
  checkStructure(bytesInMemory(bytes), type);

/** Whether a file is refused as one that is damaged, and not by a fault of ours. */
export const isRefused = (bytes: Uint8Array, type: string) =>
  check(bytes, type).then(
    () => false,
    (error) => error.code === "FILE_INCOMPLETE" && /incompleto o dañado/.test(error.message),
  );

/** Every length of a small file; of a large one the first and last ones and some between. */
export function cutsOf(size: number): number[] {
  const step = Math.max(1, Math.floor(size / 150));
  const between = Array.from({ length: Math.floor((size - 1) / step) }, (_, index) => index * step);
  return [...between, size - 2, size - 1];
}

/** The lengths to which a file was cut off and taken all the same. */
export async function takenCuts(bytes: Uint8Array, type: string): Promise<number[]> {
  const taken: number[] = [];
  for (const size of cutsOf(bytes.length)) {
    if (!(await isRefused(bytes.subarray(0, size), type))) taken.push(size);
  }
  return taken;
}
