export type LogFields = Record<string, string | number | boolean | null>;

/** Structured lines; never names, e-mails, PINs or message texts. */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
};

/** One JSON line an event, written with `write`. */
export function createLog(write: (line: string) => void, clock: () => Date): Log {
  const line =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ at: clock().toISOString(), level, event, ...fields }));
  return { info: line("info"), error: line("error") };
}

export const silentLog: Log = { info: () => {}, error: () => {} };
