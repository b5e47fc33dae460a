import { useScreen } from "@acompana/kit/area";
import { capitalised, clockTime, nearDay } from "@acompana/kit/format";
import { type Reminder, whichDay } from "@acompana/kit/reminders";
import { homeSlotsText } from "../text/home.ts";
import styles from "./home-slots.module.css";

const words = homeSlotsText;

interface NowLineProps {
  now: Date;
  /** Null: none is left today. Undefined: not known yet. */
  next: Reminder | null | undefined;
}

/** The day and the hour, large, and the next reminder by its name. */
export function NowLine({ now, next }: NowLineProps) {
  const { timeZone } = useScreen();
  const moment = now.toISOString();
  return (
    <div className={styles.now}>
      <p className={styles.date}>
        <span>{capitalised(nearDay(moment, now, timeZone))}</span>
        <time dateTime={moment} className={styles.clock}>
          {clockTime(moment, timeZone)}
        </time>
      </p>
      <p className={styles.next}>
        {next === null && words.noneToday}
        {next && (
          <>
            {words.next}: <strong>{next.title}</strong>, {whenOf(next, now, timeZone)}
          </>
        )}
      </p>
    </div>
  );
}

function whenOf({ dateTime }: Reminder, now: Date, timeZone: string): string {
  const time = clockTime(dateTime, timeZone);
  return words.when[whichDay(dateTime, now, timeZone)](time, nearDay(dateTime, now, timeZone));
}
