const latest = new Map<string, Promise<unknown>>();

/** The checks of one account follow one another: whoever sends many files waits for themself. */
export async function oneCheckAtATime<T>(accountId: string, check: () => Promise<T>): Promise<T> {
  const before = latest.get(accountId);
  const own = before === undefined ? check() : before.then(check, check);
  latest.set(accountId, own);
  try {
    return await own;
  } finally {
    if (latest.get(accountId) === own) latest.delete(accountId);
  }
}
