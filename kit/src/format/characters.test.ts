import { describe, expect, test, vi } from "vitest";
import { fc } from "../testing/properties.ts";

const FAMILY = "👩‍👩‍👧‍👦";

/** As the file is loaded by a browser that has, or has not, `Intl.Segmenter`. */
async function loaded({ segmenter }: { segmenter: boolean }) {
  vi.resetModules();
  if (!segmenter) vi.stubGlobal("Intl", without("Segmenter"));
  return await import("./characters.ts");
}

const without = (name: string) =>
  Object.fromEntries(
    Object.getOwnPropertyNames(Intl)
      .filter((one) => one !== name)
      .map((one) => [one, Intl[one as keyof typeof Intl]]),
  );

describe.each([true, false])("where Intl.Segmenter is there: %s", (segmenter) => {
  test.each([
    ["", 0],
    ["¿Qué?", 5],
    ["é", 1],
    [FAMILY, 1],
    ["🇪🇸🇪🇸", 2],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2],
    ["👵🏽".repeat(500), 500],
  ])("'%s' is counted as it is read", async (text, count) => {
    const { countCharacters } = await loaded({ segmenter });
    expect(countCharacters(text)).toBe(count);
  });

  test.each([
    ["Rosa y 👵", 8, "Rosa y "],
    [`Rosa ${FAMILY}`, 15, "Rosa "],
    [`Rosa ${FAMILY}`, 16, `Rosa ${FAMILY}`],
    ["España 🇪🇸🇪🇸", 13, "España 🇪🇸"],
    ["Escocia 🏴󠁧󠁢󠁳󠁣󠁴󠁿", 21, "Escocia "],
    ["cafe\u0301s", 4, "caf"],
    ["Rosa", 0, ""],
    // One that is longer than all the room is parted, so that something is left.
    [`${FAMILY} Rosa`, 3, "👩‍"],
  ])("'%s' is cut at %i units between two characters", async (text, most, left) => {
    const { cut } = await loaded({ segmenter });
    expect(cut(text, most)).toBe(left);
  });

  test("what is left is a beginning, as long as whole characters allow", async () => {
    const { cut, countCharacters, firstCharacters } = await loaded({ segmenter });
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(text, fc.nat({ max: 40 }), (whole, most) => {
        const left = cut(whole, most);
        expect(whole.startsWith(left)).toBe(true);
        expect(left.length).toBeLessThanOrEqual(most);
        expect(left).not.toMatch(/\p{Surrogate}/u);
        const first = firstCharacters(whole, most);
        expect(whole.startsWith(first)).toBe(true);
        expect(countCharacters(first)).toBe(Math.min(countCharacters(whole), most));
      }),
    );
  });
});
