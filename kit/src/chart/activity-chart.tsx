import { useMemo } from "react";
import { type DayMinutes, DayTable, daysInWords } from "../day-table/index.ts";
import { VisuallyHidden } from "../ui/index.ts";
import { chartOption } from "./chart-option.ts";
import { ChartPicture, pageFont, wantsStillness } from "./chart-picture.tsx";

interface ActivityChartProps {
  /** Oldest first. */
  days: readonly DayMinutes[];
  kind: "bar" | "line";
  /** What the chart shows; the caption of the table that screen readers are given instead. */
  caption: string;
}

/** Minutes of use, day by day: a picture for the eyes and a table for everyone else. */
export function ActivityChart({ days, kind, caption }: ActivityChartProps) {
  const option = useMemo(
    () => chartOption(days, { kind, font: pageFont(), animated: !wantsStillness() }),
    [days, kind],
  );
  return (
    <>
      <ChartPicture option={option} aloud={daysInWords(days)} />
      <VisuallyHidden as="div">
        <DayTable days={days} caption={caption} />
      </VisuallyHidden>
    </>
  );
}
