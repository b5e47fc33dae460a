import { afterAll, beforeAll, expect, test } from "vitest";
import { errorOf } from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const PATH = "/api/municipalities/ensure";
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ municipalities: ["Villanueva del Valle", "Ávila la Chica"] });
});
afterAll(() => portal.close());

test("a configured name gets one id, however often and however it is written", async () => {
  const browser = portal.browser();
  const names = ["Villanueva del Valle", "  villanueva del VALLE ", "Villanueva del Valle"];
  const answers = await Promise.all(names.map((name) => browser.post(PATH, { name })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
  expect(bodies[1].name).toBe("Villanueva del Valle");
});

test("an accent written as two characters is the same name", async () => {
  const answer = await portal.browser().post(PATH, { name: "Ávila la Chica".normalize("NFD") });
  expect((await answer.json()).name).toBe("Ávila la Chica");
});

test("any other name is unknown, and nothing is written", async () => {
  await expectNothingWritten(portal.db, async () => {
    const answer = await portal.browser().post(PATH, { name: "Otro Pueblo" });
    expect(await errorOf(answer)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    expect(await errorOf(await portal.browser().post(PATH, { name: "   " }))).toEqual([
      400,
      "VALIDATION",
    ]);
  });
});
