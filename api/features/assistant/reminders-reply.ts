import type { ReminderFact } from "./facts.ts";
import { dayPhrase, hourPhrase, startOfDay } from "./moments.ts";
import type { AssistantContext, Question } from "./question.ts";

export const PERIODS = ["hoy", "mañana", "semana", "siguiente"] as const;
export const CATEGORIES = ["Salud", "Medicación", "Actividad", "Personal"] as const;

export type ReminderPeriod = (typeof PERIODS)[number];
export type ReminderCategory = (typeof CATEGORIES)[number];
type Wanted = { period: ReminderPeriod; category: ReminderCategory | null };

const DAYS_AHEAD = 7;
/** Nobody remembers more than this when it is read aloud. */
const MOST_LISTED = 6;
const LONGEST_TITLE = 80;
const HOW_TO_ADD = "Si quieres añadir uno, entra en 'Recordatorios' y pulsa 'Añadir'.";

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** The person's own reminders in sentences. The facts are read once, whatever the question is. */
export async function remindersReply(
  context: AssistantContext,
  { facts }: Pick<Question, "facts">,
  { period, category }: Wanted,
): Promise<string> {
  const all = await facts.remindersBetween(startOfDay(context), startOfDay(context, DAYS_AHEAD));
  const reminders = category ? all.filter((reminder) => reminder.category === category) : all;
  const kind = category ? ` de ${category.toLowerCase()}` : "";
  const onDay = (day: string) => reminders.filter(({ at }) => dayPhrase(at, context) === day);
  switch (period) {
    case "hoy":
      return todayReply(context, kind, onDay("hoy"), nextOf(context, reminders));
    case "mañana":
      return spanReply(context, `Mañana`, kind, onDay("mañana"));
    case "semana":
      return spanReply(context, "En los próximos siete días", kind, reminders);
    case "siguiente":
      return nextReply(context, kind, nextOf(context, reminders));
  }
}

function todayReply(
  context: AssistantContext,
  kind: string,
  today: ReminderFact[],
  next: ReminderFact | undefined,
): string {
  if (today.length === 0) {
    const later = next ? `Lo próximo es ${tell(next, context)}.` : HOW_TO_ADD;
    return `Hoy no tienes recordatorios${kind}. ${later}`;
  }
  const pending = today.filter(({ isCompleted }) => !isCompleted);
  const done = today.length - pending.length;
  if (pending.length === 0) {
    return `¡Muy bien! Hoy ya has completado ${done === 1 ? "tu recordatorio" : `tus ${done} recordatorios`}${kind}.`;
  }
  const titles = tellAll(context, pending);
  const completed = done > 0 ? ` Ya has completado ${done}.` : "";
  return `Hoy tienes ${counted(pending.length, kind)} por hacer: ${titles}.${completed}`;
}

function spanReply(
  context: AssistantContext,
  when: string,
  kind: string,
  reminders: ReminderFact[],
): string {
  const pending = reminders.filter(({ isCompleted }) => !isCompleted);
  if (pending.length === 0) return `${when} no tienes recordatorios${kind}. ${HOW_TO_ADD}`;
  return `${when} tienes ${counted(pending.length, kind)}: ${tellAll(context, pending)}.`;
}

function nextReply(
  context: AssistantContext,
  kind: string,
  next: ReminderFact | undefined,
): string {
  if (next) return `Tu próximo recordatorio${kind} es ${tell(next, context)}.`;
  return `No tienes recordatorios${kind} en los próximos siete días. ${HOW_TO_ADD}`;
}

function nextOf({ clock }: AssistantContext, reminders: ReminderFact[]): ReminderFact | undefined {
  return reminders.find(({ at, isCompleted }) => !isCompleted && at >= clock());
}

const counted = (n: number, kind: string) =>
  n === 1 ? `1 recordatorio${kind}` : `${n} recordatorios${kind}`;

function tellAll(context: AssistantContext, reminders: ReminderFact[]): string {
  const sentences = reminders.slice(0, MOST_LISTED).map((reminder) => tell(reminder, context));
  const rest = reminders.length - sentences.length;
  return list.format(rest > 0 ? [...sentences, `${rest} más`] : sentences);
}

/** '«Paseo» hoy a las 18:00'. */
function tell({ title, at }: ReminderFact, context: AssistantContext): string {
  const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).trim()}…` : title;
  const name = shown.toWellFormed().replace(/\s+/g, " ");
  const isLate = at < context.clock() ? ", que sigue sin marcar" : "";
  return `«${name}» ${dayPhrase(at, context)} ${hourPhrase(at, context.config.timeZone)}${isLate}`;
}
