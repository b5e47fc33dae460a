import {
  BellOff,
  ChevronDown,
  ChevronUp,
  Circle,
  CircleCheckBig,
  Clock3,
  CloudUpload,
  Pencil,
  Repeat,
  Trash2,
} from "lucide-react";
import { useId, useState } from "react";
import { clockTime, nearDay } from "../format/index.ts";
import { Badge, Button } from "../ui/index.ts";
import { DAY_SIGNS } from "./day-signs.ts";
import { CATEGORIES, type Reminder } from "./reminder.ts";
import { isOverdue, type PartOfDay, partOfDay, whichDay } from "./reminder-days.ts";
import { ReminderDrawing } from "./reminder-drawing.tsx";
import styles from "./reminder-row.module.css";
import { text } from "./reminders-text.ts";

export interface ReminderRowProps {
  reminder: Reminder;
  now: Date;
  /** IANA time zone of the portal. */
  timeZone: string;
  /** Level of its heading. */
  heading?: "h2" | "h3" | undefined;
  /** How it is called where another one has the same title; the title alone when absent. */
  called?: string | undefined;
  /** What it is marked with once its time has passed. */
  overdue: string;
  /** Whether it stands under 'Hoy', which then says the day of those of today. */
  isUnderToday?: boolean | undefined;
  /** Absent where this occurrence cannot be marked yet. */
  onToggle?: (() => void) | undefined;
  onChange: () => void;
  onDelete: () => void;
}

/** One occurrence of a reminder: when, what, the button to mark it done, and what else there is. */
export function ReminderRow(props: ReminderRowProps) {
  const { reminder, now, heading: Heading = "h2", onToggle, onChange, onDelete } = props;
  const { title, description, isCompleted, isWaiting } = reminder;
  const called = props.called ?? title;
  const isLater = isCompleted && isWaiting;
  const state = isCompleted ? styles.rowDone : isOverdue(reminder, now) ? styles.rowWaiting : "";
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article
      className={`${styles.row} ${state} ${isOpen ? styles.rowOpen : ""}`}
      {...(called === title ? { "aria-labelledby": id } : { "aria-label": called })}
    >
      <When {...props} />
      <div className={styles.picture}>
        <ReminderDrawing title={title} category={reminder.category} />
      </div>
      <div className={styles.what}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        <Badges reminder={reminder} now={now} overdue={props.overdue} />
      </div>
      <div className={styles.buttons}>
        {onToggle ? (
          <Button
            icon={isCompleted ? CircleCheckBig : Circle}
            className={styles.check}
            aria-pressed={isCompleted}
            aria-label={isLater ? text.doneLaterOf(called) : text.doneOf(called)}
            onClick={onToggle}
          >
            {isLater ? text.doneLater : text.done}
          </Button>
        ) : (
          <p className={styles.later}>{text.later}</p>
        )}
        <Button
          look="quiet"
          className={styles.more}
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-label={text.optionsOf(called)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text.options}
        </Button>
      </div>
      {isOpen && (
        // On a line of its own, at the other end from 'Hecho'.
        <div className={styles.options}>
          <Button icon={Pencil} aria-label={text.changeOf(called)} onClick={onChange}>
            {text.change}
          </Button>
          <Button
            data-deletes=""
            icon={Trash2}
            aria-label={text.removeOf(called)}
            onClick={onDelete}
          >
            {text.remove}
          </Button>
        </div>
      )}
    </article>
  );
}

/** The sun, half of it, or the moon. */
export function PartSign({ part }: { part: PartOfDay }) {
  const Sign = DAY_SIGNS[part];
  return <Sign aria-hidden="true" className={styles.part} />;
}

function When({
  reminder,
  now,
  timeZone,
  isUnderToday = false,
}: Pick<ReminderRowProps, "reminder" | "now" | "timeZone" | "isUnderToday">) {
  const day = whichDay(reminder.dateTime, now, timeZone);
  const time = clockTime(reminder.dateTime, timeZone);
  return (
    <p className={styles.when}>
      <span className={styles.hour}>
        <time dateTime={reminder.dateTime} className={styles.time}>
          {time}
        </time>
        <PartSign part={partOfDay(Number.parseInt(time, 10))} />
      </span>
      {!(isUnderToday && day === "today") && (
        <span className={styles.day}>
          {day !== "other" && <strong>{text.onDay[day]}, </strong>}
          {nearDay(reminder.dateTime, now, timeZone)}
        </span>
      )}
    </p>
  );
}

function Badges({
  reminder,
  now,
  overdue,
}: Pick<ReminderRowProps, "reminder" | "now" | "overdue">) {
  const { category, recurrency, isCompleted, isPaused, isWaiting } = reminder;
  const icon = CATEGORIES.find(({ name }) => name === category)?.icon;
  return (
    <p className={styles.badges}>
      {isOverdue(reminder, now) && (
        <Badge tone="waiting" icon={Clock3}>
          {overdue}
        </Badge>
      )}
      {isPaused && !isCompleted && <Badge icon={BellOff}>{text.paused}</Badge>}
      {isWaiting && !isCompleted && <Badge icon={CloudUpload}>{text.sentLater}</Badge>}
      <Badge tone="plain" {...(icon && { icon })}>
        {category}
      </Badge>
      <Badge tone="plain" {...(recurrency !== "none" && { icon: Repeat })}>
        {text.recurrency[recurrency]}
      </Badge>
    </p>
  );
}
