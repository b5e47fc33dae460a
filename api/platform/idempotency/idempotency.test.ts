import { beforeEach, describe, expect, test } from "vitest";
import { idempotencyKeys } from "../../db/schema/idempotency.ts";
import { errorOf, newRelative, signIn } from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday } from "../../tools/testing/test-day.ts";
import { expectNothingWritten, HOUR, MINUTE } from "../../tools/testing/test-portal.ts";
import { cleanUpKeys } from "./clean-up-keys.ts";

const SCORE = { gameType: "math", score: 50, timeSeconds: 20, difficulty: "normal" };
const REMINDER = { title: "Pastilla", dateTime: "2026-03-02T12:00:00.000Z" };
const my = eachTestOnMonday();
let key: string;

beforeEach(() => {
  key = crypto.randomUUID();
});

const post = (feature: string, body: unknown, { own = my.browser, by = key } = {}) =>
  own.post(`/api/users/${my.person.id}/${feature}`, body, { headers: { "Idempotency-Key": by } });

const listed = async (feature: string): Promise<unknown[]> =>
  await (await my.browser.get(`/api/users/${my.person.id}/${feature}`)).json();

async function chatMessages(): Promise<number> {
  const period = "startDate=2026-03-01T00:00:00Z&endDate=2026-03-04T00:00:00Z";
  const answer = await my.browser.get(`/api/users/${my.person.id}/metrics?${period}`);
  return (await answer.json()).chatMessages;
}

describe.each([
  ["scores", SCORE, { ...SCORE, score: 60 }],
  ["reminders", REMINDER, { ...REMINDER, title: "Otra" }],
])("%s", (feature, body, other) => {
  test("sent again count once and get the first answer again", async () => {
    const first = await post(feature, body);
    my.portal.wait(5 * MINUTE);
    const again = await post(feature, body, { by: key.toUpperCase() });
    expect([first.status, again.status]).toEqual([201, 201]);
    const answer = await first.json();
    expect(await again.json()).toEqual(answer);
    expect(await listed(feature)).toEqual([answer]);
  });

  test("sent many times at once count once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(feature, body)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(await listed(feature)).toHaveLength(1);
  });

  test("with another body are refused, and nothing changes", async () => {
    await post(feature, body);
    await expectNothingWritten(my.portal.db, async () => {
      expect(await errorOf(await post(feature, other))).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    });
  });

  test("with another key, or none, count again", async () => {
    await post(feature, body);
    await post(feature, body, { by: crypto.randomUUID() });
    await my.browser.post(`/api/users/${my.person.id}/${feature}`, body);
    expect(await listed(feature)).toHaveLength(3);
  });

  test("take two statements the first time and three again, and one for the minute", async () => {
    const count = async () => {
      my.portal.wait(2 * MINUTE);
      my.portal.statements.length = 0;
      expect((await post(feature, body)).status).toBe(201);
      return my.portal.statements.length;
    };
    expect([await count(), await count()]).toEqual([3, 4]);
  });

  test("with a key that is no UUID are refused", async () => {
    await expectNothingWritten(my.portal.db, async () => {
      for (const by of ["1", "x".repeat(5000), ""]) {
        const answer = await post(feature, body, { by });
        expect((await answer.clone().json()).fields).toHaveProperty("Idempotency-Key");
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      }
    });
  });
});

test("messages of a conversation sent again count once", async () => {
  const body = { chatSessionMessages: 5 };
  const answers = await Promise.all([post("activity", body), post("activity", body)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await post("activity", body)).status).toBe(204);
  expect(await chatMessages()).toBe(5);
  const other = await post("activity", { chatSessionMessages: 6 });
  expect(await errorOf(other)).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
  expect(await chatMessages()).toBe(5);
});

test("one key serves one write: for another call it is another body", async () => {
  await post("scores", SCORE);
  expect(await errorOf(await post("reminders", REMINDER))).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
});

test("a key is of one account: a relative’s equal key is another one", async () => {
  const related = await signIn(my.portal, await newRelative(my.portal, my.admin, my.person));
  expect((await post("reminders", REMINDER)).status).toBe(201);
  expect((await post("reminders", REMINDER, { own: related })).status).toBe(201);
  expect((await post("reminders", REMINDER, { own: related })).status).toBe(201);
  expect(await listed("reminders")).toHaveLength(2);
});

test("a repeat needs the right to write like any other", async () => {
  await post("scores", SCORE);
  const answer = await post("scores", SCORE, { own: my.portal.browser() });
  expect(await errorOf(answer)).toEqual([401, "NO_SESSION"]);
});

test("a refused write leaves no key behind", async () => {
  const wrong = { ...SCORE, score: -3 };
  expect(await errorOf(await post("scores", wrong))).toEqual([400, "VALIDATION"]);
  expect((await post("scores", SCORE)).status).toBe(201);
});

test("keys are kept for 48 hours", async () => {
  await my.portal.db.delete(idempotencyKeys);
  await post("scores", SCORE);
  my.portal.wait(48 * HOUR);
  await cleanUpKeys(my.portal.db, my.portal.services.clock());
  expect(await my.portal.db.select().from(idempotencyKeys)).toHaveLength(1);
  my.portal.wait(1000);
  await cleanUpKeys(my.portal.db, my.portal.services.clock());
  expect(await my.portal.db.select().from(idempotencyKeys)).toEqual([]);
});
