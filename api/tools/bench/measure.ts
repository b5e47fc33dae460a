/** Milliseconds of each run, one after the other. */
export async function timesOf(runs: number, run: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times;
}

/** Runs in a second, with so many at a time. */
export async function rateOf(
  runs: number,
  atOnce: number,
  run: () => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => timesOf(runs / atOnce, run)));
  return (runs * 1000) / (performance.now() - begun);
}

export function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One row of what `npm run bench` prints. */
export function printRow(what: string, ratio: number, budget: string, how: string): void {
  console.log(`${what.padEnd(58)} ${ratio.toFixed(2).padStart(6)}   ${budget.padEnd(8)} ${how}`);
}
