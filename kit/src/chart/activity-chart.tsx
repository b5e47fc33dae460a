import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import EChart from "echarts-for-react/esm/core";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { VisuallyHidden } from "../ui/index.ts";
import styles from "./activity-chart.module.css";
import { chartOption, type DayMinutes } from "./chart-option.ts";
import { DayTable } from "./day-table.tsx";

// Only what this chart is made of: the whole of ECharts weighs three times as much.
echarts.use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

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
  const picture = useRef<HTMLDivElement>(null);
  useFittedChart(picture);
  return (
    <>
      <div ref={picture} className={styles.picture} aria-hidden="true">
        <EChart
          echarts={echarts}
          option={option}
          // Otherwise a line would keep settings of the bars, and bars those of a line.
          notMerge
          opts={{ renderer: "svg" }}
          autoResize={false}
          style={{ height: "100%" }}
        />
      </div>
      <VisuallyHidden as="div">
        <DayTable days={days} caption={caption} />
      </VisuallyHidden>
    </>
  );
}

/**
 * Draws the chart anew when its container changes its size. The library's wrapper does so too but
 * ignores the first change, so a chart that had just been drawn stayed cut off.
 */
function useFittedChart(picture: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const place = picture.current;
    if (!place) return;
    const fit = () => {
      const chart = place.querySelector<HTMLElement>("[_echarts_instance_]");
      if (chart) echarts.getInstanceByDom(chart)?.resize({ width: "auto", height: "auto" });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => observer.disconnect();
  }, [picture]);
}

/** The small text of the tokens (1.125rem), in px: it follows the reader's own text size. */
function pageFont() {
  const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
  return { family: fontFamily, size: 1.125 * Number.parseFloat(fontSize || "16") };
}

const wantsStillness = () =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
