const decoder = new TextDecoder("utf-8", { fatal: true });
const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files of a ZIP without compression, by their names; refuses one that is cut. */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("not a whole ZIP");
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL_ENTRY) throw new Error("no entry");
    if (view.getUint16(at + 10, true) !== 0) throw new Error("compressed");
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const header = view.getUint32(at + 42, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    if (files.has(name)) throw new Error(`twice: ${name}`);
    files.set(name, bytes.subarray(start, start + size));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
