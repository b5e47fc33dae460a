import { useScreen, useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { ActionCard, Badge, Button, Page, Unseen } from "@acompana/kit/ui";
import {
  Bell,
  BellRing,
  CalendarCheck,
  ChartColumn,
  Images,
  LogOut,
  Mail,
  MessagesSquare,
  Puzzle,
  Settings,
} from "lucide-react";
import { text } from "../text.ts";
import {
  activityLine,
  chatLine,
  galleryLine,
  gamesLine,
  messagesLine,
  remindersLine,
} from "./home-lines.ts";
import styles from "./user-menu.module.css";
import {
  useActiveDays,
  useDueReminders,
  useKeptFiles,
  useLastChat,
  useLastGame,
  useMessages,
  usePendingReminders,
} from "./user-menu.resource.ts";

const words = text.userMenu;

/** The card's line, or that it is still being read. */
const told = <Fact,>(fact: Fact | undefined, line: (fact: Fact) => string) =>
  fact === undefined ? words.loading : line(fact);

/** The older person's home: six large cards, each with what is new there. */
export function UserMenu() {
  const { navigate, leave, timeZone } = useScreen();
  const { user } = useSession("person");
  const due = useDueReminders() ?? 0;
  const pending = usePendingReminders();
  const lastGame = useLastGame();
  const files = useKeptFiles();
  const lastChat = useLastChat();
  const activeDays = useActiveDays();
  const messages = useMessages();
  const now = new Date();
  return (
    <div className={styles.home}>
      <Page
        title={words.hello(firstName(user.name))}
        line={words.question}
        actions={
          <>
            <Button
              className={styles.tool}
              icon={due > 0 ? BellRing : Bell}
              onClick={() => navigate("reminders")}
            >
              {words.notices}
              {due > 0 && (
                <>
                  <span className={styles.count}> {due} </span>
                  <Unseen>{words.due(due)}</Unseen>
                </>
              )}
            </Button>
            <Button className={styles.tool} icon={Settings} onClick={() => navigate("settings")}>
              {words.settings}
            </Button>
          </>
        }
      >
        <div className={styles.cards}>
          <ActionCard
            icon={CalendarCheck}
            title={words.reminders}
            line={told(pending, remindersLine)}
            onPress={() => navigate("reminders")}
          />
          <ActionCard
            icon={Puzzle}
            tone="accent"
            title={words.games}
            line={told(lastGame, (last) => gamesLine(last, now, timeZone))}
            onPress={() => navigate("games-menu")}
          />
          <ActionCard
            icon={Images}
            title={words.gallery}
            line={told(files, galleryLine)}
            onPress={() => navigate("gallery")}
          />
          <ActionCard
            icon={MessagesSquare}
            tone="accent"
            title={words.chat}
            line={told(lastChat, (last) => chatLine(last, now, timeZone))}
            onPress={() => navigate("chat")}
          />
          <ActionCard
            icon={ChartColumn}
            title={words.activity}
            line={told(activeDays, activityLine)}
            onPress={() => navigate("metrics")}
          />
          <ActionCard
            icon={Mail}
            tone="accent"
            title={words.messages}
            line={told(messages, messagesLine)}
            badge={
              messages?.some(({ seen }) => !seen) && (
                <Badge tone="alert" icon={BellRing}>
                  {words.unseen}
                </Badge>
              )
            }
            onPress={() => navigate("support-messages")}
          />
        </div>
        <Button className={styles.leave} icon={LogOut} onClick={() => void leave()}>
          {words.leave}
        </Button>
      </Page>
    </div>
  );
}
