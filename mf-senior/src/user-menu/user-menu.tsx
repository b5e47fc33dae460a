import { useScreen, useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { type Reading, ReadingNote, readingText, summary } from "@acompana/kit/reading";
import { useNow } from "@acompana/kit/reminders";
import { Badge, Page } from "@acompana/kit/ui";
import { BellRing } from "lucide-react";
import { lazy, Suspense } from "react";
import { type SupportMessage, useMessageList } from "../support-messages/message-list.resource.ts";
import { userMenuText } from "../text/home.ts";
import { HomeCards } from "./home-cards.tsx";
import {
  activityLine,
  chatLine,
  galleryLine,
  gamesLine,
  messagesLine,
  remindersLine,
} from "./home-lines.ts";
import { NewMessagesLine, OverdueLine } from "./home-news.tsx";
import { isSomethingDue, nextOf, overdueOf } from "./home-reminders.ts";
import { HomeSlots } from "./home-slots.tsx";
import { HomeTools } from "./home-tools.tsx";
import { LostNotices } from "./lost-notices.tsx";
import { NowLine } from "./now-line.tsx";
import styles from "./user-menu.module.css";
import {
  type Home,
  useCurrentReminders,
  useHome,
  useKnownUpcoming,
  usePendingReminders,
} from "./user-menu.resource.ts";

const words = userMenuText;

/** Fetched only when there is something to show. */
const HomeNotices = lazy(() =>
  import("../home-notices/home-notices.tsx").then(
    (module) => ({ default: module.HomeNotices }),
    (error: unknown) => {
      reportError(error);
      return { default: () => <LostNotices error={error} /> };
    },
  ),
);

/** The card's line; or that it is still being read, or could not be. */
function lineOf<Fact>({ data, error, busy }: Reading<Fact>, line: (fact: Fact) => string): string {
  if (data !== undefined) return line(data);
  return error === undefined || busy ? words.loading : readingText.unknown;
}

const timeOf = (instant: string | null): Date | null => (instant ? new Date(instant) : null);

interface Readings {
  home: Reading<Home>;
  pending: Reading<number>;
  messages: Reading<SupportMessage[]>;
}

/** What stands on the cards, by the name under which a card asks for it. */
function newsOf({ home, pending, messages }: Readings, now: Date, timeZone: string) {
  return {
    pendingReminders: { line: lineOf(pending, remindersLine) },
    lastGame: {
      line: lineOf(home, ({ lastGameAt }) => gamesLine(timeOf(lastGameAt), now, timeZone)),
    },
    keptFiles: { line: lineOf(home, ({ keptFiles }) => galleryLine(keptFiles)) },
    lastChat: {
      line: lineOf(home, ({ lastChatAt }) => chatLine(timeOf(lastChatAt), now, timeZone)),
    },
    activeDays: { line: lineOf(home, ({ activeDays }) => activityLine(activeDays)) },
    supportMessages: {
      line: lineOf(messages, messagesLine),
      badge: messages.data?.some(({ seen }) => !seen) && (
        <Badge tone="alert" icon={BellRing}>
          {words.unread}
        </Badge>
      ),
    },
  };
}

/** The older person's home: what cannot wait, the hour, a large card for each place to go, and news. */
export function UserMenu() {
  const { timeZone } = useScreen();
  const { user, guessedAt, enteredBy } = useSession("person");
  const now = useNow();
  const list = useCurrentReminders();
  const upcoming = useKnownUpcoming().data;
  const home = useHome();
  const pending = usePendingReminders(home, list);
  const messages = useMessageList();
  const readings = [list, home, messages];
  const state = summary(readings);
  const unread = messages.data?.filter(({ seen }) => !seen) ?? [];
  const overdue = overdueOf(list.data ?? [], now);
  const hasNotices =
    home.data !== undefined &&
    // A portal of an earlier release knows no announcements.
    (home.data.announcements?.length > 0 ||
      (!enteredBy &&
        Boolean(
          guessedAt ||
            home.data.isPaused ||
            home.data.offersPin ||
            home.data.waitingConsents.length,
        )));
  const isDue = list.data !== undefined && isSomethingDue(list.data, now, timeZone);
  return (
    <div className={styles.home}>
      <Page
        title={words.hello(firstName(user.name))}
        line={words.question}
        actions={<HomeTools due={isDue ? pending.data : 0} />}
      >
        <HomeSlots
          urgent={
            state.error === undefined ? (
              overdue.length > 0 && <OverdueLine overdue={overdue} />
            ) : (
              <ReadingNote
                reading={state}
                isKnown={readings.some(({ data }) => data !== undefined)}
              />
            )
          }
          now={
            <NowLine
              now={now}
              next={list.data && (nextOf(list.data, upcoming, now, timeZone) ?? null)}
            />
          }
          cards={<HomeCards news={newsOf({ home, pending, messages }, now, timeZone)} />}
          strip={
            (unread.length > 0 || hasNotices) && (
              <>
                <NewMessagesLine unread={unread} />
                {hasNotices && (
                  <Suspense>
                    <HomeNotices news={home.data as Home} />
                  </Suspense>
                )}
              </>
            )
          }
        />
      </Page>
    </div>
  );
}
