import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import {
  NewReminderDialog,
  ofToday,
  type Reminder,
  ReminderBoard,
  type ReminderLists,
  useNow,
} from "@acompana/kit/reminders";
import { Button, ErrorCard, Loading, Unseen } from "@acompana/kit/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { draftNames } from "../drafts.ts";
import type { SharedViewProps } from "../support-dashboard/shared-view.ts";
import { text } from "../text.ts";
import styles from "./reminders.module.css";
import { useReminders } from "./reminders.resource.ts";
import { useReminderActions } from "./use-reminder-actions.ts";

const words = text.reminders;

/** What the person has to remember; a relative may add, mark and delete. */
export function Reminders({ person, onNoConsent }: SharedViewProps) {
  const reminders = useReminders(person.id, onNoConsent);
  const actions = useReminderActions(reminders);
  const [adding, setAdding] = useState(false);
  const { lists, error } = reminders;
  if (error) {
    const line = sentenceOf(error, text.offline);
    return (
      <ErrorCard
        title={words.failed}
        {...(line && { line })}
        onRetry={() => void reminders.refresh()}
      />
    );
  }
  if (!lists) return <Loading label={words.loading} />;
  return (
    <>
      <div className={styles.add}>
        <Button look="primary" icon={Plus} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      <Lists lists={lists} onToggle={actions.toggle} onDelete={actions.remove} />
      <Unseen as="p" role="status">
        {actions.told}
      </Unseen>
      {adding && (
        <NewReminderDialog
          keptAs={draftNames.reminder(person.id)}
          create={reminders.create}
          onCreated={() => void reminders.refresh()}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface ListsProps {
  lists: ReminderLists;
  onToggle: (reminder: Reminder) => void;
  onDelete: (reminder: Reminder) => void;
}

function Lists({ lists, onToggle, onDelete }: ListsProps) {
  const { timeZone } = useScreen();
  const now = useNow();
  const board = useRef<HTMLDivElement>(null);
  // A deleted row takes the focus with it.
  const rows = lists.current.length + lists.upcoming.length;
  useEffect(() => {
    if (rows >= 0 && document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [rows]);
  return (
    <div ref={board} className={styles.lists}>
      <ReminderBoard
        lists={lists}
        today={ofToday(lists.current, now, timeZone)}
        now={now}
        timeZone={timeZone}
        words={words}
        onToggle={onToggle}
        onDelete={onDelete}
      />
    </div>
  );
}
