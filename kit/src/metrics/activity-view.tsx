import {
  CalendarCheck,
  Clock,
  Gamepad2,
  Images,
  Leaf,
  MessageCircle,
  Sparkles,
  Sprout,
  Sun,
} from "lucide-react";
import { ReadingNote, readingText, summary } from "../reading/index.ts";
import styles from "./activity-view.module.css";
import { ChartCard } from "./chart-card.tsx";
import { CountsCard } from "./counts-card.tsx";
import { FigureCard } from "./figure-card.tsx";
import {
  type ActivityFigures,
  hiddenWhileRead,
  isUnknown,
  type Metrics,
  NO_FIGURE,
  shown,
} from "./figures.ts";
import { type MetricsText, metricsText } from "./metrics-text.ts";
import { RangeToggle } from "./range-toggle.tsx";
import { verdictOf } from "./verdict.ts";
import { hoursAndMinutes, type MetricsRange } from "./window.ts";

interface ActivityViewProps extends ActivityFigures {
  range: MetricsRange;
  onRange: (range: MetricsRange) => void;
  text?: Partial<MetricsText>;
}

/** An older person's activity, for themselves and for those whom they let see it. */
export function ActivityView(props: ActivityViewProps) {
  const { range, onRange } = props;
  const metrics = hiddenWhileRead(props.metrics);
  const reminders = hiddenWhileRead(props.reminders);
  const media = hiddenWhileRead(props.media);
  const text = { ...metricsText, ...props.text };
  const all = [metrics, reminders, media];
  const isLost = isUnknown(metrics);
  const figure = (pick: (known: Partial<Metrics>) => number | undefined) =>
    shown(metrics, pick, NO_FIGURE);
  const under = (line: string) => (isLost ? readingText.unknown : line);
  const active = metrics.data
    ? hoursAndMinutes(metrics.data.totalMinutes ?? 0)
    : figure(() => undefined);
  return (
    <div className={styles.view}>
      <RangeToggle range={range} onRange={onRange} text={text} />
      <ReadingNote reading={summary(all)} isKnown={all.some(({ data }) => data !== undefined)} />
      <div className={styles.figures} aria-busy={metrics.busy}>
        <FigureCard
          icon={Clock}
          title={text.active}
          value={active}
          line={under(text.span(range))}
        />
        <FigureCard
          icon={Sun}
          title={text.days}
          value={figure(({ activeDays }) => activeDays)}
          line={under(text.ofDays(range))}
        />
        <FigureCard
          icon={Gamepad2}
          title={text.games}
          value={figure(({ gamesPlayed }) => gamesPlayed)}
          line={under(text.played)}
        />
        <FigureCard
          icon={MessageCircle}
          title={text.talk}
          value={figure(({ chatMessages }) => chatMessages)}
          line={under(text.sent)}
        />
      </div>
      <ChartCard
        days={metrics.data && (metrics.data.dailyActivity ?? [])}
        isLost={isLost}
        range={range}
        text={text}
      />
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
      {metrics.data && <VerdictBanner metrics={metrics.data} range={range} text={text} />}
    </div>
  );
}

const ICONS = { praise: Sparkles, start: Sprout, quiet: Leaf };

interface VerdictBannerProps {
  metrics: Partial<Metrics>;
  range: MetricsRange;
  text: MetricsText;
}

/** Praise where it is true, else a kind or a quiet sentence, or none. */
function VerdictBanner({ metrics, range, text }: VerdictBannerProps) {
  const verdict = verdictOf(metrics, range);
  if (!verdict) return null;
  const Icon = ICONS[verdict];
  const { title, line } = {
    praise: { title: text.bravo, line: text.bravoLine(range) },
    start: { title: text.start, line: text.startLine },
    quiet: { title: text.quiet, line: text.quietLine(range, metrics.activeDays ?? 0) },
  }[verdict];
  return (
    <aside className={styles.banner} aria-label={title}>
      <Icon aria-hidden="true" className={styles.star} />
      <div>
        <h2 className={styles.bravo}>{title}</h2>
        <p className={styles.line}>{line}</p>
      </div>
    </aside>
  );
}
