import { expect, test } from "vitest";
import { decode, encode, MOST_HALVINGS, placeOf } from "./buckets.ts";

/** As `encode` is given them, but without what has no weight. */
function readBack({ gaps, steps }: ReturnType<typeof encode>): [number, [number, number][]][] {
  const { buckets, firsts, kinds, steps: counts } = decode(gaps, steps);
  return Array.from(buckets, (bucket, place) => {
    const places = [...kinds.keys()].slice(firsts[place], firsts[place + 1]);
    return [bucket, places.map((at) => [kinds[at] as number, counts[at] as number])];
  });
}

test("weights of few buckets come back as steps, near each other and far apart, first and last", () => {
  const weights = new Map([
    [999, { halvings: 0, steps: [0, 0, 2] }],
    [0, { halvings: 6, steps: [-1, 0, 0] }],
    [1, { halvings: 1, steps: [1, 12, -3] }],
    [14, { halvings: 0, steps: [0, 0, 0] }],
    [300, { halvings: 0, steps: [-30, 1, 0] }],
  ]);
  expect(readBack(encode(weights))).toEqual([
    [0, [[0, -1 / 64]]],
    [
      1,
      [
        [0, 0.5],
        [1, 6],
        [2, -1.5],
      ],
    ],
    [
      300,
      [
        [0, -21],
        [1, 1],
      ],
    ],
    [999, [[2, 2]]],
  ]);
});

test("every gap, class and step can be written in a string without an escape", () => {
  const weights = new Map(
    [...Array(200).keys()].map((at) => [
      at * (at + 1),
      {
        halvings: at % (MOST_HALVINGS + 1),
        steps: Array.from({ length: 16 }, (_, kind) => ((at + kind) % 43) - 21),
      },
    ]),
  );
  const encoded = encode(weights);
  expect(JSON.stringify(encoded.gaps + encoded.steps)).toBe(`"${encoded.gaps}${encoded.steps}"`);
  expect(encoded.gaps + encoded.steps).not.toContain("{");
  for (const [bucket, found] of readBack(encoded)) {
    const { halvings = 0, steps = [] } = weights.get(bucket) ?? {};
    expect(found).toEqual(
      steps.flatMap((count, kind) => (count ? [[kind, count / 2 ** halvings]] : [])),
    );
  }
});

test("a bucket is found where it has weights, and nowhere else", () => {
  const { gaps, steps } = encode(
    new Map([3, 90, 5_000].map((bucket) => [bucket, { halvings: 0, steps: [1] }])),
  );
  const weights = decode(gaps, steps);
  expect([3, 90, 5_000].map((bucket) => placeOf(weights, bucket))).toEqual([0, 1, 2]);
  for (const bucket of [0, 4, 89, 4_999, 9_999]) expect(placeOf(weights, bucket)).toBe(-1);
});
