import { describe, expect, test } from "vitest";
import { ask, assistantContext, fact } from "../../tools/testing/questions.ts";
import { createBuiltIn } from "./built-in.ts";
import { EXERCISES } from "./exercises.ts";
import type { ReminderFact } from "./facts.ts";
import { JOKES } from "./jokes.ts";
import type { Weather } from "./weather.ts";

type Marker = ReminderFact["marker"];
const WEATHER: Weather = {
  isPlaceKnown: true,
  report: () =>
    Promise.resolve({
      now: { temperature: 12.4, code: 3 },
      days: [
        { date: "2026-03-02", code: 3, max: 16.2, min: 1.1, rainChance: 10 },
        { date: "2026-03-03", code: 61, max: 34, min: -2.4, rainChance: 80 },
      ],
    }),
};
const REMINDERS = [
  fact("Tomar la pastilla", "2026-03-02T08:00:00Z", { category: "Medicación", isCompleted: true }),
  fact("Regar las plantas", "2026-03-02T09:30:00Z"),
  fact("Paseo con Lucía", "2026-03-02T17:00:00Z", { category: "Actividad" }),
  fact("Médico", "2026-03-03T00:30:00Z", { category: "Salud" }),
  fact("Tomar la pastilla", "2026-03-06T08:00:00Z", { category: "Medicación" }),
];
const builtIn = createBuiltIn(WEATHER);

const reply = (text: string, { context = assistantContext(), ...rest }: Rest = {}) =>
  builtIn(context, ask(text, { reminders: REMINDERS, ...rest }));
type Rest = Parameters<typeof ask>[1] & { context?: ReturnType<typeof assistantContext> };

describe("the four suggestions", () => {
  test("¿Cómo está el clima hoy?", async () => {
    expect(await reply("¿Cómo está el clima hoy?")).toBe(
      "Ahora mismo tenemos cielo cubierto y 12 grados. Hoy la máxima será de 16 grados y la mínima " +
        "de 1 grado. Hará frío: abrígate bien.",
    );
  });

  test("Cuéntame un chiste", async () => {
    expect(await reply("Cuéntame un chiste")).toBe(JOKES[0]);
    expect(await reply("Cuéntame un chiste", { context: assistantContext({ byte: 3 }) })).toBe(
      JOKES[3],
    );
  });

  test("¿Qué ejercicios puedo hacer?", async () => {
    const answer = await reply("¿Qué ejercicios puedo hacer?");
    expect(answer).toContain(EXERCISES[0]);
    expect(answer).toContain("para si te duele");
  });

  test("Háblame de mis recordatorios", async () => {
    expect(await reply("Háblame de mis recordatorios")).toBe(
      "Hoy tienes 2 recordatorios por hacer: «Regar las plantas» hoy a las 10:30, que sigue sin " +
        "marcar y «Paseo con Lucía» hoy a las 18:00. Ya hay 1 marcado.",
    );
  });
});

