import { useScreen } from "@acompana/kit/area";
import { Button, VisuallyHidden } from "@acompana/kit/ui";
import { Bell, BellRing, LogOut, Settings } from "lucide-react";
import { userMenuText } from "../text/home.ts";
import styles from "./user-menu.module.css";

const words = userMenuText;

/**
 * Notices, settings and the way out. The bell's number is the one of the reminders' card: it stands
 * there when something of it is due today.
 */
export function HomeTools({ due = 0 }: { due?: number | undefined }) {
  const { navigate, leave } = useScreen();
  return (
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
            <VisuallyHidden>{words.pending(due)}</VisuallyHidden>
          </>
        )}
      </Button>
      <Button className={styles.tool} icon={Settings} onClick={() => navigate("settings")}>
        {words.settings}
      </Button>
      <Button className={styles.tool} icon={LogOut} onClick={() => void leave()}>
        {words.leave}
      </Button>
    </>
  );
}
