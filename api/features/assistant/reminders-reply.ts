import type { ReminderFact } from "./facts.ts";
import { dayPhrase, hourPhrase, startOfDay } from "./moments.ts";
import type { Question, Surroundings } from "./question.ts";

export const PERIODS = ["hoy", "mañana", "semana", "siguiente"] as const;
export const CATEGORIES = ["Salud", "Medicación", "Actividad", "Personal"] as const;

export type ReminderPeriod = (typeof PERIODS)[number];
export type ReminderCategory = (typeof CATEGORIES)[number];
type Wanted = { period: ReminderPeriod; category: ReminderCategory | null };

const DAYS_AHEAD = 7;
/** More than this nobody keeps in mind by ear. */
const MOST_TOLD = 6;
const LONGEST_TITLE = 80;
const HOW_TO_ADD = "Si quieres añadir uno, entra en 'Recordatorios' y pulsa 'Añadir'.";

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** The person's own reminders in sentences; one look at the facts, whatever is asked. */
export async function remindersAnswer(
  around: Surroundings,
  { facts }: Pick<Question, "facts">,
  { period, category }: Wanted,
): Promise<string> {
  const all = await facts.remindersBetween(startOfDay(around), startOfDay(around, DAYS_AHEAD));
  const reminders = category ? all.filter((reminder) => reminder.category === category) : all;
  const kind = category ? ` de ${category.toLowerCase()}` : "";
  const onDay = (day: string) => reminders.filter(({ at }) => dayPhrase(at, around) === day);
  switch (period) {
    case "hoy":
      return todayAnswer(around, kind, onDay("hoy"), nextOf(around, reminders));
    case "mañana":
      return spanAnswer(around, `Mañana`, kind, onDay("mañana"));
    case "semana":
      return spanAnswer(around, "En los próximos siete días", kind, reminders);
    case "siguiente":
      return nextAnswer(around, kind, nextOf(around, reminders));
  }
}

function todayAnswer(
  around: Surroundings,
  kind: string,
  today: ReminderFact[],
  next: ReminderFact | undefined,
): string {
  if (today.length === 0) {
    const later = next ? `Lo próximo es ${tell(next, around)}.` : HOW_TO_ADD;
    return `Hoy no tienes recordatorios${kind}. ${later}`;
  }
  const pending = today.filter(({ isCompleted }) => !isCompleted);
  const done = today.length - pending.length;
  if (pending.length === 0) {
    return `¡Muy bien! Hoy ya has completado ${done === 1 ? "tu recordatorio" : `tus ${done} recordatorios`}${kind}.`;
  }
  const told = tellAll(around, pending);
  const completed = done > 0 ? ` Ya has completado ${done}.` : "";
  return `Hoy tienes ${counted(pending.length, kind)} por hacer: ${told}.${completed}`;
}

function spanAnswer(
  around: Surroundings,
  when: string,
  kind: string,
  reminders: ReminderFact[],
): string {
  const pending = reminders.filter(({ isCompleted }) => !isCompleted);
  if (pending.length === 0) return `${when} no tienes recordatorios${kind}. ${HOW_TO_ADD}`;
  return `${when} tienes ${counted(pending.length, kind)}: ${tellAll(around, pending)}.`;
}

function nextAnswer(around: Surroundings, kind: string, next: ReminderFact | undefined): string {
  if (next) return `Tu próximo recordatorio${kind} es ${tell(next, around)}.`;
  return `No tienes recordatorios${kind} en los próximos siete días. ${HOW_TO_ADD}`;
}

function nextOf({ clock }: Surroundings, reminders: ReminderFact[]): ReminderFact | undefined {
  return reminders.find(({ at, isCompleted }) => !isCompleted && at >= clock());
}

const counted = (n: number, kind: string) =>
  n === 1 ? `1 recordatorio${kind}` : `${n} recordatorios${kind}`;

function tellAll(around: Surroundings, reminders: ReminderFact[]): string {
  const told = reminders.slice(0, MOST_TOLD).map((reminder) => tell(reminder, around));
  const rest = reminders.length - told.length;
  return list.format(rest > 0 ? [...told, `${rest} más`] : told);
}

/** '«Paseo» hoy a las 18:00'. */
function tell({ title, at }: ReminderFact, around: Surroundings): string {
  const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).trim()}…` : title;
  const name = shown.toWellFormed().replace(/\s+/g, " ");
  const isLate = at < around.clock() ? ", que sigue sin marcar" : "";
  return `«${name}» ${dayPhrase(at, around)} ${hourPhrase(at, around.config.timeZone)}${isLate}`;
}
