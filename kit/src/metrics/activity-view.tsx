import { CalendarCheck, Clock, Gamepad2, Images, MessageCircle, Sparkles, Sun } from "lucide-react";
import styles from "./activity-view.module.css";
import { ChartCard } from "./chart-card.tsx";
import { CountsCard } from "./counts-card.tsx";
import { FigureCard } from "./figure-card.tsx";
import { type ActivityFigures, shown, UNREAD } from "./figures.ts";
import { type MetricsText, metricsText } from "./metrics-text.ts";
import { RangeToggle } from "./range-toggle.tsx";
import { hoursAndMinutes, type MetricsRange } from "./window.ts";

interface ActivityViewProps extends ActivityFigures {
  range: MetricsRange;
  onRange: (range: MetricsRange) => void;
  text?: Partial<MetricsText>;
}

/** An older person's activity, for themselves and for those whom they let see it. */
export function ActivityView(props: ActivityViewProps) {
  const { range, onRange, metrics, reminders, media } = props;
  const text = { ...metricsText, ...props.text };
  const active = metrics ? hoursAndMinutes(metrics.totalMinutes ?? 0) : UNREAD;
  return (
    <div className={styles.view}>
      <RangeToggle range={range} onRange={onRange} text={text} />
      <div className={styles.figures} aria-busy={!metrics}>
        <FigureCard icon={Clock} title={text.active} value={active} line={text.span(range)} />
        <FigureCard
          icon={Sun}
          title={text.days}
          value={shown(metrics, ({ activeDays }) => activeDays)}
          line={text.ofDays(range)}
        />
        <FigureCard
          icon={Gamepad2}
          title={text.games}
          value={shown(metrics, ({ gamesPlayed }) => gamesPlayed)}
          line={text.played}
        />
        <FigureCard
          icon={MessageCircle}
          title={text.talk}
          value={shown(metrics, ({ chatMessages }) => chatMessages)}
          line={text.sent}
        />
      </div>
      <ChartCard days={metrics && (metrics.dailyActivity ?? [])} range={range} text={text} />
      <div className={styles.counts}>
        <CountsCard
          icon={CalendarCheck}
          title={text.reminders}
          counts={[
            [text.completed, shown(reminders, ({ completed }) => completed)],
            [text.pending, shown(reminders, ({ pending }) => pending)],
          ]}
        />
        <CountsCard
          icon={Images}
          title={text.memories}
          counts={[
            [text.files, shown(media, ({ totalFiles, total }) => totalFiles ?? total)],
            [text.favorites, shown(media, ({ favorites }) => favorites)],
          ]}
        />
      </div>
      <aside className={styles.banner}>
        <Sparkles aria-hidden="true" className={styles.star} />
        <div>
          <h2 className={styles.bravo}>{text.bravo}</h2>
          <p className={styles.line}>{text.bravoLine(range)}</p>
        </div>
      </aside>
    </div>
  );
}
