import { useId } from "react";
import styles from "./later-reminders.module.css";
import { groupsOf } from "./reminder-days.ts";
import { namesOf, ReminderList, type ReminderListProps } from "./reminder-list.tsx";
import { text } from "./reminders-text.ts";

type LaterRemindersProps = Omit<ReminderListProps, "labelledBy" | "heading">;

/** Every later reminder: tomorrow's, this week's and all that come after; or a calm card. */
export function LaterReminders({ reminders, ...list }: LaterRemindersProps) {
  const id = useId();
  const names = namesOf(reminders, list.now, list.timeZone);
  if (reminders.length === 0) return <ReminderList {...list} reminders={reminders} />;
  return (
    <div className={styles.groups}>
      {groupsOf(reminders, list.now, list.timeZone).map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`${id}-${group.name}`}>
          <h2 id={`${id}-${group.name}`} className={styles.groupName}>
            {text.groups[group.name]}
          </h2>
          <ReminderList
            {...list}
            labelledBy={`${id}-${group.name}`}
            heading="h3"
            reminders={group.reminders}
            names={names}
          />
        </section>
      ))}
    </div>
  );
}
