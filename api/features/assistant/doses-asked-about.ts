import { toPlainWords } from "@acompana/language/spelling";
import type { ReminderFact } from "./facts.ts";
import { dayOffset, nowIn, startOfDay } from "./moments.ts";
import type { AssistantContext, Question } from "./question.ts";

type Asked = {
  /** Nearest to now first, past before coming. */
  named: ReminderFact[];
  /** How many more there are, of what was asked or due in the last hours. */
  others: number;
  /** The days that were named, if any: 0 is today, -1 yesterday. */
  days: number[];
};

/** Nobody remembers more than this when it is read aloud. */
const MOST_READ = 4;
/** Until this hour who says nothing else, or 'hoy', may mean the evening before. */
const NIGHT_ENDS = 6;
const LAST_HOURS = 12 * 60 * 60 * 1000;

/** The medicines that a doubt may be about. None due in the last hours is left out unsaid. */
export async function dosesAskedAbout(
  context: AssistantContext,
  words: string,
  facts: Question["facts"],
): Promise<Asked> {
  const now = context.clock();
  const days = daysSaid(words, context);
  const first = Math.min(-1, ...days);
  const all = await facts.remindersBetween(startOfDay(context, first), startOfDay(context, 1));
  const medicines = all.filter(isMedicine);
  const isRecent = ({ at }: ReminderFact) =>
    at <= now && now.getTime() - at.getTime() <= LAST_HOURS;
  const isSaid = ({ at }: ReminderFact) => days.includes(dayOffset(at, context));
  const asked = meant(
    days.length > 0 ? medicines.filter(isSaid) : unsaid(context, medicines),
    words,
  );
  const named = asked.toSorted(nearestTo(now)).slice(0, MOST_READ);
  const others = new Set([...asked, ...meant(medicines.filter(isRecent), words)]);
  for (const one of named) others.delete(one);
  return { named, others: others.size, days };
}

function daysSaid(words: string, context: AssistantContext): number[] {
  const before = /\b(anteayer|anteanoche|antes? de ayer|ante ayer|antier)\b/g;
  const rest = words.replace(before, "");
  const isNight = nowIn(context).hour < NIGHT_ENDS;
  return [
    ...(rest === words ? [] : [-2]),
    ...(/\b(ayer|anoche)\b/.test(rest) ? [-1] : []),
    ...(/\bhoy\b/.test(rest) && !isNight ? [0] : []),
  ];
}

/** Today's and what was due in the last hours; by night what was due since noon, if anything. */
function unsaid(context: AssistantContext, medicines: ReminderFact[]): ReminderFact[] {
  const now = context.clock();
  const dayStart = startOfDay(context);
  const recent = new Date(now.getTime() - LAST_HOURS);
  if (nowIn(context).hour >= NIGHT_ENDS) {
    return medicines.filter(({ at }) => at >= dayStart || at >= recent);
  }
  const noon = nowIn(context).subtract({ days: 1 }).withPlainTime("12:00");
  const since = medicines.filter(({ at }) => at.getTime() >= noon.epochMilliseconds && at <= now);
  return since.length > 0 ? since : medicines;
}

const nearestTo = (now: Date) => (one: ReminderFact, other: ReminderFact) => {
  const isComing = Number(one.at > now) - Number(other.at > now);
  const away = ({ at }: ReminderFact) => Math.abs(at.getTime() - now.getTime());
  return isComing || away(one) - away(other);
};

/** Those whose title shares a word with what was said, else all. */
function meant(medicines: ReminderFact[], words: string): ReminderFact[] {
  const said = new Set(words.split(" ").filter((word) => word.length > 4 && !COMMON.test(word)));
  const named = medicines.filter(({ title }) =>
    toPlainWords(title)
      .split(" ")
      .some((word) => said.has(word)),
  );
  return named.length > 0 ? named : medicines;
}

const isMedicine = ({ category, title }: ReminderFact) =>
  category === "Medicación" || MEDICINE.test(toPlainWords(title));

const COMMON =
  /^(pastillas?|medicinas?|medicamentos?|medicacion|tomar|tomado|tomada|manana|noche|tarde)$/;
const MEDICINE =
  /\b(pastillas?|medicinas?|medicamentos?|medicacion|sintrom|insulina|gotas|jarabe|inyeccion|inhalador|parche|capsulas?)\b/;
