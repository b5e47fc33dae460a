import type { Ctx } from "../../platform/context.ts";
import { dosesAskedAbout } from "./doses-asked-about.ts";
import type { Facts, ReminderFact } from "./facts.ts";
import { dayPhrase, hourPhrase } from "./moments.ts";
import { titleInQuotes } from "./title-in-quotes.ts";
import { isOfAnother } from "./whose-medicine.ts";

type Phones = { healthCentre: string | null; pharmacy: string | null };
type Doubt = { words: string; phones: Phones; facts: Facts };

const RULE = "Si no te acuerdas, no tomes otra sin preguntar.";
const DANGER = "Si te encuentras mal, o sabes que has tomado de más, llama al 112.";
/** A mark is all that is known: nobody can tell from it what was swallowed. */
const MARKS = "Una marca no dice si la tomaste: eso no lo puedo saber.";
const NO_MARKS = "ningún recordatorio de medicación, así que no puedo mirar qué está marcado.";
const OTHERS = "De los recordatorios de otra persona no sé nada: solo veo los tuyos.";

/** What is marked, whom to ask, and what not to do: never that a medicine was taken. */
export async function medicineReply(ctx: Ctx, { words, phones, facts }: Doubt): Promise<string> {
  const marks = isOfAnother(words) ? OTHERS : await tellMarks(ctx, words, facts);
  return [marks, RULE, whomToAsk(phones), DANGER].filter(Boolean).join(" ");
}

function whomToAsk({ healthCentre, pharmacy }: Phones): string {
  if (!healthCentre && !pharmacy) return "Pregunta en tu centro de salud o en tu farmacia.";
  const calls = [
    healthCentre && `tu centro de salud, al ${healthCentre}`,
    pharmacy && `tu farmacia, al ${pharmacy}`,
  ];
  return `Llama a ${calls.filter(Boolean).join(", o a ")}.`;
}

async function tellMarks(ctx: Ctx, words: string, facts: Facts): Promise<string> {
  try {
    const { named, others, days } = await dosesAskedAbout(ctx, words, facts);
    if (named.length === 0) return [none(days), elsewhere(others)].filter(Boolean).join(" ");
    const where = others > 0 ? more(others) : "Puedes verlo en 'Recordatorios'.";
    return [...named.map((one) => tell(one, ctx)), MARKS, where].join(" ");
  } catch (error) {
    ctx.log.error("assistant-failed", { kind: error instanceof Error ? error.name : "unknown" });
    return "";
  }
}

function none(days: number[]): string {
  if (days.length === 0 || days.includes(0)) return `Hoy no tienes ${NO_MARKS}`;
  if (days.length > 1) return `Ni ayer ni anteayer tenías ${NO_MARKS}`;
  return `${days[0] === -1 ? "Ayer" : "Anteayer"} no tenías ${NO_MARKS}`;
}

const more = (others: number) =>
  `Hay ${others} más: ${others === 1 ? "mírala" : "míralas"} en 'Recordatorios'.`;

function elsewhere(others: number): string {
  if (others === 0) return "";
  return `De otro día hay ${others}: ${others === 1 ? "mírala" : "míralas"} en 'Recordatorios'.`;
}

/** 'El recordatorio «Sintrom» de hoy a las 9:00 está marcado desde las 9:04.' Not by whom. */
function tell({ title, at, markedAt, isCompleted }: ReminderFact, ctx: Ctx): string {
  const { timeZone } = ctx.config;
  const day = dayPhrase(at, ctx);
  const which = `El recordatorio ${titleInQuotes(title)} ${ofDay(day)} ${hourPhrase(at, timeZone)}`;
  if (!isCompleted) return `${which} no está marcado.`;
  if (markedAt === null) return `${which} está marcado.`;
  const markedDay = dayPhrase(markedAt, ctx);
  const hour = hourPhrase(markedAt, timeZone);
  const isToday = day === "hoy" && markedDay === "hoy";
  return `${which} está marcado desde ${isToday ? hour.replace(/^a /, "") : `${markedDay} ${hour}`}.`;
}

/** 'de hoy', 'del lunes 9 de marzo'. */
const ofDay = (day: string) => `de ${day}`.replace(/^de el /, "del ");
