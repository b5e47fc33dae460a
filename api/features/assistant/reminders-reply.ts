import type { ReminderFact } from "./facts.ts";
import { dayPhrase, hourPhrase, startOfDay } from "./moments.ts";
import type { AssistantContext, Question } from "./question.ts";
import { titleInQuotes } from "./title-in-quotes.ts";

export const PERIODS = ["hoy", "mañana", "semana", "siguiente"] as const;
export const CATEGORIES = ["Salud", "Medicación", "Actividad", "Personal"] as const;

export type ReminderPeriod = (typeof PERIODS)[number];
export type ReminderCategory = (typeof CATEGORIES)[number];
type Wanted = { period: ReminderPeriod; category: ReminderCategory | null };

const DAYS_AHEAD = 7;
/** Nobody remembers more than this when it is read aloud. */
const MOST_LISTED = 6;
const HOW_TO_ADD = "Si quieres añadir uno, entra en 'Recordatorios' y pulsa 'Añadir'.";

const list = new Intl.ListFormat("es", { type: "conjunction" });

/**
 * The person's own reminders in sentences. To be done today is what the home counts so: also what
 * was left open on earlier days.
 */
export async function remindersReply(
  context: AssistantContext,
  { facts }: Pick<Question, "facts">,
  { period, category }: Wanted,
): Promise<string> {
  const today = startOfDay(context);
  const isOfKind = (reminder: ReminderFact) => !category || reminder.category === category;
  const all = await facts.remindersBetween(today, startOfDay(context, DAYS_AHEAD));
  const reminders = all.filter(isOfKind);
  const awaited = reminders.filter(({ isPaused }) => !isPaused);
  const kind = category ? ` de ${category.toLowerCase()}` : "";
  const onDay = (day: string) => reminders.filter(({ at }) => dayPhrase(at, context) === day);
  switch (period) {
    case "hoy":
      return todayReply(context, kind, {
        today: onDay("hoy"),
        open: (await facts.openBefore(today)).filter(isOfKind),
        next: nextOf(context, awaited),
      });
    case "mañana":
      return spanReply(context, `Mañana`, kind, onDay("mañana"));
    case "semana":
      return spanReply(context, "En los próximos siete días", kind, reminders);
    case "siguiente":
      return nextReply(context, kind, { next: nextOf(context, awaited), reminders });
  }
}

interface Today {
  today: ReminderFact[];
  /** Left open on earlier days. */
  open: ReminderFact[];
  next: ReminderFact | undefined;
}

function todayReply(context: AssistantContext, kind: string, { today, open, next }: Today): string {
  const pending = [...today.filter(isAwaited), ...open];
  const done = today.filter(({ isCompleted }) => isCompleted);
  if (pending.length + done.length === 0) {
    const later = next ? `Lo próximo es ${tell(next, context)}.` : howToAdd(today);
    return `Hoy no tienes recordatorios${kind}. ${later}${next ? silenced(today) : ""}`;
  }
  if (pending.length === 0) return `${allMarked(done, kind)}${silenced(today)}`;
  const titles = tellAll(context, pending);
  const marked = done.length > 0 ? ` Ya ${areMarked(done.length)}.` : "";
  return `Hoy tienes ${counted(pending.length, kind)} por hacer: ${titles}.${marked}${silenced(today)}`;
}

/** A mark does not say that anything was done; praise is for who made it. */
function allMarked(done: ReminderFact[], kind: string): string {
  const yours = done.length === 1 ? "tu recordatorio" : `tus ${done.length} recordatorios`;
  if (done.every(({ marker }) => marker === "person")) {
    return `¡Muy bien! Hoy ya has marcado ${yours}${kind}.`;
  }
  return `Hoy ya ${done.length === 1 ? "está marcado" : "están marcados"} ${yours}${kind}.`;
}

const areMarked = (count: number) => (count === 1 ? "hay 1 marcado" : `hay ${count} marcados`);

function spanReply(
  context: AssistantContext,
  when: string,
  kind: string,
  reminders: ReminderFact[],
): string {
  const pending = reminders.filter(isAwaited);
  if (pending.length === 0) return `${when} no tienes recordatorios${kind}. ${howToAdd(reminders)}`;
  const titles = tellAll(context, pending);
  return `${when} tienes ${counted(pending.length, kind)}: ${titles}.${silenced(reminders)}`;
}

function nextReply(
  context: AssistantContext,
  kind: string,
  { next, reminders }: { next: ReminderFact | undefined; reminders: ReminderFact[] },
): string {
  if (next) return `Tu próximo recordatorio${kind} es ${tell(next, context)}.`;
  return `No tienes recordatorios${kind} en los próximos siete días. ${howToAdd(reminders)}`;
}

const isAwaited = ({ isCompleted, isPaused }: ReminderFact) => !isCompleted && !isPaused;

/** As the home does, it says of a pause that nothing rings. */
function silenced(reminders: ReminderFact[]): string {
  const count = reminders.filter(({ isCompleted, isPaused }) => isPaused && !isCompleted).length;
  if (count === 0) return "";
  return count === 1 ? " Hay 1 en pausa, que no suena." : ` Hay ${count} en pausa, que no suenan.`;
}

/** Whoever has some in pause need not add one. */
const howToAdd = (reminders: ReminderFact[]) => silenced(reminders).trim() || HOW_TO_ADD;

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
  const isLate = at < context.clock() ? ", que sigue sin marcar" : "";
  return `${titleInQuotes(title)} ${dayPhrase(at, context)} ${hourPhrase(at, context.config.timeZone)}${isLate}`;
}
