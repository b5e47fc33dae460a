import { describe, expect, it } from "vitest";
import { chartOption } from "./chart-option.ts";

const days = [
  { day: "2026-11-19", minutes: 1 },
  { day: "2026-11-20", minutes: 45 },
];

const draw = (kind: "bar" | "line", animated = true) =>
  chartOption(days, { kind, font: { family: "Atkinson Hyperlegible", size: 18 }, animated });

/** Every colour that is asked of ECharts. */
function colours(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) =>
    /colou?r$/i.test(name) && typeof part === "string" ? [part] : colours(part),
  );
}

describe.each(["bar", "line"] as const)("a %s chart", (kind) => {
  it("has the minutes of each day", () => {
    expect(draw(kind).series).toEqual([expect.objectContaining({ type: kind, data: [1, 45] })]);
  });

  it("is coloured by design tokens alone, so that it follows the theme", () => {
    const used = colours(draw(kind));
    expect(used.length).toBeGreaterThan(5);
    for (const colour of used) expect(colour).toMatch(/^var\(--[a-z-]+\)$/);
  });

  it("moves only for those who like it", () => {
    expect(draw(kind).animation).toBe(true);
    expect(draw(kind, false).animation).toBe(false);
  });

  it("tells the day under the finger in words, without HTML", () => {
    const tooltip = draw(kind).tooltip as {
      renderMode: string;
      formatter: (points: unknown) => string;
    };
    expect(tooltip.renderMode).toBe("richText");
    expect(tooltip.formatter([{ dataIndex: 0 }])).toBe("jueves, 19 de noviembre\n1 minuto");
    expect(tooltip.formatter([{ dataIndex: 1 }])).toBe("viernes, 20 de noviembre\n45 minutos");
    expect(tooltip.formatter([])).toBe("");
  });
});

it("the vertical axis reaches 10 minutes at least", () => {
  const { max } = draw("bar").yAxis as { max: (extent: { max: number }) => number };
  expect(max({ max: 2 })).toBe(10);
  expect(max({ max: 45 })).toBe(45);
});

it("the labels of the vertical axis stand equally far apart, the highest too", () => {
  for (let minutes = 0; minutes <= 1440; minutes++) {
    const { yAxis } = chartOption([{ day: "2026-11-19", minutes }], {
      kind: "line",
      font: { family: "Atkinson Hyperlegible", size: 18 },
      animated: false,
    });
    const { max, interval } = yAxis as {
      max: (extent: { max: number }) => number;
      interval: number;
    };
    const top = max({ max: minutes });
    expect([minutes, top % interval]).toEqual([minutes, 0]);
    expect(top).toBeGreaterThanOrEqual(minutes);
    expect(top / interval).toBeLessThanOrEqual(3);
  }
});
