// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(`${import.meta.dirname}/tokens.css`, "utf8");

/** The colours of a theme: the first rule with this selector. */
function theme(selector: string): Record<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const PAPERS = ["paper", "paper-shade", "paper-leaf"];
const GROUNDS = ["background", "surface", "tint", "accent-tint", "danger-tint"];
const HUES = ["reminders", "games", "memories", "assistant", "activity", "messages"];
const TEXT = ["text", "text-soft"].flatMap((text) =>
  [...GROUNDS, ...HUES.map((hue) => `${hue}-tint`)].map((ground) => [text, ground]),
);
const COLOURED = ["primary", "accent", "danger", "success"].flatMap((text) =>
  ["background", "surface"].map((ground) => [text, ground]),
);
const PAIRED = [
  ["on-primary", "primary"],
  ["on-primary", "primary-strong"],
  ["on-danger", "danger"],
  ["accent", "accent-tint"],
  // Digits of a board as they came, and as they were written.
  ...["text", "primary-strong"].flatMap((digit) => PAPERS.map((paper) => [digit, paper])),
  ["accent", "paper"],
  ["text", "key"],
  ["danger", "danger-tint"],
];
const CONTROLS = [
  ...["border", "focus", "accent"].flatMap((line) => PAPERS.map((paper) => [line, paper])),
  ...["background", "key"].map((ground) => ["key-edge", ground]),
  ...["border", "edge", "focus", "primary"].flatMap((edge) =>
    GROUNDS.map((ground) => [edge, ground]),
  ),
  ...HUES.flatMap((hue) => [
    [`${hue}-edge`, "background"],
    [hue, `${hue}-tint`],
    ["focus", `${hue}-tint`],
  ]),
];

describe.each([":root", ":root.dark"])("colours of %s", (selector) => {
  const colours = theme(selector);
  const of = (name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`${selector} has no --${name}`);
    return colour;
  };

  it.each([...TEXT, ...COLOURED, ...PAIRED])(
    "%s on %s reads at 7:1 or more",
    (text = "", ground = "") => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(CONTROLS)("%s on %s is seen at 3:1 or more", (edge = "", ground = "") => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
