import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import EChart from "echarts-for-react/esm/core";
import { type RefObject, useEffect, useRef } from "react";
import styles from "./activity-chart.module.css";
import type { ChartOption } from "./chart-option.ts";

// Only what these charts are made of: the whole of ECharts weighs three times as much.
echarts.use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

interface ChartPictureProps {
  option: ChartOption;
  /** How it is read aloud, in sentences; not at all when absent. */
  aloud?: string;
}

/** A chart for the eyes; what it shows stands in a table beside it. */
export function ChartPicture({ option, aloud }: ChartPictureProps) {
  const picture = useRef<HTMLDivElement>(null);
  useFittedChart(picture);
  return (
    <div ref={picture} className={styles.picture} aria-hidden="true" data-aloud-as={aloud ?? ""}>
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
export function pageFont() {
  const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
  return { family: fontFamily, size: 1.125 * Number.parseFloat(fontSize || "16") };
}

export const wantsStillness = () =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
