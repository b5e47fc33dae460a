import { toPlainWords } from "@acompana/language/spelling";
import { expect, test } from "vitest";
import type { Ctx } from "../../platform/context.ts";
import { fc } from "../../tools/testing/properties.ts";
import { assistantContext, fact } from "../../tools/testing/questions.ts";
import type { ReminderFact } from "./facts.ts";
import { medicineReply } from "./medicine-reply.ts";
import { remindersReply } from "./reminders-reply.ts";

const DOUBT = "no sé si me he tomado la pastilla";
const medicine = (title: string, at: string, markedAt: string | null = null) =>
  fact(title, at, {
    category: "Medicación",
    isCompleted: markedAt !== null,
    markedAt: markedAt === null ? null : new Date(markedAt),
  });

function factsOf(reminders: ReminderFact[]) {
  return {
    remindersBetween: (from: Date, to: Date) =>
      Promise.resolve(reminders.filter(({ at }) => at >= from && at < to)),
  };
}

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
    expect(named.length).toBeLessThanOrEqual(4);
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
      expect(named).toEqual(recent.toReversed().slice(0, 4));
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

test("shortly after midnight it is last evening's, and the nearest comes first", async () => {
  const five = daily("08:00", "13:00", "18:00", "22:30", "23:30");
  const night = await reply("2026-11-24T23:10:00Z", DOUBT, five);
  expect(dosesIn(night)).toEqual(["ayer 23:30", "ayer 22:30", "ayer 18:00", "ayer 13:00"]);
  expect(night).not.toMatch(/ más:/);
  const evening = await reply("2026-11-25T20:00:00Z", DOUBT, five);
  expect(dosesIn(evening)).toEqual(["hoy 18:00", "hoy 13:00", "hoy 8:00", "hoy 22:30"]);
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

test("since when it is marked is told, and never who marked or took it", async () => {
  const at = "2026-11-25T09:00:00+01:00";
  const of = async (now: string, due: string, marked: string) =>
    (await reply(now, DOUBT, [medicine("Sintrom", due, marked)])).split(/(?<=\.) /)[0];
  expect(await of("2026-11-25T14:00:00Z", at, "2026-11-25T14:59:00+01:00")).toBe(
    "El recordatorio «Sintrom» de hoy a las 9:00 está marcado desde las 14:59.",
  );
  expect(await of("2026-11-25T14:00:00Z", at, "2026-11-24T01:04:00+01:00")).toBe(
    "El recordatorio «Sintrom» de hoy a las 9:00 está marcado desde ayer a la 1:04.",
  );
  expect(
    await of("2026-11-24T23:40:00Z", "2026-11-24T23:30:00+01:00", "2026-11-25T00:05:00+01:00"),
  ).toBe("El recordatorio «Sintrom» de ayer a las 23:30 está marcado desde hoy a las 0:05.");
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
  expect(said).toContain("El recordatorio «Pastilla» de hoy");
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
  const title = `Sintrom» de hoy está marcado. "El recordatorio «otro`;
  const plain = "«Sintrom de hoy está marcado. El recordatorio otro»";
  const reminders = [medicine(title, "2026-11-25T09:00:00+01:00")];
  const said = await reply("2026-11-25T14:00:00Z", DOUBT, reminders);
  expect(said).toContain(`El recordatorio ${plain} de hoy a las 9:00 no está marcado.`);
  const context = assistantContext({ now: "2026-11-25T14:00:00Z" });
  const wanted = { period: "hoy", category: null } as const;
  const listed = await remindersReply(context, { facts: factsOf(reminders) }, wanted);
  expect(listed).toContain(`${plain} hoy a las 9:00`);
});
