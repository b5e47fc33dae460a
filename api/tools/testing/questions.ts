import { toPlainWords } from "@acompana/language/spelling";
import type {
  AssistantContext,
  Facts,
  Question,
  ReminderFact,
} from "../../features/assistant/index.ts";
import { silentLog } from "../../platform/log.ts";
import { TEST_CONFIG } from "./test-config.ts";

/** Monday 2 March 2026, 11:00 in Madrid, and a source of chance that always gives `byte`. */
export function assistantContext({
  now = "2026-03-02T10:00:00.000Z",
  byte = 0,
} = {}): AssistantContext {
  const random = (bytes: number) => new Uint8Array(bytes).fill(byte);
  return { clock: () => new Date(now), random, config: TEST_CONFIG, log: silentLog };
}

export const fact = (title: string, at: string, changes: Partial<ReminderFact> = {}) => ({
  title,
  category: "Personal",
  at: new Date(at),
  isCompleted: false,
  markedAt: null,
  marker: null,
  isPaused: false,
  ...changes,
});

/** What may be known of somebody who has these reminders. */
export function factsOf(reminders: readonly ReminderFact[]): Facts {
  const isOpen = ({ isCompleted, isPaused }: ReminderFact) => !isCompleted && !isPaused;
  return {
    remindersBetween: async (from, to) => reminders.filter(({ at }) => at >= from && at < to),
    openBefore: async (day) => reminders.filter((one) => one.at < day && isOpen(one)),
  };
}

/** A question of Carmen's, with the reminders that she has. */
export function ask(
  text: string,
  {
    reminders = [] as ReminderFact[],
    history = [] as Question["history"],
    helpPhone = null as string | null,
    showsGames = true,
  } = {},
): Question {
  const words = toPlainWords(text);
  return {
    ...{ firstName: "Carmen", helpPhone, text, words, history },
    facts: factsOf(reminders),
    hasGames: () => Promise.resolve(showsGames),
  };
}
