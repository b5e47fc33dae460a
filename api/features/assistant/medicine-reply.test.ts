import { toPlainWords } from "@acompana/language/spelling";
import { expect, test } from "vitest";
import type { Ctx } from "../../platform/context.ts";
import { fc } from "../../tools/testing/properties.ts";
import { assistantContext, fact, factsOf } from "../../tools/testing/questions.ts";
import type { ReminderFact } from "./facts.ts";
import { medicineReply } from "./medicine-reply.ts";
import { remindersReply } from "./reminders-reply.ts";

const DOUBT = "no sé si me he tomado la pastilla";
type Marker = ReminderFact["marker"];
const medicine = (title: string, at: string, markedAt?: string, marker: Marker = null) =>
  fact(title, at, {
    category: "Medicación",
    isCompleted: markedAt !== undefined,
    markedAt: markedAt === undefined ? null : new Date(markedAt),
    marker,
  });

function reply(now: string, text: string, reminders: ReminderFact[]): Promise<string> {
  const phones = { healthCentre: null, pharmacy: null };
  const doubt = { words: toPlainWords(text), phones, facts: factsOf(reminders) };
  return medicineReply(assistantContext({ now }) as Ctx, doubt);
}

const inMadrid = (at: Date, options: Intl.DateTimeFormatOptions) =>
  at.toLocaleString("en-GB", { timeZone: "Europe/Madrid", ...options });
const dateOf = (at: Date) => inMadrid(at, { dateStyle: "short" });
const hourOf = (at: Date) => Number(inMadrid(at, { hour: "2-digit", hourCycle: "h23" }));

const HOUR = 60 * 60 * 1000;
/** Both changes of the clock, and a night of no change. */
const midnights = ["2026-03-28T23:00:00Z", "2026-10-24T22:00:00Z", "2026-11-24T23:00:00Z"];
const schedules = fc.record({
  midnight: fc.constantFrom(...midnights).map((at) => new Date(at).getTime()),
  minute: fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 20 })),
  doses: fc.uniqueArray(fc.integer({ min: -4 * 24 * 4, max: 2 * 24 * 4 }), { maxLength: 40 }),
  day: fc.constantFrom("", "hoy", "ayer", "anoche", "anteayer", "antes de ayer"),
});

test("each dose of the last twelve hours is named or counted, and none is of a day not said", async () => {
  const rule = fc.asyncProperty(schedules, async ({ midnight, minute, doses, day }) => {
    const now = new Date(midnight + minute * 60_000);
    const all = doses
      .toSorted((one, other) => one - other)
      .map((quarter, at) =>
        medicine(`Z${at}`, new Date(midnight + (quarter * HOUR) / 4).toISOString()),
      );
    const said = await reply(now.toISOString(), `${DOUBT} ${day}`, all);
    const named = [...said.matchAll(/«Z(\d+)»/g)].map(([, at]) => all[Number(at)] as ReminderFact);
    const counted = Number(
      /Hay (\d+) más|De otro día hay (\d+)/.exec(said)?.slice(1).join("") || 0,
    );
    const recent = all.filter(({ at }) => at <= now && now.getTime() - at.getTime() <= 12 * HOUR);
    const unnamed = recent.filter((one) => !named.includes(one));
    expect(named.length).toBeLessThanOrEqual(6);
    expect(counted).toBeGreaterThanOrEqual(unnamed.length);
    const back = { "": 0, hoy: 0, ayer: 1, anoche: 1, anteayer: 2, "antes de ayer": 2 }[day];
    const dates = named.map(({ at }) => dateOf(at));
    // About noon no change of the clock reaches another date.
    const noon = now.getTime() + (12 - hourOf(now)) * HOUR;
    const dayAt = (days: number) => dateOf(new Date(noon - 24 * days * HOUR));
    if (back) expect(dates.filter((date) => date !== dayAt(back))).toEqual([]);
    if (day === "hoy" && hourOf(now) >= 6) expect(new Set([...dates, dayAt(0)]).size).toBe(1);
    if (day === "" && hourOf(now) >= 6) {
      const due = all.filter((one) => recent.includes(one) || dateOf(one.at) === dayAt(0));
      expect(named.length + counted).toBe(due.length);
    }
    // Nothing recent gives way to what is further away or still to come.
    if (!back && day !== "hoy" && unnamed.length > 0) {
      expect(named).toEqual(recent.slice(-6));
    }
  });
  await fc.assert(rule, { numRuns: 300 });
});

