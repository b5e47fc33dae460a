import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useScreen } from "../area/index.ts";
import { Button, VisuallyHidden } from "../ui/index.ts";
import { ChangeReminderDialog } from "./change-reminder-dialog.tsx";
import { NewReminderDialog } from "./new-reminder-dialog.tsx";
import { PrintWeek } from "./print-week.tsx";
import type { Reminder, ReminderLists } from "./reminder.ts";
import { ReminderBoard, type ReminderBoardProps } from "./reminder-board.tsx";
import { type KeptPlaces, placeOf, tabOf, tabsOf } from "./reminder-days.ts";
import type { ReminderTab } from "./reminder-tabs.tsx";
import { text } from "./reminders-text.ts";
import { useReminderActions } from "./use-reminder-actions.ts";
import type { useReminderWrites } from "./use-reminder-lists.ts";

interface PersonReminders {
  /** Whose they are; the name stands on the printed week. */
  person: { id: string; name: string };
  now: Date;
  server: ReturnType<typeof useReminderWrites>;
  words: ReminderBoardProps["words"];
  /** Under which name a new reminder that is typed waits in the browser. */
  keptAs: string;
  /** Whether a new one is asked for step by step. */
  isStepped?: boolean;
  /** Of the button that adds one. */
  addClass?: string | undefined;
  /** Of the button that prints the week. */
  printLook?: "secondary" | "quiet";
  /** Whether the view itself says why a call was refused. */
  isSaid?: (error: unknown) => boolean;
  /** Called with what stands under the open tab. */
  onShown?: (shown: readonly Reminder[]) => void;
}

/**
 * A person's reminders, for themselves or for a relative: the buttons that add one and print the
 * week, the lists under their tabs, and the dialogs. Where they stand is the screen's own.
 */
export function usePersonReminders(of: PersonReminders) {
  const { person, now, server, words, keptAs, addClass, printLook, isStepped, isSaid, onShown } =
    of;
  const { timeZone } = useScreen();
  const { status, kept, removed, toggle, remove } = useReminderActions(server, isSaid);
  const [opened, setOpened] = useState<Reminder | "new" | null>(null);
  const [tab, setTab] = useState<ReminderTab>("today");
  // What was just saved is to be seen.
  const show = (saved: Reminder) => setTab(tabOf(saved, now, timeZone));
  const close = () => setOpened(null);
  const { create, change } = server;

  const add = (
    <Button look="primary" icon={Plus} className={addClass} onClick={() => setOpened("new")}>
      {text.add}
    </Button>
  );
  const printWeek = <PrintWeek userId={person.id} name={person.name} look={printLook} />;
  const dialogs: ReactNode =
    opened === "new" ? (
      <NewReminderDialog {...{ keptAs, create, isStepped }} onCreated={show} onClose={close} />
    ) : (
      opened && (
        <ChangeReminderDialog reminder={opened} change={change} onChanged={show} onClose={close} />
      )
    );
  const board = (lists: ReminderLists) => (
    <>
      <Lists
        {...{ lists, now, timeZone, words, tab, kept, removed, onShown }}
        onTab={setTab}
        onToggle={(reminder) => void toggle(reminder, placeOf(reminder, now))}
        onChange={setOpened}
        onDelete={(reminder) => void remove(reminder)}
      />
      <VisuallyHidden as="p" role="status">
        {status.said}
        {status.isAgain && <span>{text.actions.pressAgain}</span>}
      </VisuallyHidden>
    </>
  );
  return { add, printWeek, board, dialogs };
}

interface ListsProps extends Omit<ReminderBoardProps, "tabs" | "current" | "kept"> {
  lists: ReminderLists;
  kept: KeptPlaces;
  removed: number;
  onShown: PersonReminders["onShown"];
}

function Lists({ lists, kept, removed, onShown, ...board }: ListsProps) {
  const { now, timeZone, tab } = board;
  const element = useRef<HTMLDivElement>(null);
  const tabs = useMemo(() => tabsOf(lists, now, timeZone, kept), [lists, now, timeZone, kept]);
  const shown = tab === "today" ? tabs.today : tabs.later;
  useEffect(() => onShown?.(shown), [shown, onShown]);
  // Deleting a row removes the element that has the focus. A list that others change moves nobody.
  useEffect(() => {
    if (removed > 0 && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [removed]);
  return (
    <div ref={element}>
      <ReminderBoard {...board} tabs={tabs} kept={kept} current={lists.current} />
    </div>
  );
}
