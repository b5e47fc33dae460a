// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../testing/index.tsx";

const css = readFileSync(`${import.meta.dirname}/tokens.css`, "utf8");

/** The colours of a theme: the first rule with this selector. */
function theme(selector: string): Record<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
  );
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

  // A picture of words says their colours in whole steps: read from it, some contrast is lost.
  it.each(TEXT)("%s on %s reads at 7:1 as it is painted too", (text = "", ground = "") => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(7.2);
  });

  it.each(CONTROLS)("%s on %s is seen at 3:1 or more", (edge = "", ground = "") => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
