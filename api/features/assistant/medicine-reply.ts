import { IF_CLOSED } from "@acompana/language/danger-cares";
import type { Ctx } from "../../platform/context.ts";
import { kindOf } from "../../platform/error-kind.ts";
import { dosesAskedAbout } from "./doses-asked-about.ts";
import type { Facts, ReminderFact } from "./facts.ts";
import { dayPhrase, hourPhrase } from "./moments.ts";
import { titleInQuotes } from "./title-in-quotes.ts";
import { isOfAnother } from "./whose-medicine.ts";

type Phones = { healthCentre: string | null; pharmacy: string | null };
type Known = Pick<Facts, "remindersBetween">;
type Doubt = { words: string; phones: Phones; facts: Known };

const RULE = "Si no te acuerdas, no tomes otra sin preguntar.";
const DANGER = "Si te encuentras mal, o sabes que has tomado de más, no esperes: llama al 112.";
/** A mark is all that is known: nobody can tell from it what was swallowed. */
const MARKED = "Una marca no dice si la tomaste: eso no lo puedo saber.";
const NOT_MARKED = "eso no quiere decir que no la tomaras.";
const NO_MARKS = "ningún recordatorio de medicación, así que no puedo mirar qué está marcado.";
const OTHERS = "De los recordatorios de otra persona no sé nada: solo veo los tuyos.";
const WHICH = "No sé de cuál me hablas, así que te digo las que hay.";
/** The name of the screen brings its button. */
const SEE = "Puedes verlo en 'Recordatorios'.";

/** What is marked, whom to ask, and what not to do: never that a medicine was taken. */
export async function medicineReply(ctx: Ctx, { words, phones, facts }: Doubt): Promise<string> {
  const marks = isOfAnother(words) ? `${OTHERS} ${SEE}` : await tellMarks(ctx, words, facts);
  return [marks, RULE, whomToAsk(phones), DANGER, IF_CLOSED].join(" ");
}

/** What a reply says of who marked a medicine, without the name: that stays in the portal. */
export const withoutMarker = (said: string): string =>
  said.replace(/(?<=^|[.!?] )La marcó \S+(?= (?:a las? |ayer |hoy |el ))/gu, "Está marcada");

function whomToAsk({ healthCentre, pharmacy }: Phones): string {
  if (!healthCentre && !pharmacy) return "Pregunta en tu centro de salud o en tu farmacia.";
  const calls = [
    healthCentre && `tu centro de salud, al ${healthCentre}`,
    pharmacy && `tu farmacia, al ${pharmacy}`,
  ];
  return `Llama a ${calls.filter(Boolean).join(", o a ")}.`;
}

async function tellMarks(ctx: Ctx, words: string, facts: Known): Promise<string> {
  try {
    const { named, isOneMedicine, others, days } = await dosesAskedAbout(ctx, words, facts);
    const where = others > 0 ? more(others, named.length > 0) : SEE;
    if (named.length === 0) return `${none(days)} ${where}`;
    return [...(isOneMedicine ? [] : [WHICH]), ...tellDoses(named, ctx), where].join(" ");
  } catch (error) {
    ctx.log.error("assistant-failed", kindOf(error));
    return "Lo que está marcado lo ves en 'Recordatorios'.";
  }
}

function none(days: number[]): string {
  if (days.length === 0 || days.includes(0)) return `Hoy no tienes ${NO_MARKS}`;
  if (days.length > 1) return `Ni ayer ni anteayer tenías ${NO_MARKS}`;
  return `${days[0] === -1 ? "Ayer" : "Anteayer"} no tenías ${NO_MARKS}`;
}

function more(others: number, isSameDay: boolean): string {
  const count = isSameDay ? `Hay ${others} más` : `De otro día hay ${others}`;
  return `${count}: ${others === 1 ? "mírala" : "míralas"} en 'Recordatorios'.`;
}

function tellDoses(doses: ReminderFact[], ctx: Ctx): string[] {
  const [first] = doses;
  const marked = doses.filter(({ isCompleted }) => isCompleted).length;
  if (first && doses.length === 1 && marked === 0) {
    return [`${which(first, ctx)} No está marcada: ${NOT_MARKED}`];
  }
  return [
    ...doses.map((dose) => `${which(dose, ctx)} ${tellMark(dose, ctx)}`),
    ...(marked > 0 ? [MARKED] : []),
    ...(marked < doses.length ? [`Si una no está marcada, ${NOT_MARKED}`] : []),
  ];
}

/** 'La medicina de hoy a las 9:00 es «Sintrom».' */
function which({ title, at }: ReminderFact, ctx: Ctx): string {
  const hour = hourPhrase(at, ctx.config.timeZone);
  return `La medicina ${ofDay(dayPhrase(at, ctx))} ${hour} es ${titleInQuotes(title)}.`;
}

/** 'de hoy', 'del lunes 9 de marzo'. */
const ofDay = (day: string) => `de ${day}`.replace(/^de el /, "del ");

/** 'La marcó Lucía a las 9:04.', with the day unless dose and mark are today's. */
function tellMark({ at, isCompleted, markedAt, marker }: ReminderFact, ctx: Ctx): string {
  if (!isCompleted) return "No está marcada.";
  const who = markedBy(marker);
  if (markedAt === null) return `${who}.`;
  const day = dayPhrase(markedAt, ctx);
  const isToday = day === "hoy" && dayPhrase(at, ctx) === "hoy";
  return `${who} ${isToday ? "" : `${day} `}${hourPhrase(markedAt, ctx.config.timeZone)}.`;
}

function markedBy(marker: ReminderFact["marker"]): string {
  if (marker === "person") return "La marcaste";
  return marker?.firstName ? `La marcó ${marker.firstName}` : "Está marcada";
}
