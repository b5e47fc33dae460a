import type { BarSeriesOption, LineSeriesOption } from "echarts/charts";
import type { GridComponentOption, TooltipComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import { type DayMinutes, dayInWords, minutesInWords } from "../day-table/index.ts";
import { monthLabel, narrowWeekLabel, weekLabel } from "./day-labels.ts";

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>;

interface Appearance {
  kind: "bar" | "line";
  /** Of all letters. ECharts measures them itself, so it must know the page's own font. */
  font: { family: string; size: number };
  animated: boolean;
}

/** The least that the vertical axis reaches, so that two minutes do not look like a feat. */
const SHORTEST_AXIS_MINUTES = 10;

/** What the labels of the vertical axis may be apart, in minutes. */
const STEPS = [5, 10, 15, 20, 30, 60, 120, 240, 480];
const MOST_STEPS = 3;

/** A whole number of equal steps: a label of its own for the top would stand on its neighbour. */
function axisOf(most: number): { top: number; step: number } {
  const reach = Math.max(most, SHORTEST_AXIS_MINUTES);
  const step = STEPS.find((one) => reach / one <= MOST_STEPS) ?? 480;
  return { top: Math.ceil(reach / step) * step, step };
}

/** In letters: a narrower chart has no room for 'mié' under each of seven bars. */
const ROOM_FOR_SHORT_NAMES = 20;

/**
 * What ECharts is to draw. Its colours are the design tokens' own variables, which the page
 * resolves, so that a change of theme needs nothing drawn anew.
 */
export function chartOption(days: readonly DayMinutes[], appearance: Appearance): ChartOption {
  const room = Math.ceil(appearance.font.size * ROOM_FOR_SHORT_NAMES);
  // Both cases are set, because ECharts does not undo a rule that no longer applies.
  const media = [
    { query: { maxWidth: room - 1 }, option: labelled(narrowWeekLabel) },
    { query: { minWidth: room }, option: labelled(weekLabel) },
  ];
  return { ...anyWidth(days, appearance), media: appearance.kind === "bar" ? media : [] };
}

const labelled = (formatter: (day: string) => string): ChartOption => ({
  xAxis: { axisLabel: { formatter } },
});

function anyWidth(days: readonly DayMinutes[], appearance: Appearance): ChartOption {
  const { kind, font, animated } = appearance;
  const text = { color: "var(--text)", fontFamily: font.family, fontSize: font.size };
  return {
    animation: animated,
    textStyle: text,
    grid: { left: 4, right: 8, top: font.size * 2, bottom: 4, outerBoundsMode: "same" },
    xAxis: {
      type: "category",
      data: days.map(({ day }) => day),
      axisLabel: {
        ...text,
        lineHeight: font.size * 1.25,
        formatter: kind === "bar" ? weekLabel : monthLabel,
        ...(kind === "bar" ? { interval: 0 } : { hideOverlap: true }),
      },
      axisLine: { lineStyle: { color: "var(--border)", width: 2 } },
      axisTick: { show: false },
    },
    yAxis: {
      type: "value",
      min: 0,
      max: ({ max }) => axisOf(max).top,
      interval: axisOf(Math.max(0, ...values(days))).step,
      axisLabel: { ...text, showMaxLabel: true },
      splitLine: { lineStyle: { color: "var(--hairline)", width: 2 } },
    },
    tooltip: { ...hintLook(text), formatter: (points) => inWords(days, points) },
    series: [
      kind === "bar"
        ? { ...bars(values(days)), label: { ...text, show: true, ...ON_TOP } }
        : line(days),
    ],
  };
}

const values = (days: readonly DayMinutes[]) => days.map(({ minutes }) => minutes);

/** How what a finger or a pointer is on is told. */
export const hintLook = (text: object): TooltipComponentOption => ({
  trigger: "axis",
  // HTML tooltips are styled by strings, which the page's policy refuses.
  renderMode: "richText",
  confine: true,
  backgroundColor: "var(--surface)",
  borderColor: "var(--border)",
  borderWidth: 2,
  padding: 12,
  textStyle: text,
  axisPointer: { type: "none" },
});

/** Where the number of a bar stands. */
export const ON_TOP = { position: "top", fontWeight: "bold" } as const;

/** Bars without their numbers; none where there is no number. */
export const bars = (heights: (number | null)[]): BarSeriesOption => ({
  type: "bar",
  data: heights as number[],
  barCategoryGap: "30%",
  itemStyle: { color: "var(--primary)", borderRadius: [8, 8, 0, 0] },
  emphasis: { disabled: true },
});

const line = (days: readonly DayMinutes[]): LineSeriesOption => ({
  type: "line",
  data: values(days),
  symbol: "circle",
  symbolSize: 10,
  showAllSymbol: true,
  itemStyle: { color: "var(--primary)" },
  lineStyle: { color: "var(--primary)", width: 4 },
  areaStyle: { color: "var(--tint)", opacity: 1 },
  emphasis: { disabled: true },
});

/** The day under the finger, in the tooltip. */
function inWords(days: readonly DayMinutes[], points: unknown): string {
  const [point] = Array.isArray(points) ? points : [points];
  const day = days[point?.dataIndex];
  return day ? `${dayInWords(day.day)}\n${minutesInWords(day.minutes)}` : "";
}
