import { bars, type ChartOption, hintLook, ON_TOP } from "./chart-option.ts";
import { monthAndYear, monthName } from "./day-labels.ts";

/** A number of one calendar month (`YYYY-MM`); null where there is none to tell. */
export interface MonthNumber {
  month: string;
  value: number | null;
}

interface Appearance {
  /** Of all letters. ECharts measures them itself, so it must know the page's own font. */
  font: { family: string; size: number };
  animated: boolean;
  /** What the hint says in the place of a number that is not told. */
  missing: string;
}

/** What ECharts is to draw: a bar for each month that has a number. */
export function monthOption(months: readonly MonthNumber[], appearance: Appearance): ChartOption {
  const { font, animated, missing } = appearance;
  const text = { color: "var(--text)", fontFamily: font.family, fontSize: font.size };
  return {
    animation: animated,
    textStyle: text,
    grid: { left: 4, right: 8, top: font.size * 2, bottom: 4, outerBoundsMode: "same" },
    xAxis: {
      type: "category",
      data: months.map(({ month }) => month),
      axisLabel: { ...text, lineHeight: font.size * 1.25, formatter: monthName, hideOverlap: true },
      axisLine: { lineStyle: { color: "var(--border)", width: 2 } },
      axisTick: { show: false },
    },
    yAxis: {
      type: "value",
      min: 0,
      minInterval: 1,
      splitNumber: 3,
      axisLabel: { ...text, formatter: inFigures },
      splitLine: { lineStyle: { color: "var(--hairline)", width: 2 } },
    },
    tooltip: {
      ...hintLook(text),
      formatter: (points) => {
        const [point] = Array.isArray(points) ? points : [points];
        const one = months[point?.dataIndex ?? -1];
        return one ? `${monthAndYear(one.month)}\n${one.value ?? missing}` : "";
      },
    },
    // Many bars, and long numbers, have no room: the table tells them.
    series: [
      {
        ...bars(months.map(({ value }) => value)),
        label: { ...text, show: hasRoom(months), ...ON_TOP },
      },
    ],
  };
}

const hasRoom = (months: readonly MonthNumber[]): boolean =>
  months.length <= 6 && months.every(({ value }) => (value ?? 0) < 1_000);

/** '12.000', as in Spain. */
const inFigures = (value: number) => new Intl.NumberFormat("es-ES").format(value);
