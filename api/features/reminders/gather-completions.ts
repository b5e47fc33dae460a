import type { reminders } from "../../db/schema/reminders.ts";

type Columns = typeof reminders.$inferSelect;
type Row = Omit<Columns, "createdAt" | "changedAt" | "exceptions"> &
  Partial<Pick<Columns, "exceptions">>;
/** Milliseconds since 1970: the start, and the end (excluded) or null while there is none. */
export type Paused = [from: number, to: number | null];
type Joined = Row & { completion: Date | null; pauses?: Paused[] | null };
export type LoadedReminder = {
  row: Row;
  isCompletedAt: (at: Date) => boolean;
  isPausedAt: (at: Date) => boolean;
};

/** A join's rows, one for each completion, as one for each reminder. */
export function gatherCompletions(rows: Joined[]): LoadedReminder[] {
  const found = new Map<string, { row: Row; completions: Set<number> }>();
  const isPausedAt = within(rows[0]?.pauses ?? []);
  for (const { completion, pauses: _, ...row } of rows) {
    const entry = found.get(row.id) ?? { row, completions: new Set() };
    if (completion) entry.completions.add(completion.getTime());
    found.set(row.id, entry);
  }
  return [...found.values()].map(({ row, completions }) => ({
    row,
    isCompletedAt: (at) => completions.has(at.getTime()),
    isPausedAt,
  }));
}

const within = (pauses: Paused[]) => (at: Date) =>
  pauses.some(([from, to]) => at.getTime() >= from && (to === null || at.getTime() < to));
