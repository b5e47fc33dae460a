import { useScreen } from "@acompana/kit/area";
import { type Sky, UnderTheSky, WallCalendar } from "@acompana/kit/drawing";
import { capitalised, clockTime, nearDay } from "@acompana/kit/format";
import { type Reminder, ReminderDrawing, whichDay } from "@acompana/kit/reminders";
import { Button } from "@acompana/kit/ui";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { homeSlotsText } from "../text/home.ts";
import { isOfToday, type TodaysReminders, todaysReminders } from "./home-reminders.ts";
import type { MarkButtonProps } from "./mark-button.tsx";
import styles from "./today-strip.module.css";
import { useKeptMark } from "./use-kept-mark.ts";

const words = homeSlotsText;

/** What sends a mark is fetched once there is something to mark; the home stays without it. */
const MarkButton = lazy(
  (): Promise<{ default: ComponentType<MarkButtonProps> }> =>
    import("./mark-button.tsx").then(
      (module) => ({ default: module.MarkButton }),
      (error: unknown) => {
        reportError(error);
        return { default: () => null };
      },
    ),
);

interface TodayStripProps {
  now: Date;
  sky: Sky;
  /** Undefined while it is not known. */
  current: readonly Reminder[] | undefined;
  upcoming: readonly Reminder[] | undefined;
  /** Stands in the place of the reminders: why they may be old. */
  note?: ReactNode;
}

/**
 * The day and the hour under its sky, and beside them what waits or comes next, with 'Hecho'. Where
 * something waits, only what else comes today stands below it.
 */
export function TodayStrip({ now, sky, current, upcoming, note }: TodayStripProps) {
  const { timeZone } = useScreen();
  const { kept, keep } = useKeptMark();
  const today = current && todaysReminders({ current, upcoming }, kept, now, timeZone);
  const moment = now.toISOString();
  return (
    <div className={styles.today}>
      <UnderTheSky sky={sky}>
        <p className={styles.now}>
          <span className={styles.date}>{capitalised(nearDay(moment, now, timeZone))}</span>
          <time dateTime={moment} className={styles.clock}>
            {clockTime(moment, timeZone)}
          </time>
        </p>
      </UnderTheSky>
      {note || (
        <div className={`${styles.due} ${today ? lookOf(today) : ""}`}>
          {today && (
            <>
              <div className={styles.picture}>
                <Picture reminder={today.toMark ?? today.next} />
              </div>
              <div className={styles.words}>
                <Words today={today} now={now} />
              </div>
            </>
          )}
          {today?.toMark && (
            <div className={styles.mark}>
              <Suspense>
                <MarkButton reminder={today.toMark} onMark={keep} />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function lookOf({ toMark, overdue }: TodaysReminders) {
  if (toMark?.isCompleted) return styles.done;
  return overdue.length > 0 ? styles.waits : "";
}

const Picture = ({ reminder }: { reminder: Reminder | null }) =>
  reminder ? (
    <ReminderDrawing title={reminder.title} category={reminder.category} />
  ) : (
    <WallCalendar />
  );

function Words({ today: { overdue, next, toMark }, now }: { today: TodaysReminders; now: Date }) {
  const { navigate, timeZone } = useScreen();
  if (toMark?.isCompleted)
    return (
      <p className={styles.line}>
        {words.wellDone} <strong>{toMark.title}</strong>
      </p>
    );
  const [oldest] = overdue;
  if (!oldest) return <Next next={next} now={now} />;
  return (
    <>
      <Button look="quiet" className={styles.waiting} onClick={() => navigate("reminders")}>
        {words.overdue(overdue.length, oldest.title)}
      </Button>
      {next && isOfToday(next, now, timeZone) && (
        <p className={styles.small}>
          {words.later(clockTime(next.dateTime, timeZone))} <strong>{next.title}</strong>
        </p>
      )}
    </>
  );
}

/** However long the title is, the hour is read: it has its own lines, none of which is cut off. */
function Next({ next, now }: { next: Reminder | null; now: Date }) {
  const { timeZone } = useScreen();
  if (!next) return <p className={styles.line}>{words.noneToday}</p>;
  return (
    <p className={styles.next}>
      <span className={styles.when}>
        {words.next}: {whenOf(next, now, timeZone)},{" "}
      </span>
      <strong className={styles.title}>{next.title}</strong>
    </p>
  );
}

function whenOf({ dateTime }: Reminder, now: Date, timeZone: string): string {
  const time = clockTime(dateTime, timeZone);
  return words.when[whichDay(dateTime, now, timeZone)](time, nearDay(dateTime, now, timeZone));
}
