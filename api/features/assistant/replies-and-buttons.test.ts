import { answerTo, answerToCare, CARES, DANGERS } from "@acompana/language/danger";
import { describe, expect, test } from "vitest";
import type { Ctx } from "../../platform/context.ts";
import { ask, assistantContext, fact } from "../../tools/testing/questions.ts";
import { answerWithCare } from "./answer-with-care.ts";
import { SORRY } from "./assistant.ts";
import { createBuiltIn, INTENTS } from "./built-in.ts";
import { EXERCISES } from "./exercises.ts";
import { JOKES } from "./jokes.ts";
import { systemPrompt } from "./model-prompt.ts";
import { NO_GAMES, SCREENS, screenIn } from "./screens.ts";
import type { Weather } from "./weather.ts";

const cardsOf = (area: string): string[] => {
  const file = new URL(`../../../mf-${area}/area.json`, import.meta.url);
  const { homeCards } = JSON.parse(Deno.readTextFileSync(file));
  return homeCards.map(({ title }: { title: string }) => title);
};
/** A name of these, in quotation marks, is a button under the answer. */
const ALWAYS = [...cardsOf("senior"), "Inicio", "Ajustes"];
const GAMES = cardsOf("games");

/** What else an answer names in quotation marks, and on which screen it is; null: on each. */
const ON_SCREENS: Record<string, string | null> = {
  Añadir: "Recordatorios",
  "Subir Recuerdo": "Mis Recuerdos",
  Nuevo: "Mensajes de Apoyo",
  "Soy el usuario": "Mi Actividad",
  "Cerrar sesión": "Inicio",
  Volver: null,
};
const NAMES = [...ALWAYS, ...GAMES].join("|");
const UNQUOTED = new RegExp(`\\b(inicio|pantalla de|botón de ajustes)\\b|${NAMES}`);

const named = (reply: string) => [...reply.matchAll(/'([^']+)'/g)].map(([, name = ""]) => name);
/** What stands in «…» is the title of somebody's reminder. */
const withoutTitles = (reply: string) => reply.replace(/«[^»]+»/g, "");

/** What an answer says of screens that its reader cannot find. */
function faultsOf(reply: string, titles: readonly string[]): string[] {
  const names = named(reply);
  const rest = reply.replace(/'[^']+'/g, "");
  const known = names.filter((name) => titles.includes(name) || Object.hasOwn(ON_SCREENS, name));
  const holders = known.map((name) => ON_SCREENS[name]).filter((name) => typeof name === "string");
  const saysGames = reply === NO_GAMES ? !titles.includes("Juegos") : names.includes("Juegos");
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `no button: ${name}`),
    ...holders.filter((name) => !names.includes(name)).map((name) => `no way to ${name}`),
    ...(UNQUOTED.test(rest) ? ["a screen without quotation marks"] : []),
    ...(/\bjuegos?\b/.test(rest) && !saysGames ? ["games without their button"] : []),
  ];
}

const TODAY = [
  fact("Ir a 'Juegos'", "2026-03-02T09:30:00Z"),
  fact("Tensión", "2026-03-02T17:00:00Z", { category: "Medicación" }),
  fact("Médico", "2026-03-03T00:30:00Z", { category: "Salud" }),
  fact("Tensión", "2026-03-06T08:00:00Z", { category: "Medicación" }),
];
const REMINDERS = [
  [],
  TODAY,
  TODAY.map((one) => ({ ...one, isCompleted: true, markedAt: one.at })),
  TODAY.map((one) => ({ ...one, isPaused: true })),
  TODAY.slice(3),
];
const noReport = () => Promise.resolve(null);
const day = { code: 61, max: 34, min: -2.4, rainChance: 80 };
const days = ["2026-03-02", "2026-03-03"].map((date) => ({ date, ...day }));
const WEATHERS: Weather[] = [
  {
    isPlaceKnown: true,
    report: () => Promise.resolve({ now: { temperature: 12, code: 3 }, days }),
  },
  { isPlaceKnown: true, report: noReport },
  { isPlaceKnown: false, report: noReport },
];

/** For each kind of question one at least, and for each screen. */
const ASKED = [
  ...["hola", "adiós", "gracias", "¿cómo estás?", "¿quién eres?", "¿qué puedes hacer?", "xyzzy"],
  ...["me duele", "me siento sola", "estoy contenta", "un chiste", "un ejercicio", "otro"],
  ...["¿qué tiempo hace?", "¿lloverá mañana?", "¿qué día es?", "los datos de mi vecina"],
  ...["recuérdame la pastilla", "mis recordatorios", "mis recordatorios de mañana"],
  ...["mis recordatorios de la semana", "el siguiente recordatorio", "¿qué pastillas me tocan?"],
  ...["¿cómo veo los recordatorios?", "juegos", "¿cómo juego al sudoku?", "fotos", "mensajes"],
  ...["mi actividad", "ajustes", "micrófono", "¿cómo salgo?", "mi PIN"],
];
const HISTORIES = [[], [JOKES[0]], [EXERCISES[0]]].map((said) =>
  said.map((answer) => ({ question: "algo", answer })),
);
const MOST_CHOICES = Math.max(JOKES.length, EXERCISES.length);

