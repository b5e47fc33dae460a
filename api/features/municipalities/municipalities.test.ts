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
  const names = ["Villanueva del Valle", "  villanueva del VALLE ", "Villanueva\u00a0del  Valle"];
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

test("a portal of one's own without configured names makes what is asked for, up to twenty", async () => {
  const own = await openTestPortal({ municipalities: ["Aldea"], makesMunicipalities: true });
  const ask = (name: string) => own.browser().post(PATH, { name });
  const idOf = async (name: string) => (await (await ask(name)).json()).id as string;
  try {
    const made = await (await ask("Otro\u00a0 Pueblo")).json();
    expect(made.name).toBe("Otro Pueblo");
    const first: string = made.id;
    const others = ["otro pueblo ", "OTRO\u00a0PUEBLO", "otro  pueblo"];
    expect(await Promise.all(others.map(idOf))).toEqual([first, first, first]);
    const default_ = await idOf("Aldea");
    expect(default_).not.toBe(first);
    const names = Array.from({ length: 20 }, (_, index) => `Pueblo ${index}`);
    const answers = await Promise.all(names.map(ask));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(18);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused && (await errorOf(refused))).toEqual([409, "TOO_MANY_MUNICIPALITIES"]);
    expect(await idOf("OTRO pueblo")).toBe(first);
    expect(await idOf("Aldea")).toBe(default_);
  } finally {
    await own.close();
  }
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
