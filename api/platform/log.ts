import { requestIds } from "./request-ids.ts";

export type LogFields = Record<string, string | number | boolean | null>;

/** Structured lines; never names, e-mails, PINs or message texts. */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
};

/** One JSON line an event, written with `write`, with the id of the request that it belongs to. */
export function createLog(write: (line: string) => void, clock: () => Date): Log {
  const line =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      const requestId = requestIds.getStore();
      const origin = requestId === undefined ? {} : { requestId };
      write(JSON.stringify({ at: clock().toISOString(), level, event, ...origin, ...fields }));
    };
  return { info: line("info"), error: line("error") };
}

export const silentLog: Log = { info: () => {}, error: () => {} };
