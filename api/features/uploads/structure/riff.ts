import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";

/** Of what is written while it is recorded, the length stays open. */
const OPEN_LENGTHS = [0, 0xffff_ffff];

const NEEDED: Record<string, RegExp[]> = {
  WEBP: [/^(VP8 |VP8L|ANMF)$/],
  WAVE: [/^fmt $/, /^data$/],
  "AVI ": [/^LIST:hdrl$/, /^LIST:movi$/],
};

/** WebP, WAV and AVI: chunk after chunk to the end that the header says. */
export async function walkRiff(file: FileBytes): Promise<void> {
  const header = await file.read(0, 12);
  const said = header.getUint32(4, true);
  const isOpen = OPEN_LENGTHS.includes(said);
  const end = isOpen ? file.size : 8 + said;
  // The byte that makes an odd length even is often missing.
  mustBe(end <= file.size + 1, "as long as it says");
  const found = new Set<string>();
  for (let offset = 12; offset + 8 <= end; ) {
    const head = await file.read(offset, 8);
    const length = head.getUint32(4, true);
    const name = await nameOf(file, head, offset);
    const isOpenSound = isOpen && name === "data" && OPEN_LENGTHS.includes(length);
    const next = isOpenSound ? file.size : offset + 8 + length;
    mustBe(next <= file.size, "a whole chunk");
    if (next > offset + 8) found.add(name);
    offset = next + (length % 2);
  }
  for (const needed of NEEDED[textAt(header, 8, 4)] ?? []) {
    mustBe(
      [...found].some((name) => needed.test(name)),
      "what it is there for",
    );
  }
}

async function nameOf(file: FileBytes, head: DataView, offset: number): Promise<string> {
  const name = textAt(head, 0, 4);
  return name === "LIST" ? `LIST:${textAt(await file.read(offset + 8, 4), 0, 4)}` : name;
}
