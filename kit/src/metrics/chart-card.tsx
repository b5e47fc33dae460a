import { lazy, Suspense, useMemo } from "react";
import { useScreen } from "../area/index.ts";
import { today } from "../clock/index.ts";
import { type DayMinutes, DayTable } from "../day-table/index.ts";
import { isoDay } from "../format/index.ts";
import { readingText } from "../reading/index.ts";
import { Loading } from "../ui/index.ts";
import styles from "./activity-view.module.css";
import type { MetricsText } from "./metrics-text.ts";
import { lastDays, type MetricsRange } from "./window.ts";

interface ChartCardProps {
  /** Undefined while it is being read. */
  days: readonly DayMinutes[] | undefined;
  /** Whether it could not be read. */
  isLost: boolean;
  range: MetricsRange;
  text: MetricsText;
}

/** ECharts is heavy: fetched when there is something to draw. Without it, the numbers stay. */
const Chart = lazy(() =>
  import("../chart/index.ts").then(
    ({ ActivityChart }) => ({ default: ActivityChart }),
    (error) => {
      reportError(error);
      return { default: DayTable };
    },
  ),
);

/** Activity day by day. */
export function ChartCard({ days, isLost, range, text }: ChartCardProps) {
  const { timeZone } = useScreen();
  const lasting = useMemo(
    () => days && lastDays(days, range, isoDay(today(), timeZone)),
    [days, range, timeZone],
  );
  const loading = isLost ? <p>{readingText.unknown}</p> : <Loading label={text.loading} />;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text.chart}</h2>
      <div className={styles.chart}>
        {lasting ? (
          <Suspense fallback={loading}>
            <Chart days={lasting} kind={range === 7 ? "bar" : "line"} caption={text.chart} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </section>
  );
}
