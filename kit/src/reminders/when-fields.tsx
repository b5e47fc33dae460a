import type { ComponentProps } from "react";
import { addDays, clockTime, isoDay, isoTime, nearDay, zonedMoment } from "../format/index.ts";
import { Button, TextField } from "../ui/index.ts";
import styles from "./reminder-form.module.css";
import { text } from "./reminders-text.ts";
import { useNow } from "./use-now.ts";

const words = text.form;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A day ('2026-03-29') and a time ('09:30') as they are typed; '' while not chosen. */
interface When {
  day: string;
  time: string;
}

interface WhenFieldsProps {
  when: When;
  onWhen: (when: When) => void;
  errors: { day?: string | undefined; time?: string | undefined };
  recurs: boolean;
  /** IANA time zone of the portal. */
  timeZone: string;
}

/** Day and time: large buttons for the usual ones beside the device's own inputs. */
export function WhenFields({ when, onWhen, errors, recurs, timeZone }: WhenFieldsProps) {
  const now = useNow();
  const today = isoDay(now, timeZone);
  const soon = new Date(now.getTime() + HOUR_MS);
  const inAnHour: When = { day: isoDay(soon, timeZone), time: isoTime(soon, timeZone) };
  const days = { today, tomorrow: addDays(today, 1) } as const;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.when}</legend>
      <div className={styles.chips}>
        {(["today", "tomorrow"] as const).map((name) => (
          <Button
            key={name}
            className={styles.quick}
            aria-pressed={when.day === days[name]}
            onClick={() => onWhen({ ...when, day: days[name] })}
          >
            {words.quick[name]}
          </Button>
        ))}
        <Button
          className={styles.quick}
          aria-pressed={when.day === inAnHour.day && when.time === inAnHour.time}
          onClick={() => onWhen(inAnHour)}
        >
          {words.quick.inAnHour}
        </Button>
      </div>
      <div className={styles.pair}>
        <DayField value={when.day} error={errors.day} onValue={(day) => onWhen({ ...when, day })} />
        <TimeField
          value={when.time}
          error={errors.time}
          onValue={(time) => onWhen({ ...when, time })}
        />
      </div>
      <div className={styles.chips}>
        {Object.entries(words.times).map(([time, label]) => (
          <Button
            key={time}
            className={styles.quick}
            aria-pressed={when.time === time}
            onClick={() => onWhen({ ...when, time })}
          >
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.chosen}>
        {describe(when, { now, timeZone, recurs })}
      </p>
    </fieldset>
  );
}

type MomentFieldProps = Pick<ComponentProps<typeof TextField>, "value" | "error" | "onValue">;

export const DayField = (props: MomentFieldProps) => (
  <TextField label={words.day} type="date" required min="2000-01-01" max="2100-12-31" {...props} />
);

export const TimeField = (props: MomentFieldProps) => (
  <TextField label={words.time} type="time" required {...props} />
);

/** The chosen time in words. For a time that has passed it says kindly that it is overdue. */
function describe(
  { day, time }: When,
  { now, timeZone, recurs }: { now: Date; timeZone: string; recurs: boolean },
): string {
  const moment = zonedMoment(day, time, timeZone);
  if (!moment) return "";
  return (
    pastNote(moment, recurs, now) ||
    words.willBe(nearDay(moment, now, timeZone), clockTime(moment, timeZone))
  );
}

/** What is said of a chosen moment that has passed; '' for one that comes. */
export function pastNote(moment: string, recurs: boolean, now: Date): string {
  if (Date.parse(moment) >= now.getTime() - MINUTE_MS) return "";
  return recurs ? words.pastRecurring : words.past;
}
