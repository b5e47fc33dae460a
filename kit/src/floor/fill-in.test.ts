import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fc } from "../testing/properties.ts";

const NAMES = ["toReversed", "toSorted", "toSpliced", "with"] as const;
const own = NAMES.map((name) => [name, Array.prototype[name]] as const);

const give = (methods: typeof own) => {
  for (const [name, value] of methods)
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
};

describe("arrays where the browser changes them only in place", () => {
  beforeEach(async () => {
    vi.resetModules();
    for (const name of NAMES) Reflect.deleteProperty(Array.prototype, name);
    await import("./index.ts");
  });
  afterEach(() => give(own));

  /** The browser's own method and the one that was filled in, on the same array. */
  const both = (name: (typeof NAMES)[number], list: number[], ...given: unknown[]) => {
    const call = (method: unknown) => {
      try {
        return (method as (...given: unknown[]) => unknown).apply([...list], given);
      } catch (error) {
        return error instanceof RangeError ? "RangeError" : error;
      }
    };
    const native = own.find(([one]) => one === name)?.[1];
    return { filled: call(Array.prototype[name]), native: call(native) };
  };

  test("what is filled in answers as the browser's own", () => {
    const lists = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 });
    const places = fc.integer({ min: -10, max: 10 });
    fc.assert(
      fc.property(lists, places, places, (list, one, other) => {
        const descending = (a: number, b: number) => b - a;
        for (const { filled, native } of [
          both("toReversed", list),
          both("toSorted", list),
          both("toSorted", list, descending),
          both("toSpliced", list, one),
          both("toSpliced", list, one, other, 7),
          both("with", list, one, other),
        ])
          expect(filled).toEqual(native);
      }),
    );
  });

  test("the array itself stays, and nothing new is met by those who walk over its keys", () => {
    const list = [3, 1, 2];
    expect(list.toSorted()).toEqual([1, 2, 3]);
    expect(list.with(0, 9)).toEqual([9, 1, 2]);
    expect(list).toEqual([3, 1, 2]);
    const keys = [];
    for (const key in list) keys.push(key);
    expect(keys).toEqual(["0", "1", "2"]);
  });
});

test("the browser's own methods stay", async () => {
  vi.resetModules();
  await import("./index.ts");
  for (const [name, method] of own) expect(Array.prototype[name]).toBe(method);
});
