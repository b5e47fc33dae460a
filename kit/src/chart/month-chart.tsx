import { useMemo } from "react";
import { ChartPicture, pageFont, wantsStillness } from "./chart-picture.tsx";
import { type MonthNumber, monthOption } from "./month-option.ts";

interface MonthChartProps {
  /** Oldest first. A table beside it says the same in words. */
  months: readonly MonthNumber[];
  /** What the hint says in the place of a number that is not told. */
  missing: string;
}

/** Numbers of some months, as bars for the eyes. */
export function MonthChart({ months, missing }: MonthChartProps) {
  const option = useMemo(
    () => monthOption(months, { font: pageFont(), animated: !wantsStillness(), missing }),
    [months, missing],
  );
  return <ChartPicture option={option} />;
}
