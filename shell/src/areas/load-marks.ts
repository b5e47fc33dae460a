import { now } from "@acompana/kit/clock";
import { readStored, storedKeys, writeStored } from "../browser/storage.ts";

/** Where something of an area is drawn: the screen, the layer beside all of a role's, a card. */
export type Place = "screen" | "overlay" | `card ${string}`;

/** A version of an area that is being loaded or drawn for the first time in this page. */
export interface LoadMark {
  readonly place: Place;
  /** What is drawn there: the screen's name, or the place. */
  readonly part: string;
  readonly area: string;
  readonly version: string;
  /** When its load or its first drawing began. */
  since: number;
}

/** What begins with these words was kept by a page, `frozen-versions.ts` reads it. */
export const KEPT = {
  loading: "loading ",
  suspected: "suspected ",
  frozen: "frozen ",
  worked: "worked ",
};

/** A page that is at work writes its marks anew so often. */
const BEAT_MS = 1_000;

const own = KEPT.loading + Math.random();
const marks = new Map<Place, LoadMark>();
let beat: ReturnType<typeof setInterval> | undefined;

/** Notes that a version begins to load or to be drawn, before any of its code runs. */
export function beginMark(of: Omit<LoadMark, "since">): LoadMark {
  const mark: LoadMark = { ...of, since: now() };
  marks.set(mark.place, mark);
  beat ??= setInterval(write, BEAT_MS);
  write();
  return mark;
}

/** Notes that what was loaded is drawn from now on. */
export function moveMark(mark: LoadMark): void {
  mark.since = now();
  write();
}

/** It was drawn, was left, or has failed in another way: the page goes on. */
export function endMark(mark: LoadMark): void {
  if (marks.get(mark.place) === mark) marks.delete(mark.place);
  if (marks.size > 0) return;
  clearInterval(beat);
  beat = undefined;
  write();
}

/** A version was drawn and the page went on: of that part of it nothing is suspected any more. */
export function noteWorked({ place, part, area, version }: LoadMark): void {
  // A card alone says too little of the rest.
  if (!place.startsWith("card ")) writeStored(KEPT.worked + area, version);
  writeStored(suspicionOf({ part, area, version }), null);
}

/** Under which name it is kept that a page has stood still with a part of a version. */
export const suspicionOf = ({ part, area, version }: Omit<LoadMark, "place" | "since">): string =>
  `${KEPT.suspected}${area} ${version} ${part}`;

/** The version of an area that this browser last saw working. */
export const lastWorked = (area: string): string | null => readStored(KEPT.worked + area);

/** Where nothing else is left, somebody may try it again. */
export const forgetFrozen = (area: string): void => void writeStored(KEPT.frozen + area, null);

/** Whether another page has left anything that must be judged before an area is loaded. */
export const isAnythingLeft = (): boolean =>
  storedKeys().some((key) => /^(loading|frozen) /.test(key) && key !== own);

// A page that is closed or put aside while it loads can still say so; one that is frozen cannot.
for (const type of ["pagehide", "pageshow", "visibilitychange"])
  addEventListener(type, () => write(type === "pagehide"));

function write(isLeaving?: boolean): void {
  const isOver = isLeaving || document.hidden || marks.size === 0;
  writeStored(own, isOver ? null : JSON.stringify({ at: now(), marks: [...marks.values()] }));
}
