import type { components } from "../api/index.ts";

type Metrics = components["schemas"]["Metrics"];

export interface MediaCounts {
  totalFiles?: number | undefined;
  /** What `totalFiles` is also called. */
  total?: number | undefined;
  favorites?: number | undefined;
}

/** What the view shows; each is undefined while it is being read. */
export interface ActivityFigures {
  metrics: Partial<Metrics> | undefined;
  reminders: { completed?: number; pending?: number } | undefined;
  media: MediaCounts | undefined;
}

/** Stands for a number that is being read. */
export const UNREAD = "…";

/** A number for people: what is missing counts as 0. */
export function shown<Source>(
  source: Source | undefined,
  pick: (source: Source) => number | undefined,
): string {
  return source === undefined ? UNREAD : count.format(pick(source) ?? 0);
}

const count = new Intl.NumberFormat("es-ES");
