import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { reminderCompletions } from "../../db/schema/reminders.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { errorOf, newRelative, signIn } from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday, NINE } from "../../tools/testing/test-day.ts";

// Several people who change one reminder at the same moment: what was answered with 200 holds.

const ROUNDS = 5;
const MOVED = [409, "OCCURRENCE_MOVED"];
const my = eachTestOnMonday();
/** The person, a daughter and a son. */
let everybody: [Browser, Browser, Browser];

beforeEach(async () => {
  const { portal, admin, person, browser } = my;
  const relative = async () => await signIn(portal, await newRelative(portal, admin, person));
  everybody = [browser, await relative(), await relative()];
});

const add = async () => (await my.add({ recurrency: "daily" })).id;

const change = (own: Browser, id: string, body: object) =>
  my.change(id, { occurrence: NINE, scope: "one", ...body }, { own });

const mark = (own: Browser, id: string) =>
  my.mark(id, { occurrence: NINE, isCompleted: true }, { own });

const shown = async (id: string) => (await my.read()).find((one) => one.id === id);

test.each(["one", "all"])(
  "words that three change (%s) are all there afterwards",
  async (scope) => {
    const id = await add();
    for (let round = 0; round < ROUNDS; round += 1) {
      const words = [
        { title: `Título ${round}` },
        { description: `Nota ${round}` },
        { category: round % 2 ? "Salud" : "Actividad" },
      ];
      const answers = await Promise.all(
        everybody.map((browser, place) => change(browser, id, { scope, ...words[place] })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await shown(id)).toMatchObject(Object.assign({}, ...words));
    }
  },
);

test("of three who move it, one does, and the others are told", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await add();
    const times = [12, 15, 18].map((hour) => `2026-03-02T${hour}:00:00.000Z`);
    const answers = await Promise.all(
      everybody.map((browser, place) => change(browser, id, { dateTime: times[place] })),
    );
    const done = answers.findIndex(({ status }) => status === 200);
    for (const [place, answer] of answers.entries()) {
      if (place !== done) expect(await errorOf(answer)).toEqual(MOVED);
    }
    expect((await shown(id))?.dateTime).toBe(times[done]);
  }
});

test("a mark is moved with its occurrence, or refused, while another moves it", async () => {
  const [own, daughter] = everybody;
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await add();
    const [marked, moved] = await Promise.all([
      mark(own, id),
      change(daughter, id, { dateTime: "2026-03-02T18:00:00.000Z" }),
    ]);
    expect(moved.status).toBe(200);
    if (marked.status !== 200) expect(await errorOf(marked)).toEqual(MOVED);
    expect(await shown(id)).toMatchObject({
      dateTime: "2026-03-02T18:00:00.000Z",
      isCompleted: marked.status === 200,
    });
  }
});

test("what is deleted meanwhile stays deleted, and whoever comes too late is told", async () => {
  const [own, daughter, son] = everybody;
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await add();
    const [removed, ...others] = await Promise.all([
      own.delete(my.pathOf(`/${id}`)),
      change(daughter, id, { title: "Otra" }),
      mark(son, id),
    ]);
    expect(removed.status).toBe(204);
    for (const answer of others) {
      if (answer.status !== 200) expect(await errorOf(answer)).toEqual([404, "NOT_FOUND"]);
    }
    expect(await shown(id)).toBeUndefined();
    const { reminderId } = reminderCompletions;
    const marks = my.portal.db.select().from(reminderCompletions).where(eq(reminderId, id));
    expect(await marks).toEqual([]);
  }
});
