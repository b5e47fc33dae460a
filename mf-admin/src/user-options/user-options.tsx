import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { ActionCard } from "@acompana/kit/ui";
import {
  CirclePause,
  Eye,
  Handshake,
  IdCard,
  KeyRound,
  LockOpen,
  NotebookText,
  Printer,
} from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import { useSetPin } from "./set-pin.resource.ts";
import styles from "./user-options.module.css";

const words = text.pin;

interface UserOptionsProps {
  user: User;
  onRecord: () => void;
  onDetails: () => void;
  onPause: () => void;
  onSetPin: () => void;
  onConsents: () => void;
  onPinDropped: () => void;
  onSheet: () => void;
  onAudit: () => void;
  onClose: () => void;
}

/** What an administrator does for a person now and then. */
export function UserOptions(props: UserOptionsProps) {
  const {
    user,
    onRecord,
    onDetails,
    onPause,
    onSetPin,
    onConsents,
    onPinDropped,
    onSheet,
    onAudit,
    onClose,
  } = props;
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
    try {
      await setPin(user.id, "");
      onPinDropped();
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.failed);
    }
  }

  return (
    <Dialog title={user.name} onClose={onClose}>
      <div className={styles.cards}>
        <ActionCard
          icon={NotebookText}
          title={text.record.open}
          line={text.record.openLine}
          onPress={onRecord}
        />
        <ActionCard
          icon={IdCard}
          title={text.details.open}
          line={text.details.openLine}
          onPress={onDetails}
        />
        <ActionCard
          icon={KeyRound}
          title={user.hasPin ? words.open : words.openNone}
          line={user.hasPin ? words.openLine : words.openNoneLine}
          onPress={onSetPin}
        />
        {user.hasPin && (
          <ActionCard
            icon={LockOpen}
            title={words.drop}
            line={words.dropLine}
            onPress={() => void once(dropPin)}
          />
        )}
        {user.isActive && (
          <ActionCard
            icon={Printer}
            title={text.sheets.open}
            line={text.sheets.openLine}
            onPress={onSheet}
          />
        )}
        <ActionCard
          icon={Handshake}
          title={text.consents.open}
          line={text.consents.openLine}
          onPress={onConsents}
        />
        <ActionCard
          icon={CirclePause}
          title={text.pause.open}
          line={text.pause.openLine}
          onPress={onPause}
        />
        <ActionCard
          icon={Eye}
          title={text.audit.open}
          line={text.audit.openLine}
          onPress={onAudit}
        />
      </div>
    </Dialog>
  );
}
