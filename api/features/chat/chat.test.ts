import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import type { Assistant } from "../../platform/context.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { chatPath, read, send, withAssistant } from "../../tools/testing/chatting.ts";
import {
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten, MINUTE } from "../../tools/testing/test-portal.ts";
import { SORRY } from "../assistant/index.ts";
import {
  admin,
  HELP_PHONES,
  inside,
  newcomer,
  person,
  portal,
  prepareChat,
} from "./testing/chat.ts";

prepareChat();

describe("sending a message", () => {
  test("keeps it and answers", async () => {
    const { someone, browser } = await newcomer();
    const reply = await send(browser, someone, "  ¡Hola!  ");
    const timestamp = portal.services.clock().toISOString();
    expect(reply).toEqual({
      userMessage: { id: expect.any(String), sender: "user", content: "¡Hola!", timestamp },
      assistantMessage: {
        id: expect.any(String),
        sender: "assistant",
        content: expect.stringContaining("¡Buenos días, Carmen!"),
        timestamp,
      },
      danger: null,
      care: null,
    });
    expect(await read(browser, someone)).toEqual([reply.userMessage, reply.assistantMessage]);
  });

  test.each([
    ["¿Cómo está el clima hoy?", "tiempo de tu municipio"],
    ["Cuéntame un chiste", ""],
    ["¿Qué ejercicios puedo hacer?", "para si te duele"],
    ["Háblame de mis recordatorios", "Hoy no tienes recordatorios"],
    ["¡Socorro, me he caído!", "112"],
  ])("'%s' gets a good answer", async (content, said) => {
    const { assistantMessage } = await send(inside, person, content);
    expect(assistantMessage.content).toContain(said);
    expect(assistantMessage.content).not.toContain("No estoy seguro");
  });

  test("who asks for the weather is told her own town hall’s telephone", async () => {
    const far = await newAdmin(portal);
    const stranger = await newPerson(portal, far);
    const there = await enter(portal, stranger);
    const said = async (...[browser, someone]: [Browser, Person]) =>
      (await send(browser, someone, "¿Qué tiempo hace?")).assistantMessage.content;
    expect(await said(inside, person)).toContain(`llama al ${HELP_PHONES["Aldea 1"]}.`);
    expect(await said(there, stranger)).toContain(`llama al ${HELP_PHONES["Aldea 2"]}.`);
  });

  test.each([
    ["500 letters", "a".repeat(500)],
    ["500 letters between blanks", `  ${"a".repeat(500)}\n`],
    ["500 emoji", "😀".repeat(500)],
    ["500 flags", "🇪🇸".repeat(500)],
    ["500 families", "👨‍👩‍👧‍👦".repeat(500)],
    ["another script", "مرحبا، كيف حالك؟"],
    ["what looks like a statement", "'); DROP TABLE chat_turns;--"],
  ])("of %s is kept as it is", async (_, content) => {
    const { userMessage } = await send(inside, person, content);
    expect(userMessage.content).toBe(content.trim());
    expect((await read(inside, person, "?limit=2"))[0]).toEqual(userMessage);
  });

  test("of 500 letters with their accents apart is kept with each in one sign", async () => {
    const { userMessage } = await send(inside, person, "e\u0301".repeat(500));
    expect(userMessage.content).toBe("é".repeat(500));
  });

  const LONG = "Mensaje muy largo – Por favor, acorta tu mensaje. Máximo 500 caracteres.";
  const EMPTY = "Escribe un mensaje antes de enviarlo.";
  test.each([
    ["501 letters", { content: "a".repeat(501) }, LONG],
    ["501 emoji", { content: "😀".repeat(501) }, LONG],
    ["one character without end", { content: `a${"\u0301".repeat(10_000)}` }, LONG],
    ["blanks", { content: " \n\t " }, EMPTY],
    ["nothing", { content: "" }, EMPTY],
    ["a number", { content: 7 }, EMPTY],
    ["null", { content: null }, EMPTY],
    ["NUL", { content: "Ho\0la" }, "El texto contiene caracteres que no se admiten."],
    ["half a character", { content: "\ud83d" }, "El texto contiene caracteres que no se admiten."],
  ])("of %s is refused in plain words", async (_, body, sentence) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await inside.post(chatPath(person), body);
      expect((await answer.clone().json()).error).toBe(sentence);
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });
});

describe("reading the chat", () => {
  test("goes from the oldest to the newest, the limit counted from the newest", async () => {
    const { someone, browser } = await newcomer();
    for (const content of ["uno", "dos", "tres"]) await send(browser, someone, content);
    const all = await read(browser, someone);
    expect(all.filter(({ sender }) => sender === "user").map(({ content }) => content)).toEqual([
      "uno",
      "dos",
      "tres",
    ]);
    expect(all.map(({ sender }) => sender).join()).toBe(
      "user,assistant,user,assistant,user,assistant",
    );
    expect(await read(browser, someone, "?limit=1")).toEqual(all.slice(-1));
    expect(await read(browser, someone, "?limit=3")).toEqual(all.slice(-3));
    expect(await read(browser, someone, "?limit=500")).toEqual(all);
  });

  test.each(["0", "x", "1.5", "-1"])("with limit %s is refused", async (limit) => {
    const answer = await inside.get(`${chatPath(person)}?limit=${limit}`);
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });
});

