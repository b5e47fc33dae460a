import { PgPreparedQuery } from "drizzle-orm/pg-core";
import type { Telemetry } from "./telemetry.ts";

type Sending = (text: string, values: unknown[], send: () => Promise<unknown>) => Promise<unknown>;

/**
 * Puts a span around every statement of this process, those of transactions among them. Each driver
 * of drizzle sends them through this one method; without telemetry nothing is changed.
 */
export function traceStatements({ statement }: Telemetry): void {
  const prototype = PgPreparedQuery.prototype as unknown as { queryWithCache: Sending };
  const sendIt = prototype.queryWithCache;
  prototype.queryWithCache = function (text, values, send) {
    return statement(text, () => sendIt.call(this, text, values, send));
  };
}
