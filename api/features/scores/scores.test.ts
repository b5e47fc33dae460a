import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const SCORE = { gameType: "memory-cards", score: 1480, timeSeconds: 75, difficulty: "normal" };
let portal: TestPortal;
let admin: Admin;
let person: Person;
let inside: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
  person = await newPerson(portal, admin);
  inside = await enter(portal, person);
});
afterAll(() => portal.close());

const pathOf = ({ id }: { id: string }) => `/api/users/${id}/scores`;

describe("keeping a score", () => {
  test("answers with it and its moment", async () => {
    const answer = await inside.post(pathOf(person), SCORE);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      ...SCORE,
      completedAt: portal.services.clock().toISOString(),
    });
  });

  test("takes 'medium', as some of the specification's tables say, for 'normal'", async () => {
    for (const difficulty of ["medium", " Medium"]) {
      const answer = await inside.post(pathOf(person), { ...SCORE, difficulty });
      expect(await answer.json()).toMatchObject({ ...SCORE, difficulty: "normal" });
    }
  });

  test("takes numbers as text, with a decimal comma, and parts of a point and second", async () => {
    const written = { gameType: "Puzzle", score: "699,6", timeSeconds: 90.4, difficulty: "EASY" };
    const answer = await inside.post(pathOf(person), written);
    const kept = { gameType: "puzzle", score: 700, timeSeconds: 90, difficulty: "easy" };
    expect(await answer.json()).toMatchObject(kept);
  });

  test.each([
    { gameType: "number-sequence", score: 60, timeSeconds: 12_500, difficulty: "normal" },
    { gameType: "pattern-memory", score: 0, timeSeconds: 20, difficulty: "easy" },
    { gameType: "visual-memory", score: 120, timeSeconds: 41, difficulty: "easy" },
    { gameType: "sudoku", score: 2772, timeSeconds: 76, difficulty: "hard" },
    { gameType: "puzzle", score: 100, timeSeconds: 4000, difficulty: "hard" },
    { gameType: "math", score: 135, timeSeconds: 30, difficulty: "hard" },
    // By rules that no game has today: each game's team changes its own alone.
    { gameType: "sudoku", score: 996, timeSeconds: 120, difficulty: "easy" },
    { gameType: "number-sequence", score: 50, timeSeconds: 60, difficulty: "normal" },
    { gameType: "memory-cards", score: 7, timeSeconds: 0, difficulty: "hard" },
    { gameType: "math", score: 1_000_000_000, timeSeconds: 1_000_000_000, difficulty: "easy" },
  ])("of $gameType with $score works", async (score) => {
    expect((await inside.post(pathOf(person), score)).status).toBe(201);
  });

  test.each([
    [{ gameType: "poker" }, "gameType"],
    [{ difficulty: "extreme" }, "difficulty"],
    // Thousands or thousandths: nobody can tell.
    [{ score: "1.480" }, "score"],
    [{ score: "1480 puntos" }, "score"],
    [{ score: true }, "score"],
    [{ score: 9e15 }, "score"],
    [{ timeSeconds: -1 }, "timeSeconds"],
    [{ timeSeconds: 1_000_000_001 }, "timeSeconds"],
    [{ score: 1_000_000_001 }, "score"],
    [{ timeSeconds: undefined }, "timeSeconds"],
  ])("that is none is refused: %j", async (changes, field) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await inside.post(pathOf(person), { ...SCORE, ...changes });
      expect((await answer.clone().json()).fields).toHaveProperty(field);
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });
});

test("the list shows the newest first, five unless asked otherwise", async () => {
  const own = await newPerson(portal, admin);
  const browser = await enter(portal, own);
  for (let score = 1430; score <= 1490; score += 10) {
    portal.wait(1000);
    await browser.post(pathOf(own), { ...SCORE, timeSeconds: 90, score });
  }
  const list = async (query: string) => {
    const answer = await browser.get(pathOf(own) + query);
    const found: { score: number }[] = await answer.json();
    return found.map(({ score }) => score);
  };
  expect(await list("")).toEqual([1490, 1480, 1470, 1460, 1450]);
  expect(await list("?limit=2")).toEqual([1490, 1480]);
  expect(await list("?limit=100")).toHaveLength(7);
  expect(await list("?limit=101")).toHaveLength(7);
  for (const limit of ["0", "x", "1.5", "-1"]) {
    const answer = await browser.get(`${pathOf(own)}?limit=${limit}`);
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  }
});

test("scores are the person’s own", async () => {
  const other = await newPerson(portal, admin);
  const foreigner = await newPerson(portal, await newAdmin(portal));
  const related = await signIn(portal, await newRelative(portal, admin, person));
  const { token } = admin;
  await expectNothingWritten(portal.db, async () => {
    for (const method of ["GET", "POST"]) {
      const send = async (browser: Browser, path: string, call = {}) =>
        errorOf(
          await browser.send(method, path, method === "GET" ? call : { ...call, body: SCORE }),
        );
      expect(await send(portal.browser(), pathOf(person))).toEqual([401, "NO_SESSION"]);
      expect(await send(related, pathOf(person))).toEqual([403, "FORBIDDEN"]);
      expect(await send(portal.browser(), pathOf(person), { token })).toEqual([403, "FORBIDDEN"]);
      expect(await send(inside, pathOf(other))).toEqual([403, "FORBIDDEN"]);
      expect(await send(inside, pathOf(foreigner))).toEqual([404, "USER_NOT_FOUND"]);
      expect(await send(inside, pathOf({ id: "nadie" }))).toEqual([404, "USER_NOT_FOUND"]);
    }
  });
});

test("to list takes two statements, session and its use included, and to keep one for the minute too", async () => {
  portal.wait(5 * 60_000);
  portal.statements.length = 0;
  expect((await inside.get(pathOf(person))).status).toBe(200);
  expect(portal.statements).toHaveLength(2);
  portal.statements.length = 0;
  expect((await inside.post(pathOf(person), SCORE)).status).toBe(201);
  expect(portal.statements).toHaveLength(3);
});
