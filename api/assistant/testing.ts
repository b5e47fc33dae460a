import type { AppConfig } from "../env.ts";
import { silentLog } from "../log.ts";
import type { ReminderFact } from "./facts.ts";
import { toPlainWords } from "./plain-words.ts";
import type { Question, Surroundings } from "./question.ts";

const CONFIG: AppConfig = {
  version: "0.0.0-test",
  municipalities: ["Aldea"],
  timeZone: "Europe/Madrid",
  portalOrigin: null,
  isSecure: false,
};

/** Monday 2 March 2026, 11:00 in Madrid, and a source of chance that always gives `byte`. */
export function surroundings({ now = "2026-03-02T10:00:00.000Z", byte = 0 } = {}): Surroundings {
  const random = (bytes: number) => new Uint8Array(bytes).fill(byte);
  return { clock: () => new Date(now), random, config: CONFIG, log: silentLog };
}

export const fact = (title: string, at: string, changes: Partial<ReminderFact> = {}) => ({
  title,
  category: "Personal",
  at: new Date(at),
  isCompleted: false,
  ...changes,
});

/** A question of Carmen's, with the reminders that she has. */
export function ask(
  text: string,
  { reminders = [] as ReminderFact[], history = [] as Question["history"] } = {},
): Question {
  const remindersBetween = (from: Date, to: Date) =>
    Promise.resolve(reminders.filter(({ at }) => at >= from && at < to));
  const words = toPlainWords(text);
  return { firstName: "Carmen", text, words, history, facts: { remindersBetween } };
}

export type LocalServer = { url: string; close: () => Promise<void> };

/** A server on this machine that answers as the test says. */
export function serveLocally(
  handler: (request: Request) => Response | Promise<Response>,
): LocalServer {
  const stop = new AbortController();
  const server = Deno.serve(
    {
      port: 0,
      hostname: "127.0.0.1",
      signal: stop.signal,
      onListen: () => {},
      onError: () => new Response(null, { status: 500 }),
    },
    handler,
  );
  const url = `http://127.0.0.1:${server.addr.port}`;
  const close = () => {
    stop.abort();
    return server.finished;
  };
  return { url, close };
}
