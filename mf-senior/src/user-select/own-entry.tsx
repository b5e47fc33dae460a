import { useScreen } from "@acompana/kit/area";
import { calledName } from "@acompana/kit/format";
import { Avatar, Button } from "@acompana/kit/ui";
import { LogIn } from "lucide-react";
import { userSelectText } from "../text/entry.ts";
import styles from "./own-entry.module.css";
import type { SelectableUser } from "./user-select.resource.ts";

const words = userSelectText.own;

interface OwnEntryProps {
  user: SelectableUser;
  /** Whether they are being let in. */
  entering: boolean;
  onEnter: () => void;
}

/** The one large button of a device that is one person's alone. */
export function OwnEntry({ user, entering, onEnter }: OwnEntryProps) {
  const { navigate } = useScreen();
  const label = words.enter(calledName(user));
  return (
    <div className={styles.entry}>
      <Avatar name={user.name} photo={user.photo} size={128} />
      <Button
        look="primary"
        wide
        icon={LogIn}
        className={styles.enter ?? ""}
        aria-disabled={entering}
        onClick={onEnter}
      >
        {entering ? userSelectText.entering : label}
      </Button>
      <Button look="quiet" onClick={() => navigate("main-select")}>
        {words.other}
      </Button>
    </div>
  );
}
