import { setImmediate } from "node:timers";
import type { PGlite } from "@electric-sql/pglite";

/**
 * Lets the event loop turn before each statement. PGlite works on the thread that answers calls,
 * and whatever waits for it follows without a turn in between: a hundred logins at once would hold
 * up every other call, also one that needs no database, until the last of their statements.
 */
export function turnBetweenStatements(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (work) =>
    run(async () => {
      await new Promise<void>((resolve) => setImmediate(resolve));
      return await work();
    });
}
