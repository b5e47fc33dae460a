import { expect, it } from "vitest";
import { skyAt } from "./horizon.tsx";

it("the sky is that of the hour: morning from six, day from nine, evening from seven, night from nine", () => {
  const skies = Array.from({ length: 24 }, (_, hour) => skyAt(hour));
  expect(skies).toEqual([
    ...Array(6).fill("night"),
    ...Array(3).fill("dawn"),
    ...Array(10).fill("day"),
    ...Array(2).fill("dusk"),
    ...Array(3).fill("night"),
  ]);
});