/** The times of one day in Madrid, in winter. */
const daily = (...times: string[]) =>
  ["2026-11-23", "2026-11-24", "2026-11-25"].flatMap((day) =>
    times.map((time) => medicine("Pastilla", `${day}T${time}:00+01:00`)),
  );
const dosesIn = (said: string) =>
  [...said.matchAll(/de (ayer|hoy) a las? (\d+:\d+)/g)].map(([, day, hour]) => `${day} ${hour}`);

test("shortly after midnight it is last evening's, by time", async () => {
  const five = daily("08:00", "13:00", "18:00", "22:30", "23:30");
  const night = await reply("2026-11-24T23:10:00Z", DOUBT, five);
  expect(dosesIn(night)).toEqual(["ayer 13:00", "ayer 18:00", "ayer 22:30", "ayer 23:30"]);
  expect(night).not.toMatch(/ más:/);
  const seven = daily("08:00", "10:00", "13:00", "15:00", "18:00", "22:30", "23:30");
  const evening = await reply("2026-11-25T20:00:00Z", DOUBT, seven);
  const nearest = ["8:00", "10:00", "13:00", "15:00", "18:00", "22:30"];
  expect(dosesIn(evening)).toEqual(nearest.map((hour) => `hoy ${hour}`));
  expect(evening).toContain("Hay 1 más: mírala en 'Recordatorios'.");
  const before = await reply("2026-11-25T14:00:00Z", `ayer ${DOUBT}`, daily("08:00"));
  expect(dosesIn(before)).toEqual(["ayer 8:00"]);
  const lone = await reply("2026-11-25T00:00:00Z", DOUBT, daily("08:00"));
  expect(dosesIn(lone)[0]).toBe("ayer 8:00");
});

test("of a day without medicines it says so, and counts those of another day", async () => {
  const today = [medicine("Sintrom", "2026-11-25T09:00:00+01:00")];
  const said = await reply("2026-11-25T14:00:00Z", `ayer ${DOUBT}`, today);
  expect(said).toMatch(/^Ayer no tenías ningún recordatorio de medicación.*De otro día hay 1: /);
  expect(await reply("2026-11-25T14:00:00Z", DOUBT, [])).toMatch(/^Hoy no tienes ningún/);
});

test("who marked it is told, and when, with the day unless all is of today", async () => {
  const at = "2026-11-25T09:00:00+01:00";
  const of = async (due: string, marked: string, marker: Marker, now = "2026-11-25T14:00:00Z") =>
    (await reply(now, DOUBT, [medicine("Sintrom", due, marked, marker)])).split(" Una marca ")[0];
  const lucia = { firstName: "Lucía" };
  const today = "La medicina de hoy a las 9:00 es «Sintrom».";
  const marked = "2026-11-25T09:04:00+01:00";
  expect(await of(at, marked, "person")).toBe(`${today} La marcaste a las 9:04.`);
  expect(await of(at, marked, lucia)).toBe(`${today} La marcó Lucía a las 9:04.`);
  expect(await of(at, marked, null)).toBe(`${today} Está marcada a las 9:04.`);
  expect(await of(at, marked, { firstName: "" })).toBe(`${today} Está marcada a las 9:04.`);
  expect(await of(at, "2026-11-24T01:04:00+01:00", lucia)).toBe(
    `${today} La marcó Lucía ayer a la 1:04.`,
  );
  expect(
    await of(
      ...(["2026-11-24T23:30:00+01:00", "2026-11-25T00:05:00+01:00"] as const),
      "person",
      "2026-11-24T23:40:00Z",
    ),
  ).toBe("La medicina de ayer a las 23:30 es «Sintrom». La marcaste hoy a las 0:05.");
});

