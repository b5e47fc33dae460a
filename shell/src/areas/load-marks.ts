/** Where something of an area is drawn: the screen, or the layer beside all screens of a role. */
export type Place = "screen" | "overlay";

/** A version of an area that is being loaded or drawn for the first time in this page. */
export interface LoadMark {
  readonly place: Place;
  readonly area: string;
  readonly version: string;
  /** When its load or its first drawing began. */
  since: number;
}

/** What begins with these words was kept by a page, `frozen-versions.ts` reads it. */
export const KEPT = { loading: "loading ", frozen: "frozen ", worked: "worked " };

/** A page that is at work writes its marks anew so often. */
const BEAT_MS = 1_000;

const own = KEPT.loading + Math.random();
const marks = new Map<Place, LoadMark>();
let beat: ReturnType<typeof setInterval> | undefined;

/** Notes that a version begins to load or to be drawn, before any of its code runs. */
export function beginMark(place: Place, area: string, version: string): LoadMark {
  const mark: LoadMark = { place, area, version, since: Date.now() };
  marks.set(place, mark);
  beat ??= setInterval(write, BEAT_MS);
  write();
  return mark;
}

/** Notes that what was loaded is drawn from now on. */
export function moveMark(mark: LoadMark): void {
  mark.since = Date.now();
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

/** A version was drawn and the page went on. */
export const noteWorked = ({ area, version }: LoadMark): void =>
  quietly(() => localStorage.setItem(KEPT.worked + area, version));

/** The version of an area that this browser last saw working. */
export function lastWorked(area: string): string | null {
  let worked: string | null = null;
  quietly(() => {
    worked = localStorage.getItem(KEPT.worked + area);
  });
  return worked;
}

/** Where nothing else is left, somebody may try it again. */
export const forgetFrozen = (area: string): void =>
  quietly(() => localStorage.removeItem(KEPT.frozen + area));

/** Whether another page has left anything that must be judged before an area is loaded. */
export function isAnythingLeft(): boolean {
  let isLeft = false;
  quietly(() => {
    isLeft = Object.keys(localStorage).some((key) => /^(loading|frozen) /.test(key) && key !== own);
  });
  return isLeft;
}

// A page that is closed or put aside while it loads can still say so; one that is frozen cannot.
for (const type of ["pagehide", "pageshow", "visibilitychange"])
  addEventListener(type, () => write(type === "pagehide"));

function write(isLeaving?: boolean): void {
  quietly(() => {
    if (isLeaving || document.hidden || marks.size === 0) localStorage.removeItem(own);
    else localStorage.setItem(own, JSON.stringify({ at: Date.now(), marks: [...marks.values()] }));
  });
}

/** Where storage is denied, full or spoilt nothing is known of earlier pages. */
export function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is kept then.
  }
}
