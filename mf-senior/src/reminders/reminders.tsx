import { useScreen } from "@acompana/kit/area";
import { isoDay } from "@acompana/kit/format";
import {
  NewReminderDialog,
  ofToday,
  type Reminder,
  ReminderBoard,
  type ReminderLists,
  useNow,
} from "@acompana/kit/reminders";
import { Button, ErrorCard, Loading, Page } from "@acompana/kit/ui";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./reminders.module.css";
import { useReminders, useRemindersViewed } from "./reminders.resource.ts";
import { useReminderActions } from "./use-reminder-actions.ts";

const words = text.reminders;
const NONE: readonly Reminder[] = [];

/** What the person wants to be reminded of, today and in the next days. */
export function Reminders() {
  const { back } = useScreen();
  const now = useNow();
  const server = useReminders(now);
  const [adding, setAdding] = useState(false);

  function content() {
    if (server.lists) return <Lists now={now} server={server} lists={server.lists} />;
    if (!server.failed) return <Loading label={words.loading} />;
    return (
      <ErrorCard
        title={words.failed}
        line={words.failedLine}
        retryLabel={words.retry}
        onRetry={server.reload}
      />
    );
  }

  return (
    <Page
      title={words.title}
      onBack={back}
      actions={
        <Button look="primary" icon={Plus} className={styles.add} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      {content()}
      {adding && (
        <NewReminderDialog
          create={server.create}
          onCreated={server.reload}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}

interface ListsProps {
  now: Date;
  server: ReturnType<typeof useReminders>;
  lists: ReminderLists;
}

function Lists({ now, server, lists }: ListsProps) {
  const { timeZone } = useScreen();
  const section = useRef<HTMLElement>(null);
  // The row that had the focus is gone.
  const { touched, toggle, remove } = useReminderActions(server, () => section.current?.focus());
  const [tab, setTab] = useState<"today" | "upcoming">("today");
  const today = useMemo(
    () => ofToday(lists.current, now, timeZone, touched),
    [lists, now, timeZone, touched],
  );
  const shown = tab === "today" ? today : lists.upcoming;
  useRemindersViewed(shown.length > 0 ? shown : NONE, isoDay(now, timeZone));
  return (
    <section ref={section} tabIndex={-1} className={styles.lists} aria-label={words.title}>
      <ReminderBoard
        lists={lists}
        today={today}
        now={now}
        timeZone={timeZone}
        words={words}
        onTab={setTab}
        onToggle={(reminder) => void toggle(reminder)}
        onDelete={(reminder) => void remove(reminder)}
      />
    </section>
  );
}
