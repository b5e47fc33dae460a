import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { Bud, Daisy } from "@acompana/kit/drawing";
import { capitalised, isoDay } from "@acompana/kit/format";
import { lastDays, type Metrics, type MetricsRange } from "@acompana/kit/metrics";
import type { Reading } from "@acompana/kit/reading";
import { metricsText } from "../text/metrics.ts";
import styles from "./days-here.module.css";

const words = metricsText.here;

interface DaysHereProps {
  metrics: Reading<Partial<Metrics>>;
  range: MetricsRange;
}

/** On how many days she was here; of a week, each day with a daisy in bloom or a bud. */
export function DaysHere({ metrics, range }: DaysHereProps) {
  const { timeZone } = useScreen();
  const { data, error } = metrics;
  const isKnown = data !== undefined && !(metrics.busy && error === undefined);
  if (!isKnown && error) return null;
  const days = lastDays(data?.dailyActivity ?? [], range, isoDay(today(), timeZone));
  // The same days as the daisies: the server's number may count the eighth day that seven times 24
  // hours begin in.
  const here = days.filter(({ minutes }) => minutes > 0).length;
  return (
    <section className={styles.here} data-hue="activity" aria-hidden={!isKnown}>
      <h2 className={styles.sentence}>{words.days(here, range)}</h2>
      {range === 7 && (
        <ul className={styles.days}>
          {days.map(({ day, minutes }) => (
            <Day key={day} day={day} wasHere={minutes > 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Day({ day, wasHere }: { day: string; wasHere: boolean }) {
  const at = new Date(`${day}T00:00:00Z`);
  return (
    <li className={styles.day}>
      <span className={styles.flower}>{wasHere ? <Daisy /> : <Bud />}</span>
      <strong data-aloud-as={capitalised(saidWeekday.format(at))}>
        {capitalised(weekday.format(at))}
      </strong>
      <span>{wasHere ? words.here : words.quiet}</span>
    </li>
  );
}

/** 'vie': a day without an hour is the same day everywhere. */
const weekday = new Intl.DateTimeFormat("es-ES", { weekday: "short", timeZone: "UTC" });
/** 'viernes': 'mar' and 'dom' are other words to a voice. */
const saidWeekday = new Intl.DateTimeFormat("es-ES", { weekday: "long", timeZone: "UTC" });
