import { z } from "@hono/zod-openapi";
import { expect, test } from "vitest";

import { enterWithOwnPin, newPerson } from "../../tools/testing/fixtures.ts";
import { readZip } from "../../tools/testing/read-zip.ts";
import { eachTestOnMonday } from "../../tools/testing/test-day.ts";
import { newWords, wordFields } from "./reminder-words.ts";
import type { Reminder } from "./schemas.ts";

const NOON = "2026-03-02T12:00:00.000Z";
const my = eachTestOnMonday();

/** Every field with a value that differs from those of the other turns. */
const words = (turn: number) =>
  Object.fromEntries(
    Object.entries(wordFields).map(([name, field]) => [
      name,
      field instanceof z.ZodEnum ? field.options[turn] : `${name} ${turn}`,
    ]),
  );

/** Those that may be missing. */
const optional = Object.entries(wordFields).flatMap(([name, field]) =>
  field.safeParse(null).success ? [name] : [],
);

async function change(id: string, body: object): Promise<Reminder> {
  const answer = await my.change(id, body);
  expect(answer.status).toBe(200);
  return await answer.json();
}

test("whatever a reminder says is kept, listed, changed once or always, and handed over", async () => {
  const [first, once, always] = [words(0), words(1), words(2)];
  // The copy is for whoever came with a PIN of their own.
  my.person = await newPerson(my.portal, my.admin);
  my.browser = await enterWithOwnPin(my.portal, my.person);
  const made = await my.add({ ...first, dateTime: NOON, recurrency: "daily" });
  expect(made).toMatchObject(first);
  const { id } = made;
  expect(await my.read()).toMatchObject([first]);
  expect(await my.read("/upcoming")).toMatchObject([first]);

  expect(await change(id, { occurrence: NOON, scope: "one", ...once })).toMatchObject(once);
  expect(await my.read()).toMatchObject([once]);
  expect(await my.read("/upcoming")).toMatchObject([first]);

  const [tomorrow] = await my.read("/upcoming");
  const later = { occurrence: tomorrow?.dateTime, scope: "all", ...always };
  expect(await change(id, later)).toMatchObject(always);
  expect(await my.read()).toMatchObject([once]);
  expect(await my.read("/upcoming")).toMatchObject([always]);

  const copy = await my.browser.get(`/api/users/${my.person.id}/export`);
  const files = readZip(new Uint8Array(await copy.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files.get(name));
  const { recordatorios } = JSON.parse(text("datos.json"));
  expect(recordatorios).toMatchObject([{ ...always, exceptions: [once] }]);
  for (const value of Object.values(always)) {
    expect(text("mis-datos.html")).toContain(`<dd>${value}</dd>`);
  }
});

test("what may be missing is null when it is not given, and when it is emptied", async () => {
  const nothing = Object.fromEntries(optional.map((name) => [name, null]));
  const emptied = Object.fromEntries(optional.map((name) => [name, ""]));
  const blank = Object.fromEntries(optional.map((name) => [name, "  "]));
  expect(await my.add({})).toMatchObject(nothing);
  expect(await my.add(blank)).toMatchObject(nothing);
  const { id } = await my.add({ ...words(0), dateTime: NOON });
  const left = await change(id, { occurrence: NOON, scope: "all", ...emptied });
  expect(left).toEqual({ ...left, ...nothing, title: "title 0" });
});

test("a new reminder gives nothing that is not read again", () => {
  expect(Object.keys(newWords)).toEqual(Object.keys(wordFields));
});
