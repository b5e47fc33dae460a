const latest = new Map<string, Promise<void>>();

/** The checks of one account follow one another: whoever sends many files waits for themself. */
export async function oneCheckAtATime(
  accountId: string,
  check: () => Promise<void>,
): Promise<void> {
  const before = latest.get(accountId);
  const own = before === undefined ? check() : before.then(check, check);
  latest.set(accountId, own);
  try {
    await own;
  } finally {
    if (latest.get(accountId) === own) latest.delete(accountId);
  }
}
