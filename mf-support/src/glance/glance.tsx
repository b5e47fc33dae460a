import { useScreen } from "@acompana/kit/area";
import {
  calledName,
  capitalised,
  clockTime,
  durationInWords,
  nearDay,
  relativeDay,
} from "@acompana/kit/format";
import type { Metrics } from "@acompana/kit/metrics";
import { type Reading, ReadingNote, readingText } from "@acompana/kit/reading";
import { type Reminder, type ReminderLists, useNow, whichDay } from "@acompana/kit/reminders";
import { Activity, CalendarHeart, Lock, type LucideIcon, Pill } from "lucide-react";
import { type ReactNode, useId } from "react";
import { isMourned, type SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./glance.module.css";
import { useGlance } from "./glance.resource.ts";
import { appointmentOf, lastActiveDay, pillsOf } from "./glance-facts.ts";
import { PauseNote } from "./pause-note.tsx";

const words = text.glance;

interface GlanceProps extends SharedViewProps {
  /** Stands between the day and what comes after it. */
  children?: ReactNode;
}

/**
 * The person's day in two lines: when they were last there, and which pills are marked; below
 * `children` their next appointment. Without their consent, that this is theirs to keep.
 */
export function Glance({ children, ...props }: GlanceProps) {
  const { familyConsent, name, pause } = props.person;
  const title = useId();
  const heading = (
    <h2 id={title} className={styles.title}>
      {isMourned(props.person) ? text.pause.mourning(name) : words.title(calledName(props.person))}
    </h2>
  );
  if (!pause && familyConsent)
    return (
      <Facts {...props} title={title} heading={heading}>
        {children}
      </Facts>
    );
  return (
    <div className={styles.first}>
      <section className={styles.glance} aria-labelledby={title}>
        {heading}
        {pause ? <PauseNote person={props.person} /> : <Kept name={calledName(props.person)} />}
      </section>
      {children}
    </div>
  );
}

function Kept({ name }: { name: string }) {
  return (
    <p className={styles.kept}>
      <Lock aria-hidden="true" className={styles.icon} />
      <span>{words.kept(name)}</span>
    </p>
  );
}

/** Two lines of one fact: what is so, and more of it. */
type Lines = readonly [value: string, more?: string];

interface FactsProps extends GlanceProps {
  heading: ReactNode;
  /** Id of the heading. */
  title: string;
}

function Facts({ person, onNoConsent, heading, title, children }: FactsProps) {
  const now = useNow();
  const { timeZone } = useScreen();
  const { lists, metrics, reading } = useGlance(person.id, now, onNoConsent);
  const isKnown = lists.data !== undefined || metrics.data !== undefined;
  return (
    <>
      <div className={styles.first}>
        <section className={styles.glance} aria-labelledby={title}>
          {heading}
          <ReadingNote reading={reading} isKnown={isKnown} />
          <dl className={styles.facts} aria-busy={reading.busy}>
            <Fact
              icon={Activity}
              name={words.activity}
              lines={linesOf(metrics, (known) => activityLines(known, now, timeZone))}
            />
            <Fact
              icon={Pill}
              name={words.pills}
              lines={linesOf(lists, (known) => pillLines(known, now, timeZone))}
            />
          </dl>
        </section>
        {children}
      </div>
      <dl className={styles.next} aria-busy={reading.busy}>
        <Fact
          icon={CalendarHeart}
          name={words.appointment}
          lines={linesOf(lists, (known) => appointmentLines(known, now, timeZone))}
        />
      </dl>
    </>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  lines: Lines;
}

function Fact({ icon: Icon, name, lines: [value, more] }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Icon aria-hidden="true" className={styles.icon} />
        {name}
      </dt>
      <dd className={styles.value}>
        <strong>{value}</strong>
        {more && <span>{more}</span>}
      </dd>
    </div>
  );
}

/** What stands for a fact that is being read or could not be. */
function linesOf<Known>({ data, error, busy }: Reading<Known>, lines: (known: Known) => Lines) {
  if (data !== undefined) return lines(data);
  return [error !== undefined && !busy ? readingText.unknown : words.unread] as const;
}

function pillLines(lists: ReminderLists, now: Date, timeZone: string): Lines {
  const { all, marked, next, isNextOverdue } = pillsOf(lists, now, timeZone);
  if (all === 0) return [words.noPills];
  if (!next) return [words.allPills(all)];
  const at = clockTime(next.dateTime, timeZone);
  const isToday = whichDay(next.dateTime, now, timeZone) === "today";
  const day = isToday ? "" : nearDay(next.dateTime, now, timeZone);
  const line = isNextOverdue ? words.overduePill : words.nextPill;
  return [words.somePills(marked, all), line(next.title, at, day)];
}

function activityLines({ dailyActivity }: Metrics, now: Date, timeZone: string): Lines {
  const last = lastActiveDay(dailyActivity);
  if (!last) return [words.noActivity];
  // Noon is on the same day in every zone that is meant by it.
  const day = relativeDay(new Date(`${last.day}T12:00:00Z`), now, timeZone);
  return [capitalised(day), durationInWords(last.minutes * 60)];
}

function appointmentLines(lists: ReminderLists, now: Date, timeZone: string): Lines {
  const next = appointmentOf(lists, now, timeZone);
  return next ? [whenOf(next, now, timeZone), next.title] : [words.noAppointment];
}

function whenOf({ dateTime }: Reminder, now: Date, timeZone: string): string {
  const day = nearDay(dateTime, now, timeZone);
  return words.when[whichDay(dateTime, now, timeZone)](
    clockTime(dateTime, timeZone),
    capitalised(day),
  );
}
