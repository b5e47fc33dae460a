import { typeByBytes } from "../containers/index.ts";
import { familyOf } from "./check-file.ts";
import { headOf, readBytesOf } from "./file-bytes.ts";

/** Nothing is told by fewer bytes: a file of so few is taken for what it says it is. */
const FEWEST_BYTES = 12;

/** Whether a file is long enough to be told by its bytes. */
export const isTelling = (file: Blob): boolean => file.size >= FEWEST_BYTES;

/**
 * A chosen file with the type that its bytes show, whatever its name or the device says; the file
 * itself where both are of one family. Null for what the portal does not take.
 */
export async function byItsBytes(file: File): Promise<File | null> {
  const type = await typeByBytes(await headOf(file), readBytesOf(file), file.type);
  if (type === null) return null;
  const named = new File([file], file.name, { type, lastModified: file.lastModified });
  return familyOf(named) === familyOf(file) ? file : named;
}
