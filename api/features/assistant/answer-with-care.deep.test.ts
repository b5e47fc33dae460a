import { answerToCare, CARES, isUrgent } from "@acompana/language/danger";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Assistant, Ctx } from "../../platform/context.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { send, withAssistant } from "../../tools/testing/chatting.ts";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  newRelative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { MINUTE, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { answerWithCare } from "./answer-with-care.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const inMadrid = (moment: Date) =>
  moment.toLocaleTimeString("es-ES", {
    timeZone: "Europe/Madrid",
    hour: "numeric",
    minute: "2-digit",
  });

async function asked(content: string, reminders: { title: string; category?: string }[] = []) {
  const person = await newPerson(portal, admin);
  const browser = await enter(portal, person);
  const path = `/api/users/${person.id}/reminders`;
  const add = async (reminder: object) => {
    const dateTime = new Date(portal.services.clock().getTime() - 5 * MINUTE).toISOString();
    const body = { category: "Medicación", recurrency: "daily", dateTime, ...reminder };
    return (await (await browser.post(path, body)).json()).id as string;
  };
  const ids = [];
  for (const reminder of reminders) ids.push(await add(reminder));
  if (ids[0]) await browser.send("PATCH", `${path}/${ids[0]}/complete`);
  const listed = await (await browser.get(path)).json();
  const heard: string[] = [];
  const answer: Assistant["answer"] = (_ctx, _person, _history, text) => {
    heard.push(text);
    return Promise.resolve("Tómate otra, no pasa nada.");
  };
  const reply = await send(withAssistant(portal, browser, { answer }), person, content);
  return { reply, heard, listed };
}

test("a doubt about a medicine is answered with what is marked, and no model is asked", async () => {
  const { reply, heard, listed } = await asked("no sé si me he tomado la pastilla de la tensión", [
    { title: "Pastilla de la tensión" },
    { title: "Pastilla del azúcar" },
  ]);
  expect(heard).toEqual([]);
  expect(reply).toMatchObject({ danger: null, care: "medicine-doubt" });
  const said = reply.assistantMessage.content;
  const now = portal.services.clock();
  const time = inMadrid(now);
  expect(said).toContain(`«Pastilla de la tensión»`);
  expect(said).toContain(`La marcaste a las ${time}.`);
  expect(said).not.toContain("azúcar");
  expect(said).toContain("Si no te acuerdas, no tomes otra sin preguntar.");
  expect(said).toContain("centro de salud");
  expect(said).toContain("Una marca no dice si la tomaste");
  const marks = listed.map(({ markedAt }: { markedAt?: string }) => markedAt ?? null);
  expect(marks.toSorted()).toEqual([now.toISOString(), null].toSorted());
});

test("what is not marked is said so, and of somebody else nothing is known", async () => {
  const text = "no sé si me he tomado la pastilla del azúcar";
  const reminders = [{ title: "Paseo", category: "Actividad" }, { title: "Pastilla del azúcar" }];
  const own = await asked(text, reminders);
  expect(own.reply.assistantMessage.content).toContain(
    "«Pastilla del azúcar». No está marcada: eso no quiere decir que no la tomaras.",
  );
  const other = await asked("mi marido no sabe si se tomó la pastilla del azúcar", reminders);
  expect(other.reply.assistantMessage.content).not.toContain("«");
  expect(other.reply.assistantMessage.content).toContain("no tomes otra sin preguntar");
});

test("an ailment and not knowing what to do have fixed words, with 112 where it is needed", async () => {
  const ailment = await asked("se me hinchan los pies");
  expect(ailment.reply).toMatchObject({ danger: null, care: "ailment" });
  expect(ailment.reply.assistantMessage.content).toMatch(/centro de salud.*Llama al 112 si/);
  const lost = await asked("Ayúdame, no sé qué hacer");
  expect(lost.reply).toMatchObject({ danger: null, care: "orientation" });
  expect(lost.reply.assistantMessage.content).toMatch(/'Volver'.*¿Qué te pasa\?/);
  expect([...ailment.heard, ...lost.heard]).toEqual([]);
});

