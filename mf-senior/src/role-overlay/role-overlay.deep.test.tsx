import { json } from "@acompana/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  ACTIVITY,
  card,
  DONE,
  draw,
  fiveMinutesBefore,
  LIST,
  pass,
  pill,
  press,
  reportError,
  testMoved,
  untilItRings,
} from "../testing/ringing.tsx";

fiveMinutesBefore();

test("when another tab has done it, the card goes by itself", async () => {
  let isCompleted = false;
  await draw({ [LIST]: () => json([{ ...pill, isCompleted }]) });
  await untilItRings();
  expect(card()).toBeTruthy();
  isCompleted = true;
  await pass(30_000);
  expect(card()).toBeNull();
});

testMoved([
  ["before it rings", 2],
  ["after 'En 10 minutos'", 7],
]);

test("what rings ends the praise of the one before, which is not told after it", async () => {
  const walk = { ...pill, id: "walk", title: "Pasear", dateTime: "2026-03-10T08:00:02Z" };
  await draw({
    [LIST]: () => json([walk, pill]),
    [DONE]: () => json({ ...pill, isCompleted: true }),
  });
  await untilItRings();
  await press("Hecho");
  expect(screen.getByText("Muy bien, María del Carmen")).toBeTruthy();
  await pass(1_000);
  expect(screen.getByRole("dialog", { name: "Pasear" })).toBeTruthy();
  await pass(1_000);
  await press("En 10 minutos");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("Muy bien, María del Carmen")).toBeNull();
});

test("a minute that cannot be told disturbs nobody", async () => {
  const { world } = await draw({ [ACTIVITY]: () => json({ error: "No." }, 500) });
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(reportError).toHaveBeenCalledOnce();
  expect(world.said).toEqual([]);
});
