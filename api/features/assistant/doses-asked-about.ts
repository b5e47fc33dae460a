import { toPlainWords } from "@acompana/language/spelling";
import type { Facts, ReminderFact } from "./facts.ts";
import { dayOffset, nowIn, startOfDay } from "./moments.ts";
import type { AssistantContext } from "./question.ts";

type Asked = {
  /** By time; where there are too many, those nearest to now, past before coming. */
  named: ReminderFact[];
  /** They are all doses of the only medicine that fits; else all of the day are named. */
  isOneMedicine: boolean;
  /** How many more there are, of what was asked or due in the last hours. */
  others: number;
  /** The days that were named, if any: 0 is today, -1 yesterday. */
  days: number[];
};

/** Nobody remembers more than this when it is read aloud. */
const MOST_READ = 6;
/** Until this hour who says nothing else, or 'hoy', may mean the evening before. */
const NIGHT_ENDS = 6;
const LAST_HOURS = 12 * 60 * 60 * 1000;

/** The medicines that a doubt may be about. None due in the last hours is left out unsaid. */
export async function dosesAskedAbout(
  context: AssistantContext,
  words: string,
  facts: Pick<Facts, "remindersBetween">,
): Promise<Asked> {
  const now = context.clock();
  const days = daysSaid(words, context);
  const first = Math.min(-1, ...days);
  const all = await facts.remindersBetween(startOfDay(context, first), startOfDay(context, 1));
  const medicines = all.filter(isMedicine);
  const isRecent = ({ at }: ReminderFact) =>
    at <= now && now.getTime() - at.getTime() <= LAST_HOURS;
  const isSaid = ({ at }: ReminderFact) => days.includes(dayOffset(at, context));
  const ofDays = days.length > 0 ? medicines.filter(isSaid) : unsaid(context, medicines);
  const medicine = onlyMedicineSaid(ofDays, words);
  const isMeant = (one: ReminderFact) => medicine === null || medicineOf(one) === medicine;
  const asked = ofDays.filter(isMeant);
  const nearest = asked.toSorted(nearestTo(now)).slice(0, MOST_READ);
  const named = asked.filter((one) => nearest.includes(one));
  const others = new Set([...asked, ...medicines.filter(isRecent).filter(isMeant)]);
  for (const one of named) others.delete(one);
  const isOneMedicine = medicine !== null || asked.length === 1;
  return { named, isOneMedicine, others: others.size, days };
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

/** The medicine that the words name, if exactly one does. Its doses may be several. */
function onlyMedicineSaid(medicines: ReminderFact[], words: string): string | null {
  const said = new Set(tellingWords(words));
  const named = medicines.filter(({ title }) =>
    tellingWords(toPlainWords(title)).some((word) => said.has(word)),
  );
  const [medicine, ...others] = new Set(named.map(medicineOf));
  return others.length === 0 ? (medicine ?? null) : null;
}

/** The same of 'Sintrom de la mañana' and 'Sintrom, antes de cenar'. */
const medicineOf = ({ title }: ReminderFact) =>
  tellingWords(toPlainWords(title)).toSorted().join(" ");

/** The words that tell one medicine from another. */
const tellingWords = (words: string) =>
  words.split(" ").filter((word) => word.length > 4 && !COMMON.test(word));

const isMedicine = ({ category, title }: ReminderFact) =>
  category === "Medicación" || MEDICINE.test(toPlainWords(title));

/** What is said of any medicine: the thing, taking it, how much, and when. */
const COMMON = new RegExp(
  `^(?:${[
    "pastill(?:as?|ita|ero)|medicinas?|medicamentos?|medicacion|tratamiento|dosis|recet\\w+",
    "tom(?:ar\\w*|ad[oa]s?|ando|amos|aste|aba)|tocaba|olvid\\w+|acuerd\\w+|rec[ou]\\w*rd\\w+",
    "medi[ao]|mitad|enter[oa]s?|cuarto|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]s?|siguiente",
    "antes|despues|durante|luego|ahora|siempre|cuando|todav\\w+|hasta|desde|entre|diari[oa]s?|tod[oa]s",
    "comer|comid[ao]s?|comiendo|desayun\\w+|almorz\\w+|almuerzo|merend\\w+|merienda|cen[ao]\\w*|ayunas",
    "dorm\\w+|acost\\w+|acuest\\w+|levant\\w+|despert\\w+|despiert\\w+|siesta",
    "mananas?|mediodia|tardes?|noches?|anoche|anteayer|anteanoche|madrugada|horas?|minutos?|semana\\w*",
    "lunes|martes|miercoles|jueves|viernes|sabados?|domingos?",
    "cuatro|cinco|siete|nueve|medic[oa]|doctora?|farmacia",
  ].join("|")})$`,
);
const MEDICINE =
  /\b(pastillas?|medicinas?|medicamentos?|medicacion|sintrom|insulina|gotas|jarabe|inyeccion|inhalador|parche|capsulas?)\b/;