test("no mark is told as taken, and none as not taken", async () => {
  const at = "2026-11-25T09:00:00+01:00";
  const now = "2026-11-25T14:00:00Z";
  const lone = await reply(now, DOUBT, [medicine("Sintrom", at)]);
  expect(lone).toContain("No está marcada: eso no quiere decir que no la tomaras.");
  expect(lone).not.toContain("Una marca no dice si la tomaste");
  const marked = medicine("Sintrom", at, at, "person");
  expect(await reply(now, DOUBT, [marked])).not.toContain("no la tomaras");
  const both = await reply(now, DOUBT, [marked, medicine("Jarabe", at)]);
  expect(both).toContain("Una marca no dice si la tomaste: eso no lo puedo saber.");
  expect(both).toContain("Si una no está marcada, eso no quiere decir que no la tomaras.");
});

/** The titles that a reply tells. */
const titlesIn = (said: string) => [...said.matchAll(/«([^»]+)»/g)].map(([, title]) => title);
const THREE = ["Sintrom antes de comer", "Pastilla de la tensión", "Jarabe después de la cena"];
const WHICH = "No sé de cuál me hablas, así que te digo las que hay.";
const three = THREE.map((title, n) => medicine(title, `2026-11-25T1${n}:00:00+01:00`));

test.each([
  "no sé si me he tomado la pastilla de antes de comer",
  "no sé si me tomé la de después del desayuno",
  "no sé si me he tomado la pastilla de la cena",
  "no sé si me la tomé esta mañana, por la tarde o por la noche",
  "no sé si he tomado la de antes de dormir",
  "no sé si he tomado el sintrom o la de la tensión",
  "no sé si me he tomado el omeprazol",
  "no sé si me las he tomado todas",
])("'%s' chooses none of three medicines", async (text) => {
  const said = await reply("2026-11-25T14:00:00Z", text, three);
  expect(titlesIn(said)).toEqual(THREE);
  expect(said).toMatch(new RegExp(`^${WHICH}`));
});

test.each([
  ...["antes", "después", "comer", "comida", "desayuno", "desayunar", "almuerzo", "merienda"],
  ...["cena", "cenar", "dormir", "acostarme", "levantarme", "mañana", "mediodía", "tarde"],
  ...["tardes", "noche", "noches", "ayunas", "madrugada", "diaria", "primera", "media", "lunes"],
])("'%s' tells no medicine from another", async (word) => {
  const at = "2026-11-25T09:00:00+01:00";
  const reminders = [medicine(`Pastilla: ${word}`, at), medicine("Jarabe", at)];
  const said = await reply("2026-11-25T14:00:00Z", `${DOUBT} de ${word}`, reminders);
  expect(titlesIn(said)).toEqual([`Pastilla: ${word}`, "Jarabe"]);
});

test.each([
  ["no sé si me he tomado el Sintrom", THREE[0]],
  ["no sé si me he tomado la pastilla de la tension antes de la cena", THREE[1]],
  ["¿me he tomado el jarabe?", THREE[2]],
])("'%s' is of one of three medicines", async (text, title) => {
  const said = await reply("2026-11-25T14:00:00Z", text, three);
  expect(titlesIn(said)).toEqual([title]);
  expect(said).not.toContain(WHICH);
});

test("two doses of the same medicine are one medicine, two medicines of one word are not", async () => {
  const two = (one: string, other: string) => [
    medicine(one, "2026-11-25T09:00:00+01:00"),
    medicine(other, "2026-11-25T21:00:00+01:00"),
    medicine("Jarabe", "2026-11-25T22:00:00+01:00"),
  ];
  const of = async (...titles: [string, string]) =>
    titlesIn(await reply("2026-11-25T21:30:00Z", "¿he tomado el sintrom?", two(...titles)));
  expect(await of("Sintrom, mañana", "Sintrom de noche")).toHaveLength(2);
  expect(await of("Sintrom blanco", "Sintrom azul")).toHaveLength(3);
});

