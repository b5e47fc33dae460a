import type { ReminderFact } from "../assistant/facts.ts";
import { toPlainWords } from "../assistant/plain-words.ts";
import type { Question, Surroundings } from "../assistant/question.ts";
import type { AppConfig } from "../env.ts";
import { silentLog } from "../log.ts";

const CONFIG: AppConfig = {
  version: "0.0.0-test",
  municipalities: ["Aldea"],
  timeZone: "Europe/Madrid",
  portalOrigin: null,
  isSecure: false,
  deviceEnrolment: "open",
  trustedProxies: 0,
  mediaQuotaBytes: 0,
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