describe("clearing the chat", () => {
  test("leaves no message, but when the person last talked", async () => {
    const { someone, browser } = await newcomer();
    const lastChatAt = async () =>
      (await (await browser.get(`/api/users/${someone.id}`)).json()).lastChatAt;
    expect(await lastChatAt()).toBeNull();
    const { userMessage } = await send(browser, someone, "Hola");
    portal.wait(MINUTE);
    const answer = await browser.delete(chatPath(someone));
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await read(browser, someone)).toEqual([]);
    expect(await read(browser, someone, "?limit=1")).toEqual([]);
    expect(await lastChatAt()).toBe(userMessage.timestamp);
    const seen = await portal.browser().get(`/api/users/${someone.id}`, { token: admin.token });
    expect(await seen.json()).not.toHaveProperty("lastChatAt");
  });

  test("is written down when there was something to clear, and only then", async () => {
    const { someone, browser } = await newcomer();
    expect((await browser.delete(chatPath(someone))).status).toBe(204);
    expect(await actions(someone)).not.toContain("chat.cleared");
    await send(browser, someone, "Hola");
    expect((await browser.delete(chatPath(someone))).status).toBe(204);
    expect(await actions(someone)).toContain("chat.cleared");
  });
});

test.each([
  ["¡Me he caído!", "fall", "112"],
  ["ya no quiero vivir", "suicide", "024"],
  ["me han llamado del banco pidiendo la clave", "fraud", "017"],
  ["me he tomado muchas pastillas, quiero morirme", "self-poisoning", "915 620 420"],
])(
  "'%s' is danger: nobody is asked, and the advice is the answer",
  async (content, kind, number) => {
    const { someone, browser } = await newcomer();
    const asked: string[] = [];
    const answer = (...[, , , text]: Parameters<Assistant["answer"]>) => {
      asked.push(text);
      return Promise.resolve("Tranquila, no es nada.");
    };
    const reply = await send(withAssistant(portal, browser, { answer }), someone, content);
    expect(reply.danger).toBe(kind);
    expect(reply.assistantMessage.content).toContain(`Llama al ${number}`);
    expect(asked).toEqual([]);
    expect((await read(browser, someone)).map((message) => message.content)).toEqual([
      content,
      reply.assistantMessage.content,
    ]);
  },
);

test("an assistant that fails loses no message and says something kind", async () => {
  const { someone, browser } = await newcomer();
  const broken = { answer: () => Promise.reject(new Error("roto")) };
  const { assistantMessage } = await send(withAssistant(portal, browser, broken), someone, "Hola");
  expect(assistantMessage.content).toBe(SORRY);
  expect((await read(browser, someone)).map(({ content }) => content)).toEqual(["Hola", SORRY]);
});

test("the chat is the person’s own", async () => {
  const other = await newPerson(portal, admin);
  const foreigner = await newPerson(portal, await newAdmin(portal));
  const related = await signIn(portal, await newRelative(portal, admin, person));
  const { token } = admin;
  await send(inside, person, "Hola");
  await expectNothingWritten(portal.db, async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const body = method === "POST" ? { body: { content: "Hola" } } : {};
      const sent = async (browser: Browser, path: string, call = {}) =>
        errorOf(await browser.send(method, path, { ...call, ...body }));
      expect(await sent(portal.browser(), chatPath(person))).toEqual([401, "NO_SESSION"]);
      expect(await sent(related, chatPath(person))).toEqual([403, "FORBIDDEN"]);
      expect(await sent(portal.browser(), chatPath(person), { token })).toEqual([403, "FORBIDDEN"]);
      expect(await sent(inside, chatPath(other))).toEqual([403, "FORBIDDEN"]);
      expect(await sent(inside, chatPath(foreigner))).toEqual([404, "USER_NOT_FOUND"]);
      expect(await sent(inside, chatPath({ id: "nadie" }))).toEqual([404, "USER_NOT_FOUND"]);
    }
  });
});

test("what an administrator does in a person’s home is under the administrator’s name", async () => {
  const someone = await newPerson(portal, admin);
  const browser = portal.browser();
  const body = { pin: someone.pin };
  await browser.post(`/api/users/${someone.id}/verify-pin`, body, { token: admin.token });
  await send(browser, someone, "Hola");
  await read(browser, someone);
  await browser.delete(chatPath(someone));
  expect(await actions(someone, admin.id)).toEqual(
    expect.arrayContaining(["chat.sent", "chat.read", "chat.cleared"]),
  );
});

async function actions(someone: Person, actorId = someone.id): Promise<string[]> {
  const events = await portal.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, someone.id));
  return events.filter((event) => event.actorId === actorId).map(({ action }) => action);
}
