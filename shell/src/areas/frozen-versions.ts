import { now } from "@acompana/kit/clock";
import { readStored, storedKeys, writeStored } from "../browser/storage.ts";
import { KEPT, type LoadMark, suspicionOf } from "./load-marks.ts";

// Judged only where a page has left something: what is here is no part of the start.

/** A page writes its marks anew each second; none is believed dead before. */
const DEAD_MS = 5_000;
/** Of two marks that a page has left, the one that moved last is to blame, if much later. */
const SAME_TIME_MS = 1_000;
/**
 * What froze two pages in a row is passed over in this browser for so long. A device that was
 * switched off while it loaded leaves the same mark: once it means nothing, and a good version that
 * was passed over all the same is tried again after that.
 */
const PASSED_OVER_MS = 7 * 24 * 3_600_000;

export type FrozenVersion = Pick<LoadMark, "area" | "version">;
const found: FrozenVersion[] = [];

/** Two pages of this browser in a row stood still since this version began to load or be drawn. */
export class FrozenError extends Error {
  override name = "FrozenError";
  /** What was found and not reported yet: what heals takes it out of here. */
  readonly found = found;
}

/** Throws for a version that has frozen a page of this browser of late. */
export function refuseFrozen(area: string, version: string): void {
  if (hasFrozen(area, version)) throw new FrozenError(`${area} ${version}`);
}

export function hasFrozen(area: string, version: string): boolean {
  findFrozen();
  return (frozenOf(area)[version] ?? 0) > now();
}

interface Left {
  at: number;
  marks: LoadMark[];
}

/** Which versions the marks accuse that pages have left behind. */
function findFrozen(): void {
  for (const key of storedKeys()) {
    if (key.startsWith(KEPT.suspected) && !isOfLate(key)) writeStored(key, null);
    if (!key.startsWith(KEPT.loading)) continue;
    const left = parse<Left>(key);
    if (left && Math.abs(now() - left.at) <= DEAD_MS) continue;
    writeStored(key, null);
    for (const mark of toBlame(marksOf(left))) {
      if (isSuspected(mark)) passOver(mark);
      else writeStored(suspicionOf(mark), String(now()));
    }
  }
}

/** Whether another page stood still with it of late, and none has drawn it since. */
const isSuspected = (mark: LoadMark): boolean => isOfLate(suspicionOf(mark));

const isOfLate = (key: string): boolean => Number(readStored(key) ?? 0) > now() - PASSED_OVER_MS;

function passOver(mark: LoadMark): void {
  const { area, version } = mark;
  writeStored(suspicionOf(mark), null);
  const until = now() + PASSED_OVER_MS;
  const frozen = { ...frozenOf(area), [version]: until };
  if (writeStored(KEPT.frozen + area, JSON.stringify(frozen))) found.push({ area, version });
}

/** None where what was left is spoilt. */
const marksOf = (left: Left | null): LoadMark[] =>
  Array.isArray(left?.marks) ? left.marks.filter((mark) => typeof mark?.area === "string") : [];

/** Of the marks that one page has left. */
function toBlame(left: readonly LoadMark[]): LoadMark[] {
  const last = Math.max(...left.map(({ since }) => since));
  return left.filter(({ since }) => last - since < SAME_TIME_MS);
}

const frozenOf = (area: string) => parse<Record<string, number>>(KEPT.frozen + area) ?? {};

/** Null for what is not there, or was spoilt. */
function parse<T extends object>(key: string): T | null {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}
