import { useScreen, useSession } from "@acompana/kit/area";
import { isoDay } from "@acompana/kit/format";
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
import { Button, Page } from "@acompana/kit/ui";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { remindersText } from "../text/reminders.ts";
import { isNextPaused, PausedCard } from "./paused-card.tsx";
import styles from "./reminders.module.css";
import { useReminders, useRemindersViewed } from "./reminders.resource.ts";
import { useReminderActions } from "./use-reminder-actions.ts";

const words = remindersText;
const NONE: readonly Reminder[] = [];

/** What the person wants to be reminded of, today and in the next days. */
export function Reminders() {
  const { back, timeZone } = useScreen();
  const { user } = useSession("person");
  const now = useNow();
  const server = useReminders(now);
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Reminder | null>(null);
  const [tab, setTab] = useState<ReminderTab>("today");
  // What was just saved is to be seen.
  const show = (saved: Reminder) => setTab(tabOf(saved, now, timeZone));

  return (
    <Page
      title={words.title}
      onBack={back}
      actions={
        <>
          <PrintWeek userId={user.id} name={user.name} />
          <Button look="primary" icon={Plus} className={styles.add} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </>
      }
    >
      <LastKnown reading={server.reading} loading={words.loading} failed={words.failed}>
        {(lists) => (
          <Lists {...{ now, server, lists, tab }} onTab={setTab} onChange={setChanging} />
        )}
      </LastKnown>
      {adding && (
        <NewReminderDialog
          keptAs="reminder"
          create={server.create}
          onCreated={show}
          onClose={() => setAdding(false)}
        />
      )}
      {changing && (
        <ChangeReminderDialog
          reminder={changing}
          change={server.change}
          onChanged={show}
          onClose={() => setChanging(null)}
        />
      )}
    </Page>
  );
}

interface ListsProps {
  now: Date;
  server: ReturnType<typeof useReminders>;
  lists: ReminderLists;
  tab: ReminderTab;
  onTab: (tab: ReminderTab) => void;
  onChange: (reminder: Reminder) => void;
}

function Lists({ now, server, lists, tab, onTab, onChange }: ListsProps) {
  const { timeZone } = useScreen();
  const section = useRef<HTMLElement>(null);
  // The row that had the focus no longer exists.
  const { touched, toggle, remove } = useReminderActions(server, () => section.current?.focus());
  const tabs = useMemo(
    () => tabsOf(lists, now, timeZone, touched),
    [lists, now, timeZone, touched],
  );
  const shown = tab === "today" ? tabs.today : tabs.later;
  useRemindersViewed(shown.length > 0 ? shown : NONE, isoDay(now, timeZone));
  return (
    <section ref={section} tabIndex={-1} className={styles.lists} aria-label={words.title}>
      {isNextPaused(lists, now) && <PausedCard />}
      <ReminderBoard
        tabs={tabs}
        current={lists.current}
        now={now}
        timeZone={timeZone}
        words={words}
        tab={tab}
        onTab={onTab}
        onChange={onChange}
        onToggle={(reminder) => void toggle(reminder)}
        onDelete={(reminder) => void remove(reminder)}
      />
    </section>
  );
}
