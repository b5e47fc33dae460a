import {
  acceptThanks,
  adviseOnHealth,
  comfort,
  greet,
  introduce,
  offer,
  rejoice,
  sayGoodbye,
  sayHowOneIs,
  speakOfNobodyElse,
} from "./company.ts";
import { EXERCISE_CARE, EXERCISES } from "./exercises.ts";
import { JOKES } from "./jokes.ts";
import { hourPhrase, todayPhrase } from "./moments.ts";
import { pickNew } from "./pick.ts";
import type { AssistantContext, Question, Respond } from "./question.ts";
import { type ReminderCategory, type ReminderPeriod, remindersReply } from "./reminders-reply.ts";
import { NO_GAMES, SCREENS, screenIn } from "./screens.ts";
import type { Weather } from "./weather.ts";
import { weatherReply } from "./weather-reply.ts";

type Answer = (context: AssistantContext, question: Question, weather: Weather) => Promise<string>;
type Intent = { fits: (question: Question) => boolean; answer: Answer };

const says =
  (pattern: RegExp) =>
  ({ words }: Question) =>
    pattern.test(words);

const HOW =
  /\b(como (se|puedo|hago|uso|usar|funcionan?|entro|abro|veo|pongo|anado|marco|borro|subo|cambio|juego|leo|salgo|quito|activo|hablo|apago|enciendo)|donde (esta|estan|veo|encuentro|puedo|se|pongo|leo)|ensename a|explicame|no se (como|usar|donde)|para que sirven?|ayud\w+( \w+){0,2} (con|a))\b/;
const NEW_REMINDER =
  /\b(recuerdame|recordarme|avisame)\b|\b(anad\w+|pon(me|er|erme)?|crea\w*|apunta\w*|nuevo)( \w+){0,2} recordatorios?\b/;
const REMINDERS =
  /\b(recordatorios?|agenda|tareas?|citas?|pastillas?|medicinas?|medicamentos?|medicacion|que (tengo|me toca)|tengo( \w+){0,2} (medico|doctora?)|cuando( \w+){0,3} (medico|doctora?|toca|cita))\b/;
const WEATHER =
  /\b(clima|que tiempo|tiempo (hace|hara|hoy|manana)|el tiempo|llover|llueve|llovera|lluvia|nieva|nevar|temperatura|grados|paraguas|abrigo|hace( \w+)? (frio|calor|sol|viento)|hara( \w+)? (frio|calor|sol|viento))\b/;
const JOKE = /\b(chistes?|bromas?|hazme reir|reirme|algo (gracioso|divertido))\b/;
const EXERCISE =
  /\b(ejercicios?|gimnasia|estiramientos?|estirar(me)?|hacer deporte|ponerme en forma)\b/;
const MORE = /^(otr[oa]( mas)?|cuentame otro|dime otr[oa]|uno mas|mas|otro por favor)$/;
const DATE_OR_TIME =
  /\b(que hora|la hora|que dia|que fecha|la fecha|en que (mes|ano)|dia es hoy|que ano)\b/;
const LONELY =
  /\b((estoy|siento|encuentro)( \w+){0,2} (sol[oa]|triste|deprimid[oa]|aburrid[oa]|mal de animo)|soledad|tristeza|sol[oa] en casa|nadie me|(echo|hecho) de menos|extrano a|ganas de llorar|(ha|se) (muerto|murio)|me aburro)\b/;
const UNWELL =
  /\b(me duelen?|dolor|mareo|mareos|maread[oa]|fiebre|me encuentro (muy )?mal|me siento (muy )?mal|estoy (mal[oa]?|enferm[oa])|vomit\w+|tension)\b/;
const OTHERS =
  /\b(recordatorios?|pastillas?|medicinas?|medicacion|citas?|datos?|telefono|pin|direccion)( \w+){0,3} (de (mi )?(vecin|herman|marid|mujer|espos|amig|prim|cunad|otr|don |dona |los demas)\w*)/;

const joke: Respond = async (context, { history }) => pickNew(context, JOKES, history);
const exercise: Respond = async (context, { history }) =>
  `${pickNew(context, EXERCISES, history)} ${EXERCISE_CARE}`;
const dateAndTime: Respond = async (context) =>
  `Hoy es ${todayPhrase(context)} y ${clockWords(context.clock(), context.config.timeZone)}.`;

