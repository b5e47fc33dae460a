import { expect, test } from "vitest";
import { screens } from "../area.json";
import area from "./area.ts";

test("each screen has its help, which names no place that another width has elsewhere", async () => {
  const help = (await area.help?.()) ?? {};
  expect(Object.keys(area.screens).sort()).toEqual(Object.keys(screens).sort());
  expect(Object.keys(help).sort()).toEqual(Object.keys(screens).sort());
  const steps = Object.values(help).flatMap((parts) => parts.flatMap((part) => part.steps));
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.filter((step) => /izquierda|derecha|arriba|abajo/.test(step))).toEqual([]);
});
