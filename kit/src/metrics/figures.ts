import type { components } from "../api/index.ts";
import { type Reading, readingText } from "../reading/index.ts";

export type Metrics = components["schemas"]["Metrics"];

interface MediaCounts {
  totalFiles?: number | undefined;
  /** What `totalFiles` is also called. */
  total?: number | undefined;
  favorites?: number | undefined;
}

/** What the view shows. */
export interface ActivityFigures {
  metrics: Reading<Partial<Metrics>>;
  reminders: Reading<{ completed?: number; pending?: number }>;
  media: Reading<MediaCounts>;
}

/** Stands for a number that is being read. */
const UNREAD = "…";
/** Stands for a large number that could not be read; the line under it says so. */
export const NO_FIGURE = "–";

/** Numbers that are read again show that they are; after a failure the last ones stay. */
export const hiddenWhileRead = <Data>(reading: Reading<Data>): Reading<Data> =>
  reading.busy && reading.error === undefined ? { ...reading, data: undefined } : reading;

/** Whether nothing is known because it could not be read. */
export const isUnknown = ({ data, error, busy }: Reading<unknown>): boolean =>
  data === undefined && error !== undefined && !busy;

/** A number for people: what an answer lacks counts as 0; `unknown` where there was no answer. */
export function shown<Source>(
  reading: Reading<Source>,
  pick: (source: Source) => number | undefined,
  unknown: string = readingText.unknown,
): string {
  if (reading.data === undefined) return isUnknown(reading) ? unknown : UNREAD;
  return count.format(pick(reading.data) ?? 0);
}

const count = new Intl.NumberFormat("es-ES");
