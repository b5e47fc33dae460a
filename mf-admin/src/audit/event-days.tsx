import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { byDay } from "@acompana/kit/trail";
import styles from "./audit.module.css";
import { auditSentence, type SaidEvent } from "./audit-sentence.ts";

/** What happened, each thing a sentence, under its day. */
export function EventDays({ events }: { events: SaidEvent[] }) {
  const { timeZone } = useScreen();
  return byDay(events, timeZone).map(({ day, events: ofDay }) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ul className={styles.events}>
        {ofDay.map((event, place) => (
          // The trail has no ids, and never changes above what is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: two events of one moment may be alike
          <li key={`${event.at} ${place}`} className={styles.event}>
            <time dateTime={event.at} className={styles.time}>
              {clockTime(event.at, timeZone)}
            </time>
            <span>{auditSentence(event)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
