import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import {
  ChangeReminderDialog,
  NewReminderDialog,
  PrintWeek,
  type Reminder,
  ReminderBoard,
  type ReminderLists,
  type ReminderTab,
  tabOf,
  tabsOf,
  useNow,
} from "@acompana/kit/reminders";
import { Button, VisuallyHidden } from "@acompana/kit/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { draftNames } from "../drafts.ts";
import type { SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./reminders.module.css";
import { useReminders } from "./reminders.resource.ts";
import { useReminderActions } from "./use-reminder-actions.ts";

const words = text.reminders;

/** What the person has to remember; a relative may add, mark and delete. */
export function Reminders({ person, onNoConsent }: SharedViewProps) {
  const now = useNow();
  const reminders = useReminders(person.id, now, onNoConsent);
  const actions = useReminderActions(reminders);
  const { timeZone } = useScreen();
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Reminder | null>(null);
  const [tab, setTab] = useState<ReminderTab>("today");
  // What was just saved is to be seen.
  const show = (saved: Reminder) => setTab(tabOf(saved, now, timeZone));
  return (
    <LastKnown reading={reminders.reading} loading={words.loading} failed={words.failed}>
      {(lists) => (
        <>
          <div className={styles.add}>
            <PrintWeek userId={person.id} name={person.name} />
            <Button look="primary" icon={Plus} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </div>
          <Lists
            {...{ lists, now, tab }}
            onTab={setTab}
            onToggle={actions.toggle}
            onChange={setChanging}
            onDelete={actions.remove}
          />
          <VisuallyHidden as="p" role="status">
            {actions.status}
          </VisuallyHidden>
          {adding && (
            <NewReminderDialog
              keptAs={draftNames.reminder(person.id)}
              create={reminders.create}
              onCreated={show}
              onClose={() => setAdding(false)}
            />
          )}
          {changing && (
            <ChangeReminderDialog
              reminder={changing}
              change={reminders.change}
              onChanged={show}
              onClose={() => setChanging(null)}
            />
          )}
        </>
      )}
    </LastKnown>
  );
}

interface ListsProps {
  lists: ReminderLists;
  now: Date;
  tab: ReminderTab;
  onTab: (tab: ReminderTab) => void;
  onToggle: (reminder: Reminder) => void;
  onChange: (reminder: Reminder) => void;
  onDelete: (reminder: Reminder) => void;
}

function Lists({ lists, now, ...board }: ListsProps) {
  const { timeZone } = useScreen();
  const element = useRef<HTMLDivElement>(null);
  // Deleting a row removes the element that has the focus.
  const rows = lists.current.length + lists.upcoming.length;
  useEffect(() => {
    if (rows >= 0 && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [rows]);
  return (
    <div ref={element} className={styles.lists}>
      <ReminderBoard
        tabs={tabsOf(lists, now, timeZone)}
        current={lists.current}
        now={now}
        timeZone={timeZone}
        words={words}
        {...board}
      />
    </div>
  );
}
