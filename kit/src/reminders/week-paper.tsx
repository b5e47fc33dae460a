import { Paper, Sheet } from "../print/index.ts";
import { text } from "./reminders-text.ts";
import type { WeekDay } from "./week-days.ts";
import styles from "./week-paper.module.css";

interface WeekPaperProps {
  name: string;
  days: WeekDay[];
  /** When it is printed, in words. */
  printed: string;
}

/** So many lines still fit on one page in this size of letters. */
const LARGE = 24;
const MEDIUM = 36;

/** The week of a person, to hang on the fridge; a box before each line is for a pen. */
export function WeekPaper({ name, days, printed }: WeekPaperProps) {
  const lines = days.reduce((sum, { reminders }) => sum + 1 + Math.max(1, reminders.length), 0);
  const size = lines <= LARGE ? "large" : lines <= MEDIUM ? "medium" : "small";
  return (
    <Paper>
      <Sheet title={text.week.title(name)}>
        <div className={`${styles.days} ${styles[size]}`}>
          {days.map(({ day, title, reminders }) => (
            <section key={day} className={styles.day}>
              <h2>{title}</h2>
              {reminders.length === 0 ? (
                <p className={styles.none}>{text.week.none}</p>
              ) : (
                <ul>
                  {reminders.map(({ id, time, title: what, isPaused }) => (
                    <li key={`${id} ${time}`}>
                      <span className={styles.box} aria-hidden="true" />
                      <b className={styles.time}>{time}</b>
                      <span>
                        {what}
                        {isPaused && ` (${text.paused.toLocaleLowerCase("es")})`}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
        <p className={styles.printed}>{text.week.printed(printed)}</p>
      </Sheet>
    </Paper>
  );
}
