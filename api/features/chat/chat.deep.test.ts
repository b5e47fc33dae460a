import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import type { Assistant } from "../../platform/context.ts";
import { chatPath, read, send, withAssistant } from "../../tools/testing/chatting.ts";
import { expectNothingWritten, MINUTE } from "../../tools/testing/test-portal.ts";
import { MESSAGES_A_MINUTE } from "./flood.ts";
import { admin, HELP_PHONES, newcomer, portal, prepareChat } from "./testing/chat.ts";

prepareChat();

describe("clearing the chat", () => {
  test("touches nobody else’s chat", async () => {
    const one = await newcomer();
    const other = await newcomer();
    await send(one.browser, one.someone, "Hola");
    await send(other.browser, other.someone, "Hola");
    await one.browser.delete(chatPath(one.someone));
    expect(await read(other.browser, other.someone)).toHaveLength(2);
  });

  test("while an answer is awaited stays cleared", async () => {
    const { someone, browser } = await newcomer();
    const gate = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    const answer = () => {
      asked.resolve();
      return gate.promise;
    };
    const sending = send(withAssistant(portal, browser, { answer }), someone, "Hola");
    await asked.promise;
    await browser.delete(chatPath(someone));
    gate.resolve("Tarde");
    expect((await sending).assistantMessage.content).toBe("Tarde");
    expect(await read(browser, someone)).toEqual([]);
  });

  test("goes with the person who is deleted", async () => {
    const { someone, browser } = await newcomer();
    await send(browser, someone, "Hola");
    await portal.db.execute(sql`delete from users where id = ${someone.id}`);
    const left = sql`select count(*)::int as n from chat_turns where user_id = ${someone.id}`;
    expect(await rowsOf(portal.db, left)).toEqual([{ n: 0 }]);
  });
});

test("two sends at once keep their order and their answers", async () => {
  const { someone, browser } = await newcomer();
  const gates = new Map<string, (said: string) => void>();
  const bothAsked = Promise.withResolvers<void>();
  const answer: Assistant["answer"] = (_ctx, _person, _history, text) =>
    new Promise((resolve) => {
      gates.set(text, resolve);
      if (gates.size === 2) bothAsked.resolve();
    });
  const slow = withAssistant(portal, browser, { answer });
  const sends = [send(slow, someone, "uno"), send(slow, someone, "dos")];
  await bothAsked.promise;
  const asked = (await read(browser, someone)).map(({ content }) => content);
  expect([...asked].sort()).toEqual(["dos", "uno"]);
  gates.get("dos")?.("a dos");
  await sends[1];
  gates.get("uno")?.("a uno");
  await sends[0];
  const contents = (await read(browser, someone)).map(({ content }) => content);
  expect(contents).toEqual(asked.flatMap((question) => [question, `a ${question}`]));
});

test("the assistant is told what was said before, the latest only", async () => {
  const { someone, browser } = await newcomer("Rosa del Río Gil");
  const received: unknown[] = [];
  const answer: Assistant["answer"] = (_ctx, who, history, text) => {
    received.push([who, history]);
    return Promise.resolve(`re ${text}`);
  };
  const browserOf = withAssistant(portal, browser, { answer });
  for (let n = 1; n <= 10; n += 1) await send(browserOf, someone, String(n));
  const { municipalityId } = admin;
  const who = {
    id: someone.id,
    municipalityId,
    firstName: "Rosa",
    helpPhone: HELP_PHONES["Aldea 1"],
  };
  expect(received[0]).toEqual([who, []]);
  expect(received[1]).toEqual([who, [{ question: "1", answer: "re 1" }]]);
  const last = Array.from({ length: 8 }, (_, n) => String(n + 2));
  expect(received[9]).toEqual([
    who,
    last.map((question) => ({ question, answer: `re ${question}` })),
  ]);
});

test("the calls cost few statements", async () => {
  const { someone, browser } = await newcomer();
  const cost = async (call: () => Promise<unknown>) => {
    portal.wait(5 * MINUTE);
    portal.statements.length = 0;
    await call();
    return portal.statements.length;
  };
  // One of them counts the minute.
  expect(await cost(() => send(browser, someone, "Cuéntame un chiste"))).toBe(4);
  expect(await cost(() => read(browser, someone))).toBe(2);
  expect(await cost(() => read(browser, someone, "?limit=1"))).toBe(2);
});

test("more messages a minute than anybody types are held up, and nothing of them is kept", async () => {
  const { someone, browser } = await newcomer();
  const say = () => browser.post(chatPath(someone), { content: "Hola" });
  const statuses = await Promise.all(
    Array.from({ length: MESSAGES_A_MINUTE + 3 }, async () => (await say()).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(MESSAGES_A_MINUTE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  portal.wait(20_000);
  await expectNothingWritten(portal.db, async () => {
    const refused = await say();
    expect(refused.headers.get("Retry-After")).toBe("40");
    expect(await refused.json()).toEqual({
      error: "Vamos muy deprisa. Espera 40 segundos y seguimos hablando.",
      code: "TOO_MANY_MESSAGES",
      retryAfterSeconds: 40,
    });
  });
  // Clearing the chat does not begin the minute anew; its end does.
  await browser.delete(chatPath(someone));
  expect((await say()).status).toBe(429);
  portal.wait(40_000);
  expect((await say()).status).toBe(201);
  expect((await say()).status).toBe(201);
});
