import { Bell, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { WallCalendar } from "../drawing/index.ts";
import { Form, type FormHandle } from "../form/index.ts";
import {
  addDays,
  capitalised,
  clockTime,
  isoDay,
  isoTime,
  nearDay,
  theHour,
  zonedMoment,
} from "../format/index.ts";
import { ActionCard, BusyLabel, Button, FormError } from "../ui/index.ts";
import { DAY_SIGNS } from "./day-signs.ts";
import { RECURRENCIES } from "./reminder.ts";
import { DRAWINGS } from "./reminder-drawing.tsx";
import styles from "./reminder-steps.module.css";
import { text } from "./reminders-text.ts";
import type { TypedReminder } from "./typed-reminder.ts";
import { useNow } from "./use-now.ts";
import { type ReminderStepsState, STEPS, type Step } from "./use-reminder-steps.ts";
import { DayField, pastNote, TimeField } from "./when-fields.tsx";

const words = text.steps;
const HOUR_MS = 3_600_000;
/** What is asked for by one press. */
const THINGS = [
  ["pill", "Medicación"],
  ["doctor", "Salud"],
  ["call", "Personal"],
  ["water", "Personal"],
  ["buy", "Personal"],
] as const;

const PILLS = ["tension", "sugar", "heart", "sleep", "other"] as const;

const HOURS = [
  ["09:00", DAY_SIGNS.morning],
  ["14:00", DAY_SIGNS.meal],
  ["18:00", DAY_SIGNS.afternoon],
  ["21:00", DAY_SIGNS.night],
] as const;

interface CheckStepProps {
  form: FormHandle<TypedReminder>;
  /** IANA time zone of the portal. */
  timeZone: string;
  /** Shows the fields, with what was chosen in them. */
  onFields: () => void;
}

interface ReminderStepsProps extends CheckStepProps {
  steps: ReminderStepsState;
}

/** A new reminder in five questions, each answered by one press, and a sentence to agree to. */
export function ReminderSteps({ form, timeZone, onFields, steps }: ReminderStepsProps) {
  const { step, number, isOther, onPill, onOther, onChoose, goBack } = steps;
  const heading = useRef<HTMLHeadingElement>(null);
  const question = `${step} ${isOther}`;
  const shown = useRef(question);
  useEffect(() => {
    // What else there is leads the focus into itself.
    if (shown.current !== question && !isOther) heading.current?.focus();
    shown.current = question;
  }, [question, isOther]);
  const { typed } = form;
  const asked = { timeZone, isOther, onOther, onChoose };
  const questions: Record<Step, ReactNode> = {
    what: <WhatStep onChoose={onChoose} onPill={onPill} onOther={onFields} />,
    pill: <PillStep onChoose={onChoose} />,
    day: <DayStep day={typed.day} {...asked} />,
    hour: <HourStep when={typed} {...asked} />,
    recurrency: (
      <div className={styles.answers}>
        {RECURRENCIES.map((recurrency) => (
          <Answer key={recurrency} onClick={() => onChoose({ recurrency })}>
            {text.recurrency[recurrency]}
          </Answer>
        ))}
      </div>
    ),
    check: <CheckStep form={form} timeZone={timeZone} onFields={onFields} />,
  };
  return (
    <div className={styles.steps}>
      <p className={styles.count}>{words.count(number + 1, STEPS.length)}</p>
      <h3 ref={heading} className={styles.question} tabIndex={-1} data-first="">
        {words[step]}
      </h3>
      {questions[step]}
      {goBack && (
        <Button look="quiet" className={styles.before} onClick={goBack}>
          {words.before}
        </Button>
      )}
    </div>
  );
}

type OnChoose = (part: Partial<TypedReminder>) => void;

interface WhatStepProps {
  onChoose: OnChoose;
  onPill: () => void;
  onOther: () => void;
}

function WhatStep({ onChoose, onPill, onOther }: WhatStepProps) {
  return (
    <div className={styles.things}>
      {THINGS.map(([name, category]) => {
        const { label, title } = words.things[name];
        return (
          <ActionCard
            key={name}
            {...{ icon: Bell, hue: "reminders", drawing: DRAWINGS[name], title: label }}
            onPress={() => (name === "pill" ? onPill() : onChoose({ title, category }))}
          />
        );
      })}
      <ActionCard
        icon={Bell}
        hue="reminders"
        drawing={<WallCalendar />}
        title={words.other}
        line={words.otherLine}
        onPress={onOther}
      />
    </div>
  );
}

/** Which pill it is; one that is not named here is just a pill. */
const PillStep = ({ onChoose }: { onChoose: OnChoose }) => (
  <div className={styles.answers}>
    {PILLS.map((pill) => {
      const { label, title } = words.pills[pill];
      return (
        <Answer key={pill} onClick={() => onChoose({ title, category: "Medicación" })}>
          {label}
        </Answer>
      );
    })}
  </div>
);

interface AskedProps {
  timeZone: string;
  /** Whether what is none of the usual answers is asked for, in their place. */
  isOther: boolean;
  onOther: () => void;
  onChoose: OnChoose;
}

interface DayStepProps extends AskedProps {
  day: string;
}

/** Today, tomorrow, or one of the days after it; a later one is typed. */
function DayStep({ day, timeZone, isOther, onOther, onChoose }: DayStepProps) {
  const now = useNow();
  const [typed, setTyped] = useState(day);
  const dayAfter = (days: number) => addDays(isoDay(now, timeZone), days);
  const near = (iso: string) => nearDay(`${iso}T12:00:00Z`, now, "UTC");
  if (!isOther)
    return (
      <div className={styles.answers}>
        {([0, 1] as const).map((days) => (
          <Answer
            key={days}
            line={capitalised(near(dayAfter(days)))}
            onClick={() => onChoose({ day: dayAfter(days) })}
          >
            {text.onDay[days === 0 ? "today" : "tomorrow"]}
          </Answer>
        ))}
        <Answer onClick={onOther}>{words.otherDay}</Answer>
      </div>
    );
  return (
    <>
      <div ref={leadInto} className={styles.answers}>
        {[2, 3, 4, 5, 6, 7].map((days) => (
          <Answer key={days} onClick={() => onChoose({ day: dayAfter(days) })}>
            {capitalised(near(dayAfter(days)))}
          </Answer>
        ))}
      </div>
      <div className={styles.typed}>
        <DayField value={typed} error={undefined} onValue={setTyped} />
        <Button disabled={!isWhole(typed, "12:00")} onClick={() => onChoose({ day: typed })}>
          {words.goOn}
        </Button>
      </div>
    </>
  );
}

/** What was pressed is gone: the focus goes to the first thing that came in its place. */
function leadInto(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>("button, input")?.focus();
}

/** Whether such a day and such an hour are typed wholly. */
const isWhole = (day: string, time: string) => zonedMoment(day, time, "UTC") !== null;

interface HourStepProps extends AskedProps {
  when: Pick<TypedReminder, "day" | "time">;
}

/** The four hours of the day that are still to come, or one that is typed. */
function HourStep({ when, timeZone, isOther, onOther, onChoose }: HourStepProps) {
  const now = useNow();
  const [typed, setTyped] = useState(when.time);
  const soon = new Date(now.getTime() + HOUR_MS);
  const isToday = when.day === isoDay(now, timeZone);
  const hours = HOURS.filter(([time]) => !isToday || time > isoTime(now, timeZone));
  if (isOther)
    return (
      <div ref={leadInto} className={styles.typed}>
        <TimeField value={typed} error={undefined} onValue={setTyped} />
        <Button disabled={!isWhole("2000-01-01", typed)} onClick={() => onChoose({ time: typed })}>
          {words.goOn}
        </Button>
      </div>
    );
  return (
    <div className={styles.answers}>
      {isToday && (
        <Answer
          onClick={() => onChoose({ day: isoDay(soon, timeZone), time: isoTime(soon, timeZone) })}
        >
          {text.form.quick.inAnHour}
        </Answer>
      )}
      {hours.map(([time, icon]) => (
        <Answer
          key={time}
          icon={icon}
          line={`A ${theHour(time.replace(/^0/, ""))}`}
          onClick={() => onChoose({ time })}
        >
          {words.hours[time]}
        </Answer>
      ))}
      <Answer onClick={onOther}>{words.otherHour}</Answer>
    </div>
  );
}

function CheckStep({ form, timeZone, onFields }: CheckStepProps) {
  const now = useNow();
  const { title, day, time, recurrency } = form.typed;
  const moment = zonedMoment(day, time, timeZone);
  if (!moment) return null;
  const past = pastNote(moment, recurrency !== "none", now);
  return (
    <Form form={form} className={styles.check}>
      <p className={styles.sentence}>
        {words.sentence(title, dayInWords(moment, now, timeZone), clockTime(moment, timeZone))}{" "}
        {words.again[recurrency]}
      </p>
      {past && <p className={styles.past}>{past}</p>}
      <FormError message={form.line} waits />
      <div className={styles.last}>
        <Button type="submit" look="primary" className={styles.save} disabled={form.busy}>
          <BusyLabel busy={form.busy} doing={text.form.saving}>
            {text.form.save}
          </BusyLabel>
        </Button>
        <Button look="quiet" onClick={onFields}>
          {words.change}
        </Button>
      </div>
    </Form>
  );
}

/** 'mañana, viernes, 27 de noviembre', 'el sábado, 28 de noviembre' */
function dayInWords(moment: string, now: Date, timeZone: string): string {
  const day = isoDay(new Date(moment), timeZone);
  const today = isoDay(now, timeZone);
  const { onDay } = words;
  const near = nearDay(moment, now, timeZone);
  if (day === today) return onDay.today + near;
  return (day === addDays(today, 1) ? onDay.tomorrow : onDay.other) + near;
}

interface AnswerProps {
  icon?: LucideIcon;
  line?: string;
  onClick: () => void;
  children: ReactNode;
}

/** One press that answers a question. */
const Answer = ({ icon, line, onClick, children }: AnswerProps) => (
  <Button className={styles.answer} onClick={onClick} {...(icon && { icon })}>
    <span>{children}</span>
    {line && <span className={styles.line}>{line}</span>}
  </Button>
);