describe("reminders", () => {
  test("what was left open on earlier days is to be done today, said after what is of today", async () => {
    const reminders = [
      fact("Ir a la farmacia", "2026-02-24T09:30:00Z"),
      fact("Llamar al banco", "2026-02-25T09:30:00Z", { isCompleted: true }),
      fact("Regar las macetas", "2026-03-01T12:52:00Z"),
      ...REMINDERS.slice(1),
    ];
    expect(await reply("mis recordatorios de hoy", { reminders })).toBe(
      "Hoy tienes 4 recordatorios por hacer: «Regar las plantas» hoy a las 10:30, que sigue sin " +
        "marcar, «Paseo con Lucía» hoy a las 18:00, «Ir a la farmacia» el martes 24 de febrero a " +
        "las 10:30, que sigue sin marcar y «Regar las macetas» ayer a las 13:52, que sigue sin " +
        "marcar.",
    );
  });

  test("with nothing else today, what was left open is no free day", async () => {
    const reminders = [fact("Regar las macetas", "2026-03-01T12:52:00Z")];
    expect(await reply("mis recordatorios de hoy", { reminders })).toBe(
      "Hoy tienes 1 recordatorio por hacer: «Regar las macetas» ayer a las 13:52, que sigue sin " +
        "marcar.",
    );
  });

  test.each([
    [
      "¿Cuál es mi próximo recordatorio?",
      "Tu próximo recordatorio es «Paseo con Lucía» hoy a las 18:00.",
    ],
    ["¿Qué tengo mañana?", "Mañana tienes 1 recordatorio: «Médico» mañana a la 1:30."],
    ["¿Qué tengo que hacer mañana por la mañana?", "Mañana tienes 1 recordatorio"],
    ["¿Qué tengo esta semana?", "En los próximos siete días tienes 4 recordatorios: "],
    ["¿Qué pastillas me tocan?", "Hoy ya está marcado tu recordatorio de medicación."],
    ["¿Cuándo tengo médico?", "Tu próximo recordatorio de salud es «Médico» mañana a la 1:30."],
    ["¿Tengo médico mañana?", "Mañana tienes 1 recordatorio de salud"],
    ["¿Y la próxima pastilla?", "es «Tomar la pastilla» el viernes a las 9:00."],
    ["recordatorios personales", "1 recordatorio de personal"],
    ["¿Qué actividad tengo en la agenda?", "«Paseo con Lucía»"],
  ])("%s", async (text, said) => {
    expect(await reply(text)).toContain(said);
  });

  test.each<[string, Marker[]]>([
    ["¡Muy bien! Hoy ya has marcado tu recordatorio.", ["person"]],
    ["¡Muy bien! Hoy ya has marcado tus 2 recordatorios.", ["person", "person"]],
    ["Hoy ya está marcado tu recordatorio.", [{ firstName: "Lucía" }]],
    ["Hoy ya está marcado tu recordatorio.", [null]],
    ["Hoy ya están marcados tus 2 recordatorios.", ["person", { firstName: "Lucía" }]],
    ["Hoy ya están marcados tus 2 recordatorios.", [null, "person"]],
  ])("'%s' praises her for what she marked herself, and nobody for more", async (said, markers) => {
    const reminders = markers.map((marker) =>
      fact("Paseo", "2026-03-02T08:00:00Z", { isCompleted: true, marker }),
    );
    expect(await reply("mis recordatorios", { reminders })).toBe(said);
    const open = fact("Regar", "2026-03-02T17:00:00Z");
    expect(await reply("mis recordatorios", { reminders: [...reminders, open] })).toMatch(
      markers.length === 1 ? / Ya hay 1 marcado\.$/ : / Ya hay 2 marcados\.$/,
    );
  });

  test("that nobody has are answered with how to add one", async () => {
    const answer = await reply("Háblame de mis recordatorios", { reminders: [] });
    expect(answer).toBe(
      "Hoy no tienes recordatorios. Si quieres añadir uno, entra en 'Recordatorios' y pulsa 'Añadir'.",
    );
    expect(await reply("el siguiente recordatorio", { reminders: [] })).toContain("siete días");
    expect(await reply("¿Qué tengo mañana?", { reminders: [] })).toContain("Mañana no tienes");
  });

  test("of a day without any tell the next one", async () => {
    const reminders = REMINDERS.slice(3);
    expect(await reply("mis recordatorios", { reminders })).toContain(
      "Lo próximo es «Médico» mañana",
    );
  });

  test("beyond what the ear keeps are counted, and endless titles cut", async () => {
    const reminders = Array.from({ length: 9 }, (_, n) =>
      fact(`${n} ${"muy ".repeat(90)}largo`, "2026-03-02T18:00:00Z"),
    );
    const answer = await reply("mis recordatorios", { reminders });
    expect(answer).toContain("Hoy tienes 9 recordatorios por hacer");
    expect(answer).toContain(" y 3 más.");
    expect(answer.length).toBeLessThan(1_000);
  });

  test("follow the portal’s day, also when the clocks change", async () => {
    const context = assistantContext({ now: "2026-03-28T23:30:00.000Z" });
    const reminders = [
      fact("Ayer", "2026-03-28T22:30:00Z"),
      fact("Tras el cambio", "2026-03-29T21:30:00Z"),
      fact("Otro día", "2026-03-29T22:30:00Z"),
    ];
    const answer = await reply("mis recordatorios de hoy", { context, reminders });
    expect(answer).toContain("«Tras el cambio» hoy a las 23:30 y «Ayer» ayer a las 23:30");
    expect(answer).not.toContain("Otro día");
  });

  test("are not made by the chat, which says where", async () => {
    for (const text of ["Recuérdame tomar la pastilla", "ponme un recordatorio para mañana"]) {
      expect(await reply(text)).toContain("'Añadir'");
    }
  });
});

