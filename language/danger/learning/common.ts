import type { Row } from "./learn.ts";

/** A bucket that fewer sentences have says nothing about others. */
const FEWEST = 4;
/** How much less a bucket counts the more sentences have it, before its weight is learned. */
const COMMONNESS = 0.4;
const USUAL = 20;

/**
 * The buckets that enough of these sentences have, and the factor that multiplies each while
 * learning. Rare words tell danger from harmless talk better than common ones; with an equal
 * penalty the common ones would outweigh them.
 */
export function scalesOf(rows: readonly Row[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { ids } of rows) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= FEWEST)
      .map(([id, count]) => [id, (count / USUAL) ** -COMMONNESS]),
  );
}

/** The rows in those buckets alone, which are numbered as they come. */
export function scale(rows: readonly Row[], scales: ReadonlyMap<number, number>): Row[] {
  const places = new Map([...scales.keys()].map((id, place) => [id, place]));
  return rows.map(({ ids, values }) => {
    const kept = [...ids.keys()].filter((at) => places.has(ids[at] as number));
    return {
      ids: Int32Array.from(kept, (at) => places.get(ids[at] as number) as number),
      values: Float64Array.from(
        kept,
        (at) => (values[at] as number) * (scales.get(ids[at] as number) as number),
      ),
    };
  });
}
