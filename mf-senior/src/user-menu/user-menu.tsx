import { useScreen, useSession } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { ActionCard, Button, Page } from "@acompana/kit/ui";
import {
  Bell,
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
import { useLastGame } from "./user-menu.resource.ts";

const words = text.userMenu;

/** The older person's home: six large cards, each with what is new there. */
export function UserMenu() {
  const { navigate, leave, timeZone } = useScreen();
  const { user } = useSession("person");
  const lastGame = useLastGame();
  const now = new Date();
  const played = lastGame === undefined ? words.loading : gamesLine(lastGame, now, timeZone);
  return (
    <div className={styles.home}>
      <Page
        title={words.hello(firstName(user.name))}
        line={words.question}
        actions={
          <>
            <Button className={styles.tool} icon={Bell} onClick={() => navigate("reminders")}>
              {words.notices}
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
            line={remindersLine(0)}
            onPress={() => navigate("reminders")}
          />
          <ActionCard
            icon={Puzzle}
            tone="accent"
            title={words.games}
            line={played}
            onPress={() => navigate("games-menu")}
          />
          <ActionCard
            icon={Images}
            title={words.gallery}
            line={galleryLine(0)}
            onPress={() => navigate("gallery")}
          />
          <ActionCard
            icon={MessagesSquare}
            tone="accent"
            title={words.chat}
            line={chatLine(null, now, timeZone)}
            onPress={() => navigate("chat")}
          />
          <ActionCard
            icon={ChartColumn}
            title={words.activity}
            line={activityLine(0)}
            onPress={() => navigate("metrics")}
          />
          <ActionCard
            icon={Mail}
            tone="accent"
            title={words.messages}
            line={messagesLine([])}
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
