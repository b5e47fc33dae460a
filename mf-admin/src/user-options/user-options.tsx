import { useScreen } from "@acompana/kit/area";
import { ActionCard } from "@acompana/kit/ui";
import {
  CirclePause,
  Eye,
  Handshake,
  IdCard,
  KeyRound,
  LockOpen,
  type LucideIcon,
  NotebookText,
  Printer,
} from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { mayEnter, type User } from "../user.ts";
import { auditView, recordView, sheetsView } from "../views.ts";
import { useSetPin } from "./set-pin.resource.ts";
import styles from "./user-options.module.css";

const words = text.pin;

/** The words of a card that opens something. */
interface Opening {
  open: string;
  openLine: string;
}

/** The dialogs of the dashboard that this one leads to. */
type OtherDialog = "details" | "set-pin" | "consents" | "pause";

interface UserOptionsProps {
  user: User;
  onDialog: (kind: OtherDialog) => void;
  /** Leads to a part of the dashboard. */
  onView: (view: string) => void;
  onPinDropped: () => void;
  onClose: () => void;
}

/** What an administrator does for a person now and then. */
export function UserOptions({ user, onDialog, onView, onPinDropped, onClose }: UserOptionsProps) {
  const { Dialog, notify } = useScreen();
  const setPin = useSetPin();
  const { once } = useOnce();

  async function dropPin() {
    const sure = await notify.confirm({
      title: words.dropTitle(user.name),
      message: words.dropWarning,
      confirm: words.drop,
      tone: "danger",
    });
    if (!sure) return;
    await setPin(user.id, "");
    onPinDropped();
  }

  const card = (icon: LucideIcon, { open, openLine }: Opening, onPress: () => void) => (
    <ActionCard icon={icon} title={open} line={openLine} onPress={onPress} />
  );
  const setPinWords = user.hasPin ? words : { open: words.openNone, openLine: words.openNoneLine };
  const dropWords = { open: words.drop, openLine: words.dropLine };
  return (
    <Dialog title={user.name} onClose={onClose}>
      <div className={styles.cards}>
        {card(NotebookText, text.record, () => onView(recordView(user)))}
        {card(IdCard, text.details, () => onDialog("details"))}
        {!user.isDeceased && card(KeyRound, setPinWords, () => onDialog("set-pin"))}
        {!user.isDeceased &&
          user.hasPin &&
          card(LockOpen, dropWords, () => void once(dropPin, words.failed))}
        {mayEnter(user) && card(Printer, text.sheets, () => onView(sheetsView(user)))}
        {card(Handshake, text.consents, () => onDialog("consents"))}
        {card(CirclePause, user.isDeceased ? text.pause.death : text.pause, () =>
          onDialog("pause"),
        )}
        {card(Eye, text.audit, () => onView(auditView(user)))}
      </div>
    </Dialog>
  );
}
