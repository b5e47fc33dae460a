import { nowIn } from "./moments.ts";
import { pick } from "./pick.ts";
import type { AssistantContext, Question, Respond } from "./question.ts";
import type { Weather } from "./weather.ts";

/** Only what this portal can do: without a place it knows no weather. */
const offerOf = (tellsWeather: boolean) =>
  `Puedo contarte tus recordatorios, ${tellsWeather ? "el tiempo, " : ""}la fecha o un chiste, ` +
  "proponerte un ejercicio suave y explicarte cómo se usa cada pantalla.";

const LONELY = [
  "Gracias por contármelo. Sentirse así a veces es normal, y hablarlo ayuda. ¿Y si llamas hoy a " +
    "alguien de tu familia, o te acercas a saludar a un vecino? Yo sigo aquí para charlar.",
  "Me alegra que me lo digas. Un ratito de compañía hace mucho: llama a alguien a quien quieras, o " +
    "mira en 'Mensajes de Apoyo' si te han escrito. ¿Te apetece que te cuente un chiste?",
  "Lo siento, hay días que se hacen largos. Prueba a dar un paseo corto o a mirar las fotos de 'Mis " +
    "Recuerdos', y si la tristeza no se va, cuéntaselo a tu familia o a tu médico.",
] as const;

const THANKS = [
  "¡No hay de qué! Ha sido un placer. ¿Te ayudo con algo más?",
  "¡De nada! Para eso estoy.",
  "Gracias a ti por charlar conmigo.",
] as const;

const FAREWELLS = [
  "¡Hasta luego! Aquí estaré cuando quieras charlar.",
  "¡Que te vaya muy bien! Vuelve cuando quieras.",
] as const;

/** '¡Hola, Carmen!' or, without a name, '¡Hola!'. */
const called = (greeting: string, firstName: string) =>
  firstName ? `¡${greeting}, ${firstName}!` : `¡${greeting}!`;

function greetingAt(context: AssistantContext): string {
  const { hour } = nowIn(context);
  if (hour >= 6 && hour < 14) return "Buenos días";
  return hour >= 14 && hour < 21 ? "Buenas tardes" : "Buenas noches";
}

export const greet: Respond = async (context, { firstName }) =>
  `${called(greetingAt(context), firstName)} Me alegra hablar contigo. ¿Qué te apetece hacer hoy?`;

export const comfort: Respond = async (context) => pick(context, LONELY);

export const acceptThanks: Respond = async (context) => pick(context, THANKS);

export const sayGoodbye: Respond = async (context) => pick(context, FAREWELLS);

export const sayHowOneIs: Respond = async () =>
  "Yo siempre estoy bien cuando charlo contigo. ¿Y tú, qué tal te encuentras hoy?";

export const introduce = async (
  _context: AssistantContext,
  _question: Question,
  { isPlaceKnown }: Weather,
): Promise<string> =>
  `Soy tu asistente virtual: un programa que te hace compañía. ${offerOf(isPlaceKnown)}`;

export const adviseOnHealth: Respond = async () =>
  "Siento que no te encuentres bien. Descansa un poco y cuéntaselo a tu familia. Yo no soy médico: " +
  "si en un par de días no mejora, o te preocupa, pide cita en tu centro de salud.";

export const rejoice: Respond = async (_, { hasGames }) =>
  "¡Cuánto me alegro! Si quieres, cuéntame más, " +
  ((await hasGames()) ? "pídeme un chiste o entra en 'Juegos'." : "o pídeme un chiste.");

export const speakOfNobodyElse: Respond = async () =>
  "Solo sé de ti y de tus cosas: de los demás no puedo contarte nada. Si quieres saber de alguien, " +
  "lo mejor es llamarle.";

export async function offer(
  _context: AssistantContext,
  { firstName }: Question,
  { isPlaceKnown }: Weather,
): Promise<string> {
  const name = firstName ? `, ${firstName}` : "";
  return `No estoy seguro de haberte entendido${name}. ${offerOf(isPlaceKnown)} ¿Qué prefieres?`;
}
