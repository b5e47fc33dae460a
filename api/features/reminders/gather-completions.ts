import type { reminders } from "../../db/schema/reminders.ts";

type Columns = typeof reminders.$inferSelect;
type Row = Omit<Columns, "createdAt" | "changedAt" | "exceptions"> &
  Partial<Pick<Columns, "exceptions">>;
export type LoadedReminder = { row: Row; isCompletedAt: (at: Date) => boolean };

/** A join's rows, one for each completion, as one for each reminder. */
export function gatherCompletions(rows: (Row & { completion: Date | null })[]): LoadedReminder[] {
  const found = new Map<string, { row: Row; completions: Set<number> }>();
  for (const { completion, ...row } of rows) {
    const entry = found.get(row.id) ?? { row, completions: new Set() };
    if (completion) entry.completions.add(completion.getTime());
    found.set(row.id, entry);
  }
  return [...found.values()].map(({ row, completions }) => ({
    row,
    isCompletedAt: (at) => completions.has(at.getTime()),
  }));
}
