import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { ActionCard } from "@acompana/kit/ui";
import { Eye, IdCard, KeyRound, LockOpen } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import { useSetPin } from "./set-pin.resource.ts";
import styles from "./user-options.module.css";

const words = text.pin;

interface UserOptionsProps {
  user: User;
  onDetails: () => void;
  onSetPin: () => void;
  onPinDropped: () => void;
  onAudit: () => void;
  onClose: () => void;
}

/** What an administrator does for a person now and then. */
export function UserOptions(props: UserOptionsProps) {
  const { user, onDetails, onSetPin, onPinDropped, onAudit, onClose } = props;
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
