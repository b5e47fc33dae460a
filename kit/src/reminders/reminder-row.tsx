import { Circle, CircleCheckBig, Clock3, Repeat, Trash2 } from "lucide-react";
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
  /** Absent where this occurrence cannot be marked yet. */
  onToggle?: (() => void) | undefined;
  onDelete: () => void;
}

/** One occurrence of a reminder: when, what, and the buttons to mark it done and to delete it. */
export function ReminderRow({ reminder, now, timeZone, onToggle, onDelete }: ReminderRowProps) {
  const { title, description, isCompleted } = reminder;
  return (
    <article className={`${styles.row} ${isCompleted ? styles.rowDone : ""}`}>
      <When reminder={reminder} now={now} timeZone={timeZone} />
      <div className={styles.what}>
        <h2 className={styles.title}>{title}</h2>
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
            aria-label={text.doneOf(title)}
            onClick={onToggle}
          >
            {text.done}
          </Button>
        ) : (
          <p className={styles.later}>{text.later}</p>
        )}
        <Button look="quiet" icon={Trash2} aria-label={text.removeOf(title)} onClick={onDelete}>
          {text.remove}
        </Button>
      </div>
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
  const { category, recurrency } = reminder;
  const icon = CATEGORIES.find(({ name }) => name === category)?.icon;
  return (
    <p className={styles.badges}>
      {isOverdue(reminder, now) && (
        <Badge tone="alert" icon={Clock3}>
          {text.overdue}
        </Badge>
      )}
      <Badge {...(icon && { icon })}>{category}</Badge>
      <Badge {...(recurrency !== "none" && { icon: Repeat })}>{text.recurrency[recurrency]}</Badge>
    </p>
  );
}