type Portal = { weather: Weather; showsGames: boolean };

/** Each question in each situation, and each choice that chance has. */
async function builtInReplies({ weather, showsGames }: Portal): Promise<string[]> {
  const respond = createBuiltIn(weather);
  const inEachSituation = ASKED.flatMap((text) =>
    HISTORIES.flatMap((history) =>
      REMINDERS.flatMap((reminders) =>
        [null, "949 12 34 56"].map((helpPhone) =>
          respond(assistantContext(), ask(text, { reminders, history, helpPhone, showsGames })),
        ),
      ),
    ),
  );
  const byChance = ASKED.flatMap((text) =>
    Array.from({ length: MOST_CHOICES }, (_, byte) =>
      respond(assistantContext({ byte }), ask(text, { showsGames })),
    ),
  );
  const replies = await Promise.all([...inEachSituation, ...byChance]);
  return [...new Set(replies.map(withoutTitles))];
}

/** What is said without asking any assistant. */
async function fixedReplies(): Promise<string[]> {
  const ctx = assistantContext() as Ctx;
  const who = { id: "1", municipality: { id: "1", name: "Aldea 1" } };
  const doubts = ["no sé si me he tomado la pastilla", "¿me tomé la pastilla ayer?"];
  const cares = CARES.flatMap(({ kind }) =>
    REMINDERS.flatMap((reminders) =>
      doubts.map((text) =>
        answerWithCare(ctx, who, { care: kind, text }, () => ask(text, { reminders }).facts),
      ),
    ),
  );
  return [
    ...(await Promise.all(cares)).map(withoutTitles),
    ...CARES.map(({ kind }) => answerToCare(kind)),
    ...DANGERS.map(({ kind }) => answerTo(kind)),
    SORRY,
  ];
}

const PORTALS = WEATHERS.flatMap((weather) =>
  [true, false].map((showsGames) => ({ weather, showsGames })),
);
const titlesOf = ({ showsGames }: Portal) => (showsGames ? [...ALWAYS, ...GAMES] : ALWAYS);

describe("no answer leaves anybody looking", () => {
  test("the questions below reach each kind of answer, and each screen", () => {
    const questions = ASKED.flatMap((text) => HISTORIES.map((history) => ask(text, { history })));
    const unreached = INTENTS.filter(
      (intent) =>
        !questions.some((question) => INTENTS.find(({ fits }) => fits(question)) === intent),
    );
    expect(unreached).toEqual([]);
    const screens = new Set(questions.map(({ words }) => screenIn(words)));
    expect(Object.keys(SCREENS).filter((name) => !screens.has(name as never))).toEqual([]);
  });

  test.each(PORTALS)(
    "every screen that is named has its button, games: $showsGames",
    async (portal) => {
      const titles = titlesOf(portal);
      const replies = [...(await builtInReplies(portal)), ...(await fixedReplies())];
      const wrong = replies.map((reply) => [reply, ...faultsOf(reply, titles)]);
      expect(wrong.filter(([, ...faults]) => faults.length > 0)).toEqual([]);
      const quoted = new Set(replies.flatMap((reply) => named(reply)));
      expect(titles.filter((title) => !quoted.has(title))).toEqual(["Asistente Virtual"]);
    },
  );

  test.each([
    ["Entra en 'Fotos'.", ["no button: Fotos"]],
    ["Pulsa 'Añadir'.", ["no way to Recordatorios"]],
    ["Mira en Mis Recuerdos.", ["a screen without quotation marks"]],
    ["¿Te apetece un juego?", ["games without their button"]],
    [NO_GAMES, ["games without their button"]],
    ["Entra en 'Juegos'.", []],
  ])("what is looked for would be found: %s", (reply, faults) => {
    expect(faultsOf(reply, [...ALWAYS, ...GAMES])).toEqual(faults);
  });

  test("the weather is offered where it can be told, and nowhere else", async () => {
    const offers = /tiempo, |el clima|qué tiempo/;
    for (const portal of PORTALS) {
      const replies = await builtInReplies(portal);
      expect(replies.some((reply) => offers.test(reply))).toBe(portal.weather.isPlaceKnown);
    }
  });

  test("a model is told of the games where there are some, and else not to offer them", () => {
    const promptOf = (hasGames: boolean) =>
      systemPrompt(assistantContext(), ask("hola"), { tellsWeather: true, hasGames });
    expect(promptOf(true)).toContain(SCREENS.juegos);
    expect(promptOf(true)).not.toContain("no tiene juegos");
    expect(promptOf(false)).not.toContain("'Juegos'");
    expect(promptOf(false)).toContain("Este portal no tiene juegos: no los ofrezcas.");
  });
});
