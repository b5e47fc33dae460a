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
import { CATEGORIES, type Reminder } from "./reminder.ts";
import { isOverdue, whichDay } from "./reminder-days.ts";
import styles from "./reminders.module.css";
import { text } from "./reminders-text.ts";

export interface ReminderRowProps {
  reminder: Reminder;
  now: Date;
  /** IANA time zone of the portal. */
  timeZone: string;
  /** Level of its heading. */
  heading?: "h2" | "h3" | undefined;
  /** Absent where this occurrence cannot be marked yet. */
  onToggle?: (() => void) | undefined;
  onChange: () => void;
  onDelete: () => void;
}

/** One occurrence of a reminder: when, what, the button to mark it done, and what else one can do with it. */
export function ReminderRow(props: ReminderRowProps) {
  const { reminder, now, timeZone, heading: Heading = "h2", onToggle, onChange, onDelete } = props;
  const { title, description, isCompleted, isWaiting } = reminder;
  const isLater = isCompleted && isWaiting;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article className={`${styles.row} ${isCompleted ? styles.rowDone : ""}`} aria-labelledby={id}>
      <When reminder={reminder} now={now} timeZone={timeZone} />
      <div className={styles.what}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        <Badges reminder={reminder} now={now} />
      </div>
      <div className={styles.buttons}>
        {onToggle ? (
          <Button
            look={isCompleted ? "primary" : "secondary"}
            icon={isCompleted ? CircleCheckBig : Circle}
            className={styles.check}
            aria-pressed={isCompleted}
            aria-label={isLater ? text.doneLaterOf(title) : text.doneOf(title)}
            onClick={onToggle}
          >
            {isLater ? text.doneLater : text.done}
          </Button>
        ) : (
          <p className={styles.later}>{text.later}</p>
        )}
        <Button
          look="quiet"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-label={text.optionsOf(title)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text.options}
        </Button>
      </div>
      {isOpen && (
        // On a line of its own, at the other end from 'Hecho'.
        <div className={styles.options}>
          <Button icon={Pencil} aria-label={text.changeOf(title)} onClick={onChange}>
            {text.change}
          </Button>
          <Button icon={Trash2} aria-label={text.removeOf(title)} onClick={onDelete}>
            {text.remove}
          </Button>
        </div>
      )}
    </article>
  );
}

function When({
  reminder,
  now,
  timeZone,
}: Pick<ReminderRowProps, "reminder" | "now" | "timeZone">) {
  const day = whichDay(reminder.dateTime, now, timeZone);
  return (
    <p className={styles.when}>
      <time dateTime={reminder.dateTime} className={styles.time}>
        {clockTime(reminder.dateTime, timeZone)}
      </time>
      <span className={styles.day}>
        {day !== "other" && <strong>{text.onDay[day]}, </strong>}
        {nearDay(reminder.dateTime, now, timeZone)}
      </span>
    </p>
  );
}

function Badges({ reminder, now }: Pick<ReminderRowProps, "reminder" | "now">) {
  const { category, recurrency, isCompleted, isPaused, isWaiting } = reminder;
  const icon = CATEGORIES.find(({ name }) => name === category)?.icon;
  return (
    <p className={styles.badges}>
      {isOverdue(reminder, now) && (
        <Badge tone="alert" icon={Clock3}>
          {text.overdue}
        </Badge>
      )}
      {isPaused && !isCompleted && <Badge icon={BellOff}>{text.paused}</Badge>}
      {isWaiting && !isCompleted && <Badge icon={CloudUpload}>{text.sentLater}</Badge>}
      <Badge {...(icon && { icon })}>{category}</Badge>
      <Badge {...(recurrency !== "none" && { icon: Repeat })}>{text.recurrency[recurrency]}</Badge>
    </p>
  );
}
