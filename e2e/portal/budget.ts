export const KB = 1024;

export interface Fetched {
  requests: number;
  /** As gzip. */
  bytes: number;
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** In what a page fetched more than it may, in words; nothing at all means that nobody looked. */
export function overBudget(fetched: Fetched, budget: Fetched): string[] {
  if (fetched.requests === 0) return ["no script was seen at all"];
  const over: string[] = [];
  if (fetched.requests > budget.requests)
    over.push(`${fetched.requests} scripts of ${budget.requests}`);
  if (fetched.bytes > budget.bytes) over.push(`${inKb(fetched.bytes)} of ${inKb(budget.bytes)}`);
  return over;
}