test.each<[string, string, ReminderFact[]]>([
  ["none of the day", DOUBT, []],
  ["one", DOUBT, three.slice(0, 1)],
  ["several", DOUBT, three],
  [
    "more than are told",
    DOUBT,
    daily("08:00", "09:00", "10:00", "11:00", "12:00", "13:00", "14:00"),
  ],
  ["those of another day", `ayer ${DOUBT}`, three],
  ["somebody else's", "mi marido no sabe si se ha tomado la pastilla", three],
])("the screen of the reminders is named, which brings its button: %s", async (_, text, all) => {
  expect(await reply("2026-11-25T14:00:00Z", text, all)).toContain(" en 'Recordatorios'.");
});

test("where the reminders cannot be read nothing is said of them, and the screen is named", async () => {
  const phones = { healthCentre: null, pharmacy: null };
  const facts = { remindersBetween: () => Promise.reject(new Error("away")) };
  const context = assistantContext() as Ctx;
  const said = await medicineReply(context, { words: toPlainWords(DOUBT), phones, facts });
  expect(said).toMatch(
    /^Lo que está marcado lo ves en 'Recordatorios'\. Si no te acuerdas, no tomes/,
  );
});

test.each([
  "mi hija me dio la pastilla, no sé si me la he tomado",
  "la mujer me ha puesto la pastilla en el vaso y no sé si la tomé",
  "le dije a mi hija que no sé si tocaba la pastilla",
  "mi hija me ha echado las gotas, ¿cuándo tocan otra vez?",
  "estaba mi hermana delante y no me acuerdo si me tomé la pastilla",
  "estoy en casa de mi hijo y no sé si he tomado la pastilla",
  "mi hija no se acuerda de si me la dio",
  "a mi hija se le olvidó darme la pastilla",
  "la hija vino y no sé si toca la pastilla",
])("'%s' is of her own medicine", async (text) => {
  const said = await reply("2026-11-25T14:00:00Z", text, daily("08:00"));
  expect(said).toContain("La medicina de hoy a las 8:00 es «Pastilla».");
});

test.each([
  "mi marido no sabe si se ha tomado la pastilla",
  "mi hermana no se acuerda de si tomó la medicina",
  "no sé si se la ha tomado mi madre",
  "no sé si me he tomado la pastilla de mi marido",
  "me tomé las gotas de los ojos de mi madre",
  "¿me puedo tomar las de mi marido?",
  "no me acuerdo si le di el jarabe a mi madre",
  "a mi padre se le ha olvidado la del párkinson",
  "Creo que mi marido ha repetido el sintrom",
])("'%s' is of somebody else's", async (text) => {
  const said = await reply("2026-11-25T14:00:00Z", text, daily("08:00"));
  expect(said).not.toContain("«");
  expect(said).toContain("De los recordatorios de otra persona no sé nada");
});

test("a title cannot close its quotes and go on as the portal", async () => {
  const title = `Sintrom». La marcaste a las 9:04. "La medicina «otro`;
  const plain = "«Sintrom. La marcaste a las 9:04. La medicina otro»";
  const reminders = [medicine(title, "2026-11-25T09:00:00+01:00")];
  const said = await reply("2026-11-25T14:00:00Z", DOUBT, reminders);
  expect(said).toContain(`La medicina de hoy a las 9:00 es ${plain}. No está marcada: `);
  const context = assistantContext({ now: "2026-11-25T14:00:00Z" });
  const wanted = { period: "hoy", category: null } as const;
  const listed = await remindersReply(context, { facts: factsOf(reminders) }, wanted);
  expect(listed).toContain(`${plain} hoy a las 9:00`);
});