test("who marked a medicine is said, and of an administrator or a deleted login nothing", async () => {
  const person = await newPerson(portal, admin);
  const browser = await enter(portal, person);
  const lucia = await newRelative(portal, admin, person);
  const entered = portal.browser();
  const { token } = admin;
  await entered.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
  const path = `/api/users/${person.id}/reminders`;
  const reminder = { title: "Sintrom", category: "Medicación" };
  const dateTime = portal.services.clock().toISOString();
  const { id } = await (await browser.post(path, { ...reminder, dateTime })).json();
  const answered = async () =>
    (await send(browser, person, "no sé si me he tomado la pastilla")).assistantMessage.content;
  const markedBy = async (own: Browser) => {
    for (const isCompleted of [false, true]) {
      const answer = await own.send("PATCH", `${path}/${id}/complete`, { body: { isCompleted } });
      expect(answer.status).toBe(200);
    }
    return await answered();
  };
  const time = inMadrid(portal.services.clock());
  expect(await answered()).toContain("No está marcada: eso no quiere decir que no la tomaras.");
  expect(await markedBy(browser)).toContain(` La marcaste a las ${time}.`);
  expect(await markedBy(entered)).toContain(` Está marcada a las ${time}.`);
  expect(await markedBy(await signIn(portal, lucia))).toContain(` La marcó Lucía a las ${time}.`);
  await portal.browser().delete(`/api/support-persons/${lucia.id}`, { token });
  expect(await answered()).toContain(` Está marcada a las ${time}.`);
});

/** Each kind, said by the device alone and by the portal, for a town with and without numbers. */
const calm = CARES.flatMap(({ kind }) =>
  ["", "949 12 34 56"].flatMap((phone) => [
    { kind, from: "device", said: async () => answerToCare(kind) },
    {
      kind,
      from: `portal ${phone}`,
      said: async () => {
        const phones = phone ? { "Aldea 1": phone } : {};
        const config = { ...portal.services.config };
        const numbers = { healthCentrePhones: phones, pharmacyPhones: phones };
        const ctx = { ...portal.services, config: { ...config, ...numbers } } as unknown as Ctx;
        const somebody = { id: crypto.randomUUID(), municipality: { id: "", name: "Aldea 1" } };
        return await answerWithCare(ctx, somebody, { care: kind, text: "no sé" });
      },
    },
  ]),
);

test.each(calm)("$kind ends with 112, said calmly by $from", async ({ said }) => {
  const answer = await said();
  expect(answer).toMatch(/te encuentras peor, llama al 112\.$/);
  // Where somebody is sent somewhere, it may be closed.
  const isSent = /centro de salud|farmacia/.test(answer);
  expect(answer.endsWith("Si está cerrado o te encuentras peor, llama al 112.")).toBe(isSent);
  expect(isUrgent(answer)).toBe(false);
});

test("the telephones of health centre and pharmacy are the operator's", async () => {
  const of = (number: string) =>
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Aldea ${at + 1}`, number]));
  const named = await openTestPortal({
    healthCentrePhones: of("949 12 34 56"),
    pharmacyPhones: of("949 65 43 21"),
  });
  try {
    const person = await newPerson(named, await newAdmin(named));
    const browser = await enter(named, person);
    const doubt = await send(browser, person, "me la he tomado dos horas tarde");
    expect(doubt.assistantMessage.content).toContain(
      "Llama a tu centro de salud, al 949 12 34 56, o a tu farmacia, al 949 65 43 21.",
    );
    const ailment = await send(browser, person, "se me hinchan los pies");
    expect(ailment.assistantMessage.content).toContain("llama al 949 12 34 56");
  } finally {
    await named.close();
  }
});
