/** How cameras call their own kinds of picture, many of which are a TIFF. */
const ENDING =
  /\.(3fr|arw|cap|dcr|dcs|dng|erf|fff|gpr|iiq|k25|kdc|mef|mos|nef|nrw|pef|ptx|rwl|sr2|srf|srw)$/i;
/** The version of a DNG; who made the camera; more pictures than the first, which is small. */
const DNG_VERSION = 0xc612;
const MAKER = 0x010f;
const MORE_PICTURES = 0x014a;
const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

/** Whether a TIFF is what a camera's chip saw, by what its first list tells or by its name. */
export async function isOfCamera(file: Blob): Promise<boolean> {
  if (file instanceof File && ENDING.test(file.name)) return true;
  const tags = await tagsOf(file);
  return tags.has(DNG_VERSION) || (tags.has(MAKER) && tags.has(MORE_PICTURES));
}

/** None where the list lies outside of the file. */
async function tagsOf(file: Blob): Promise<Set<number>> {
  const view = async (at: number, length: number) =>
    new DataView(await file.slice(at, at + length).arrayBuffer());
  const head = await view(0, HEAD_BYTES);
  if (head.byteLength < HEAD_BYTES) return new Set();
  const isLittle = head.getUint16(0) === 0x4949;
  const at = head.getUint32(4, isLittle);
  const count = await view(at, 2);
  if (count.byteLength < 2) return new Set();
  const list = await view(at + 2, count.getUint16(0, isLittle) * ENTRY_BYTES);
  const entries = Math.floor(list.byteLength / ENTRY_BYTES);
  return new Set(
    Array.from({ length: entries }, (_, index) => list.getUint16(index * ENTRY_BYTES, isLittle)),
  );
}
