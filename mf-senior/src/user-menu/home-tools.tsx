import { useScreen, useSession } from "@acompana/kit/area";
import { Button, VisuallyHidden } from "@acompana/kit/ui";
import { Bell, BellRing, LogOut, Settings } from "lucide-react";
import { userMenuText } from "../text/home.ts";
import styles from "./user-menu.module.css";

const words = userMenuText;

/** The way to the reminders. Its number is of today, as the card says it. */
export function NoticesButton({ due = 0 }: { due?: number | undefined }) {
  const { navigate } = useScreen();
  return (
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
  );
}

/** Settings and the way out. */
export function HomeTools() {
  const { navigate, leave, notify } = useScreen();
  const { user, isOnOwnDevice } = useSession("person");
  const { title, message, withPin, confirm, cancel } = words.leaving;
  /** On a device that others use too, one slip of the finger would cost the PIN once more. */
  async function ask() {
    const question = { title, message: user.hasPin ? withPin : message, confirm, cancel };
    if (isOnOwnDevice || (await notify.confirm(question))) await leave();
  }
  return (
    <>
      <Button icon={Settings} onClick={() => navigate("settings")}>
        {words.settings}
      </Button>
      <Button icon={LogOut} onClick={() => void ask()}>
        {words.leave}
      </Button>
    </>
  );
}