/** 'son las 18:05', 'es la 1:30'. */
function clockWords(now: Date, timeZone: string): string {
  const [, article, hour] = hourPhrase(now, timeZone).split(" ");
  return `${article === "la" ? "es" : "son"} ${article} ${hour}`;
}

const reminders: Respond = (context, question) =>
  remindersReply(context, question, {
    period: periodIn(question.words),
    category: categoryIn(question.words),
  });

function periodIn(words: string): ReminderPeriod {
  if (/\b(proxim[oa]|siguiente|luego|despues|cuando)\b(?! (dias|semana))/.test(words)) {
    return "siguiente";
  }
  if (/(?<!\b(la|esta|por la|de la) )\bmanana\b/.test(words)) return "mañana";
  return /\b(semana|proximos dias|estos dias)\b/.test(words) ? "semana" : "hoy";
}

function categoryIn(words: string): ReminderCategory | null {
  if (/\b(medicacion|medicinas?|medicamentos?|pastillas?|tratamiento)\b/.test(words)) {
    return "Medicación";
  }
  if (/\b(salud|medico|doctora?|enfermer[oa])\b/.test(words)) return "Salud";
  if (/\bactividad(es)?\b/.test(words)) return "Actividad";
  return /\bpersonal(es)?\b/.test(words) ? "Personal" : null;
}

/** 'Otro' after a joke asks for another joke. */
const wantsMoreOf =
  (sentences: readonly string[]) =>
  ({ words, history }: Question) => {
    const last = history.at(-1)?.answer ?? "";
    return MORE.test(words) && sentences.some((sentence) => last.includes(sentence));
  };

const explain: Respond = async (_, { words, hasGames }) => {
  const name = screenIn(words) ?? "asistente";
  return name === "juegos" && !(await hasGames()) ? NO_GAMES : SCREENS[name];
};

const tellWeather: Answer = (context, { words, helpPhone }, weather) => {
  const day = periodIn(words) === "mañana" ? "mañana" : "hoy";
  return weatherReply(context, weather, { day, helpPhone });
};

/** The first match answers. Company comes last: 'hola, ¿qué tiempo hace?' asks of weather. */
export const INTENTS: readonly Intent[] = [
  { fits: says(OTHERS), answer: speakOfNobodyElse },
  { fits: ({ words }) => HOW.test(words) && screenIn(words) !== null, answer: explain },
  { fits: says(NEW_REMINDER), answer: async () => SCREENS.recordatorios },
  { fits: wantsMoreOf(JOKES), answer: joke },
  { fits: wantsMoreOf(EXERCISES), answer: exercise },
  { fits: says(JOKE), answer: joke },
  { fits: says(REMINDERS), answer: reminders },
  { fits: says(EXERCISE), answer: exercise },
  { fits: says(WEATHER), answer: tellWeather },
  { fits: says(DATE_OR_TIME), answer: dateAndTime },
  { fits: says(LONELY), answer: comfort },
  { fits: says(UNWELL), answer: adviseOnHealth },
  {
    fits: says(/\b(quien eres|como te llamas|que eres|que (sabes|puedes) hacer)\b/),
    answer: introduce,
  },
  { fits: ({ words }) => screenIn(words) !== null, answer: explain },
  { fits: says(/\bgracias\b/), answer: acceptThanks },
  {
    fits: says(/\b(adios|hasta (luego|manana|pronto)|me voy|buenas noches y)\b/),
    answer: sayGoodbye,
  },
  { fits: says(/\b(como estas|que tal( estas)?|como te encuentras)\b/), answer: sayHowOneIs },
  { fits: says(/\b(hola|buen(os|as) (dias|tardes|noches)|buenas|saludos)\b/), answer: greet },
  {
    fits: says(/\b((estoy|me encuentro) (muy )?(bien|content[oa]|feliz)|que bien)\b/),
    answer: rejoice,
  },
];

const answerFor = (question: Question): Answer =>
  INTENTS.find(({ fits }) => fits(question))?.answer ?? offer;

/** Whether a question is about the weather, whoever answers it. */
export const asksForWeather = (question: Question): boolean => answerFor(question) === tellWeather;

/** Answers from the person's own facts, without any other program. */
export const createBuiltIn =
  (weather: Weather): Respond =>
  async (context, question) =>
    await answerFor(question)(context, question, weather);
