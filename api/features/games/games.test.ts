import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  type Person,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const LEVEL = { gameType: "memory-cards", level: 3.25, rounds: 12, misses: 2 };
let portal: TestPortal;
let admin: Admin;
let person: Person;
let inside: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await newPerson(portal, admin);
  inside = await enter(portal, person);
});

const path = () => `/api/users/${person.id}/games`;
const games = async () => await (await inside.get(path())).json();
const keep = (pace: unknown) => inside.send("PUT", `${path()}/pace`, { body: pace });

async function play(gameType: string, score: number, timeSeconds: number) {
  portal.wait(1000);
  const body = { gameType, score, timeSeconds, difficulty: "normal" };
  const answer = await inside.post(`/api/users/${person.id}/scores`, body);
  expect(answer.status).toBe(201);
  return await answer.json();
}

test("nobody has played anything at first", async () => {
  expect(await games()).toEqual([]);
});

test("a game tells its best result of all and the last five, newest first", async () => {
  const kept = [];
  for (const score of [1460, 1490, 1450, 1440, 1430, 1470, 1420])
    kept.push(await play("memory-cards", score, 90));
  const math = await play("math", 80, 30);
  expect(await games()).toEqual([
    { gameType: "math", best: 80, latest: [math], pace: null },
    { gameType: "memory-cards", best: 1490, latest: kept.slice(2).reverse(), pace: null },
  ]);
});

test("a pace is kept, beside the results or without any", async () => {
  expect((await keep(LEVEL)).status).toBe(204);
  const { gameType, ...pace } = LEVEL;
  expect(await games()).toEqual([{ gameType, best: null, latest: [], pace }]);
  const score = await play("memory-cards", 1460, 90);
  expect((await keep({ ...LEVEL, level: 4, rounds: 13 })).status).toBe(204);
  const later = { level: 4, rounds: 13, misses: 2 };
  expect(await games()).toEqual([{ gameType, best: 1460, latest: [score], pace: later }]);
});

test("which levels a game has is its own business", async () => {
  expect((await keep({ ...LEVEL, level: 40 })).status).toBe(204);
  expect((await games())[0].pace.level).toBe(40);
});

test("a pace that arrives late does not undo what was played since", async () => {
  await keep(LEVEL);
  expect((await keep({ ...LEVEL, level: 1, rounds: 11 })).status).toBe(204);
  expect((await games())[0].pace).toEqual({ level: 3.25, rounds: 12, misses: 2 });
});

test.each([
  [{ gameType: "poker" }, "gameType"],
  [{ level: 0.9 }, "level"],
  [{ level: 1_000_001 }, "level"],
  [{ level: null }, "level"],
  [{ rounds: -1 }, "rounds"],
  [{ rounds: 1.5 }, "rounds"],
  [{ rounds: 9e15 }, "rounds"],
  [{ misses: 13 }, "misses"],
])("a pace that no game has is refused: %j", async (changes, field) => {
  await expectNothingWritten(portal.db, async () => {
    const answer = await keep({ ...LEVEL, ...changes });
    expect((await answer.clone().json()).fields).toHaveProperty(field);
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });
});

test("games are the person’s own, and go with the person", async () => {
  await keep(LEVEL);
  const other = await enter(portal, await newPerson(portal, admin));
  expect(await errorOf(await other.get(path()))).toEqual([403, "FORBIDDEN"]);
  const put = await other.send("PUT", `${path()}/pace`, { body: { ...LEVEL, rounds: 99 } });
  expect(await errorOf(put)).toEqual([403, "FORBIDDEN"]);
  expect((await games())[0].pace.rounds).toBe(12);
});

test("both calls take two statements, and what is kept one for the minute", async () => {
  portal.wait(5 * 60_000);
  portal.statements.length = 0;
  await games();
  expect(portal.statements).toHaveLength(2);
  portal.statements.length = 0;
  await keep(LEVEL);
  expect(portal.statements).toHaveLength(3);
});
