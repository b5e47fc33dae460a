import { useScreen, useSession } from "@acompana/kit/area";
import { skyAt } from "@acompana/kit/drawing";
import { calledName, clockTime, firstName } from "@acompana/kit/format";
import { type Reading, ReadingNote, readingText, summary } from "@acompana/kit/reading";
import { type Pending, pendingInWords, useNow } from "@acompana/kit/reminders";
import { Avatar, Badge, Page } from "@acompana/kit/ui";
import { BellRing } from "lucide-react";
import { lazy, type ReactNode } from "react";
import type { screens } from "../../area.json";
import { type SupportMessage, useMessageList } from "../support-messages/message-list.resource.ts";
import { homeSlotsText, userMenuText } from "../text/home.ts";
import { HomeCards, type News } from "./home-cards.tsx";
import { HomeLine } from "./home-line.tsx";
import { activityLine, chatLine, galleryLine, gamesLine, messagesLine } from "./home-lines.ts";
import { HomeSlots } from "./home-slots.tsx";
import { HomeTools, NoticesButton } from "./home-tools.tsx";
import { LostNotices } from "./lost-notices.tsx";
import { PhotoPlace } from "./photo-place.tsx";
import { TodayStrip } from "./today-strip.tsx";
import styles from "./user-menu.module.css";
import {
  type Home,
  useCurrentReminders,
  useHome,
  useKnownUpcoming,
  usePendingReminders,
} from "./user-menu.resource.ts";

const words = userMenuText;

/** A greeting by a name of more letters has two lines on a low tablet. */
const LONG_NAME = 16;

/** Fetched only when there is something to show. */
const HomeNotices = lazy(() =>
  import("../home-notices/home-notices.tsx").then(
    (module) => ({ default: module.HomeNotices }),
    (error: unknown) => {
      reportError(error);
      const Lost: typeof import("../home-notices/home-notices.tsx").HomeNotices = ({
        whenDrawn,
      }) => (
        <>
          <LostNotices error={error} />
          {whenDrawn}
        </>
      );
      return { default: Lost };
    },
  ),
);

/** The card's line; or that it is still being read, or could not be. */
function lineOf<Fact>(
  { data, error, busy }: Reading<Fact>,
  line: (fact: Fact) => ReactNode,
): ReactNode {
  if (data !== undefined) return line(data);
  return error === undefined || busy ? words.loading : readingText.unknown;
}

const timeOf = (instant: string | null): Date | null => (instant ? new Date(instant) : null);

interface Readings {
  home: Reading<Home>;
  pending: Reading<Pending>;
  messages: Reading<SupportMessage[]>;
}

/**
 * What stands on this area's own cards, by their screen, and on the card that asks for `lastGame`.
 */
function newsOf({ home, pending, messages }: Readings, now: Date, timeZone: string) {
  const unread = messages.data?.filter(({ seen }) => !seen) ?? [];
  return {
    reminders: { line: lineOf(pending, pendingInWords) },
    lastGame: {
      line: lineOf(home, ({ lastGameAt }) => gamesLine(timeOf(lastGameAt), now, timeZone)),
    },
    gallery: { line: lineOf(home, ({ keptFiles }) => galleryLine(keptFiles)) },
    chat: {
      line: lineOf(home, ({ lastChatAt }) => chatLine(timeOf(lastChatAt), now, timeZone)),
    },
    metrics: { line: lineOf(home, ({ activeDays }) => activityLine(activeDays)) },
    "support-messages": {
      line: lineOf(messages, (all) => (
        <>
          <WhoWrote unread={unread} />
          <span>{messagesLine(all)}</span>
        </>
      )),
      picture: unread[0] && <Avatar name={unread[0].from.name} photo={null} size={64} />,
      badge: unread.length > 0 && (
        <Badge tone="alert" icon={BellRing}>
          {words.unread}
        </Badge>
      ),
    },
  } satisfies Partial<Record<keyof typeof screens | "lastGame", News>>;
}

/** People first, counts second. */
function WhoWrote({ unread }: { unread: readonly SupportMessage[] }) {
  const names = [...new Set(unread.map(({ from }) => firstName(from.name)))];
  if (names.length === 0) return null;
  return (
    <>
      <strong className={styles.who}>
        <span>{homeSlotsText.wrote(names)}</span>
      </strong>{" "}
    </>
  );
}

/** The older person's home: the hour and what waits or comes next, a large card a place to go. */
export function UserMenu() {
  const { timeZone } = useScreen();
  const { user, guessedAt, enteredBy } = useSession("person");
  const now = useNow();
  const list = useCurrentReminders();
  const upcoming = useKnownUpcoming().data;
  const home = useHome();
  const pending = usePendingReminders(home, list, now);
  const messages = useMessageList();
  const readings = [list, home, messages];
  const state = summary(readings);
  const hasNotices =
    home.data !== undefined &&
    // A portal of an earlier release knows no announcements.
    (home.data.announcements?.length > 0 ||
      (!enteredBy &&
        Boolean(
          guessedAt ||
            home.data.isPaused ||
            home.data.offersPin ||
            home.data.waitingConsents.length ||
            home.data.consentQuestions?.length,
        )));
  const name = calledName(user);
  const sky = skyAt(Number.parseInt(clockTime(now.toISOString(), timeZone), 10));
  return (
    <div className={`${styles.home} ${name.length > LONG_NAME ? styles.longName : ""}`}>
      <Page
        title={words.hello(name)}
        line={<HomeLine />}
        picture={<Avatar name={user.name} photo={user.photo} size={64} />}
        actions={<NoticesButton due={list.data && pending.data?.today} />}
        isShort
      >
        <HomeSlots
          today={
            <TodayStrip
              now={now}
              sky={sky}
              current={list.data}
              upcoming={upcoming}
              note={
                state.error !== undefined && (
                  <ReadingNote
                    reading={state}
                    isKnown={readings.some(({ data }) => data !== undefined)}
                  />
                )
              }
            />
          }
          cards={<HomeCards news={newsOf({ home, pending, messages }, now, timeZone)} />}
          photo={
            // Whoever entered with her PIN is no family.
            <PhotoPlace messages={enteredBy ? null : home.data && messages.data} sky={sky} />
          }
          notices={
            hasNotices &&
            ((whenDrawn) => <HomeNotices news={home.data as Home} whenDrawn={whenDrawn} />)
          }
          isKnown={(home.data ?? home.error) !== undefined}
          tools={<HomeTools />}
        />
      </Page>
    </div>
  );
}
