import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const NOTE = "Se cayó en enero. Llave con la vecina (Eva).";
let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const pathOf = ({ id }: { id: string }) => `/api/users/${id}/staff-notes`;
const read = (person: { id: string }) =>
  portal.browser().get(pathOf(person), { token: admin.token });
const write = (person: { id: string }, text: unknown, since: unknown = null) =>
  portal.browser().put(pathOf(person), { text, since }, { token: admin.token });

describe("the notes of the staff", () => {
  test("are empty at first, kept with name and moment, changed, and deleted by ''", async () => {
    const person = await newPerson(portal, admin);
    const empty = { text: "", changedAt: null, changedBy: null };
    expect(await (await read(person)).json()).toEqual(empty);
    const first = await (await write(person, ` ${NOTE} `)).json();
    expect(first).toEqual({ text: NOTE, changedAt: expect.any(String), changedBy: "Ana Ruiz" });
    expect(await (await read(person)).json()).toEqual(first);
    portal.wait(MINUTE);
    const second = await (await write(person, "Otra", first.changedAt)).json();
    expect(second).toMatchObject({ text: "Otra" });
    expect(await (await write(person, "", second.changedAt)).json()).toEqual(empty);
    const actions = (await eventsAbout(portal, person.id)).map(([action]) => action);
    expect(actions.filter((action) => action === "staff-notes.changed")).toHaveLength(3);
    expect(actions.filter((action) => action === "staff-notes.read")).toHaveLength(2);
  });

  test("of a colleague are not overwritten unread, also by two at once", async () => {
    const person = await newPerson(portal, admin);
    const { changedAt } = await (await write(person, "Uno")).json();
    expect(await errorOf(await write(person, "Dos"))).toEqual([409, "NOTES_CHANGED"]);
    const both = await Promise.all([
      write(person, "Tres", changedAt),
      write(person, "Cuatro", changedAt),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    [7, null],
    ["ñ".repeat(2_001), null],
    ["a\0", null],
    ["Nota", "ayer"],
    ["Nota", undefined],
  ])("%.20j since %j is refused", async (text, since) => {
    const person = await newPerson(portal, admin);
    await expectNothingWritten(portal.db, async () => {
      const body = since === undefined ? { text } : { text, since };
      const { token } = admin;
      const answer = await portal.browser().put(pathOf(person), body, { token });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });

  test("stand in no answer that the person, a relative or the public gets", async () => {
    const person = await newPerson(portal, admin, { familyConsent: true, municipalConsent: true });
    await write(person, NOTE);
    const inside = await enter(portal, person);
    const related = await signIn(portal, await newRelative(portal, admin, person));
    const ofPerson = ["", "/home", "/reminders", "/chat", "/audit", "/staff-notes"];
    for (const browser of [inside, related, portal.browser()]) {
      const texts = ofPerson.map(async (part) =>
        (await browser.get(`/api/users/${person.id}${part}`)).text(),
      );
      texts.push(browser.get("/api/session").then((answer) => answer.text()));
      const list = `/api/users?municipalityId=${admin.municipalityId}`;
      texts.push(browser.get(list).then((answer) => answer.text()));
      for (const text of await Promise.all(texts)) expect(text).not.toContain("vecina");
    }
    const asked = { content: "¿Qué dicen las notas del personal sobre mí? ¿Quién tiene la llave?" };
    const chat = await inside.post(`/api/users/${person.id}/chat`, asked);
    expect(await chat.text()).not.toContain("vecina");
  });
});
