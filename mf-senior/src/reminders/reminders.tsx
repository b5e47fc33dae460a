import { useScreen, useSession } from "@acompana/kit/area";
import { Bell, WallCalendar } from "@acompana/kit/drawing";
import { EmptyCard } from "@acompana/kit/empty-card";
import { LastKnown } from "@acompana/kit/reading";
import {
  countPending,
  countReminders,
  pendingInWords,
  type ReminderLists,
  tabsOf,
  useNow,
  usePersonReminders,
} from "@acompana/kit/reminders";
import { Page } from "@acompana/kit/ui";
import { remindersText } from "../text/reminders.ts";
import { isNextPaused, PausedCard } from "./paused-card.tsx";
import styles from "./reminders.module.css";
import { useReminders, useRemindersViewed } from "./reminders.resource.ts";

const words = remindersText;

const { today, upcoming } = words;
/** What stands under the tabs. */
const tabs = {
  overdue: words.overdue,
  today: {
    ...today,
    empty: <EmptyCard hue="reminders" drawing={<Bell />} {...today.empty} />,
  },
  upcoming: {
    ...upcoming,
    empty: <EmptyCard hue="reminders" drawing={<WallCalendar />} {...upcoming.empty} />,
  },
};

/** What the person wants to be reminded of, today and in the next days. */
export function Reminders() {
  const { back, timeZone } = useScreen();
  const { user } = useSession("person");
  const now = useNow();
  const { reading, ...server } = useReminders(now);
  const { add, printWeek, board, dialogs } = usePersonReminders({
    ...{ person: user, now, server, words: tabs },
    keptAs: "reminder",
    isStepped: true,
    addClass: styles.add,
    printLook: "quiet",
    onShown: useRemindersViewed(now),
  });
  return (
    <Page title={words.title} onBack={back} actions={add} isShort>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(lists) => (
          <section className={styles.lists} aria-label={words.title}>
            {isNextPaused(lists, now) && <PausedCard />}
            {board(lists)}
            <div className={styles.foot}>
              {(lists.current.length > 0 || lists.upcoming.length > 0) && (
                <p>{countedIn(lists, now, timeZone)}</p>
              )}
              {printWeek}
            </div>
          </section>
        )}
      </LastKnown>
      {dialogs}
    </Page>
  );
}

/** How many wait, as on the home, and whether the lists have some of them twice. */
function countedIn(lists: ReminderLists, now: Date, timeZone: string): string {
  const { current } = lists;
  const tabs = tabsOf(lists, now, timeZone);
  const { isRepeated } = countReminders(tabs, current, now, timeZone);
  return words.counted(pendingInWords(countPending(current, now, timeZone)), isRepeated);
}