describe("the weather", () => {
  test("of tomorrow comes with advice", async () => {
    expect(await reply("¿Va a llover mañana?")).toBe(
      "Mañana se espera lluvia. La máxima será de 34 grados y la mínima de 2 grados bajo cero. Hay " +
        "un 80 % de probabilidad de lluvia: si sales, lleva paraguas. Hará mucho calor: bebe agua a " +
        "menudo y evita salir a mediodía. Hará frío: abrígate bien.",
    );
  });

  test.each([
    ["949 12 34 56", "Pregúntalo en tu ayuntamiento: llama al 949 12 34 56. Y si"],
    [null, "Pregúntalo en tu ayuntamiento o a alguien de tu familia. Y si"],
  ])("that nobody has configured is asked of the town hall, at %s", async (helpPhone, words) => {
    const weather = { isPlaceKnown: false, report: () => Promise.resolve(null) };
    const question = ask("¿Cómo está el clima hoy?", { helpPhone });
    const answer = await createBuiltIn(weather)(assistantContext(), question);
    expect(answer).toContain("Todavía no sé consultar el tiempo");
    expect(answer).toContain(words);
  });

  test("that cannot be had gets a kind sentence", async () => {
    const withWeather = (weather: Weather) =>
      createBuiltIn(weather)(assistantContext(), ask("¿Qué tiempo hace?"));
    const report = () => Promise.resolve(null);
    expect(await withWeather({ isPlaceKnown: true, report })).toContain("Ahora mismo no consigo");
    const old = assistantContext({ now: "2026-03-09T10:00:00.000Z" });
    expect(await reply("¿Qué tiempo hace?", { context: old })).toContain("Ahora mismo no consigo");
  });
});

test("everyday aches get kind words and the health centre, never 112", async () => {
  for (const ache of ["me duele la rodilla", "me duele un poco la espalda", "tengo tos y mareo"]) {
    const answer = await reply(ache);
    expect(answer).not.toContain("112");
    expect(answer).toContain("centro de salud");
  }
});

describe("company", () => {
  test.each([
    ["¿Qué hora es?", "Hoy es lunes, 2 de marzo de 2026 y son las 11:00."],
    ["¿Qué día es hoy?", "lunes, 2 de marzo de 2026"],
    ["¡Hola!", "¡Buenos días, Carmen!"],
    ["Buenas tardes", "¡Buenos días, Carmen!"],
    ["Hola, ¿qué tiempo hace?", "Ahora mismo tenemos"],
    ["Me siento muy sola", "familia"],
    ["Echo de menos a mi marido", "familia"],
    ["Muchas gracias", "¡No hay de qué!"],
    ["adiós", "¡Hasta luego!"],
    ["¿Cómo estás?", "Yo siempre estoy bien"],
    ["¿Quién eres?", "asistente virtual"],
    ["Me duele la rodilla", "centro de salud"],
    ["estoy muy contenta", "¡Cuánto me alegro!"],
    ["¿Cómo subo una foto?", "'Mis Recuerdos'"],
    ["quiero jugar al sudoku", "'Juegos'"],
    ["¿Dónde leo los mensajes de mi hija?", "'Mensajes de Apoyo'"],
    ["quiero ver las fotos de mi hermana", "'Mis Recuerdos'"],
    ["¿Cómo pongo el modo noche?", "modo noche"],
    ["¿Para qué sirve mi actividad?", "'Mi Actividad'"],
    ["no sé usar el micrófono", "micrófono"],
    ["he olvidado mi PIN", "ayuntamiento"],
    ["¿Cómo salgo?", "Cerrar sesión"],
    ["¿Cómo marco un recordatorio?", "marcas como hecho"],
    ["ayúdame con los recordatorios", "'Añadir'"],
    ["¿Qué pastillas tiene de mi vecina?", "de los demás no puedo contarte nada"],
    ["dame el teléfono de mi hermano", "de los demás no puedo contarte nada"],
    ["xyzzy 123", "No estoy seguro de haberte entendido, Carmen."],
    ["👍", "No estoy seguro de haberte entendido"],
  ])("%s", async (text, said) => {
    expect(await reply(text)).toContain(said);
  });

  test("greets by the hour of the portal’s zone", async () => {
    const at = (now: string) => reply("hola", { context: assistantContext({ now }) });
    expect(await at("2026-03-02T13:30:00Z")).toContain("Buenas tardes");
    expect(await at("2026-03-02T20:30:00Z")).toContain("Buenas noches");
    expect(await at("2026-07-02T12:30:00Z")).toContain("Buenas tardes");
  });

  test("tells no joke twice while there are others, and another when asked for ‘otro’", async () => {
    const history: { question: string; answer: string }[] = [];
    for (let count = 0; count < JOKES.length; count += 1) {
      const answer = await reply(count === 0 ? "un chiste" : "otro", { history });
      expect(history.map((turn) => turn.answer)).not.toContain(answer);
      history.push({ question: "otro", answer });
    }
    expect(JOKES).toContain(await reply("otro", { history }));
    const exercises = [{ question: "ejercicio", answer: `${EXERCISES[2]} Cuidado.` }];
    expect(await reply("otro", { history: exercises })).toContain(EXERCISES[0]);
  });

  test("every answer can be read aloud: no markup, not too long", () => {
    for (const sentence of [...JOKES, ...EXERCISES]) {
      expect(sentence).toMatch(/^[¿¡A-ZÁÉÍÓÚ][^*_#`<>]{10,300}[.!?]$/);
    }
  });
});
