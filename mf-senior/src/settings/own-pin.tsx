import { useScreen, useSession } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ChoosePinDialog } from "../choose-pin/choose-pin-dialog.tsx";
import { choosePinText, homeNoticesText } from "../text/home-notices.ts";
import styles from "./settings.module.css";

/**
 * The way to a PIN of one's own. An administrator in this home has none to choose; a first one is
 * the town hall's, or chosen on a device of one's own.
 */
export function OwnPin() {
  const { refreshSession } = useScreen();
  const { user, enteredBy, isOnOwnDevice } = useSession("person");
  const [isOpen, setOpen] = useState(false);
  if (enteredBy || !(user.hasPin || isOnOwnDevice)) return null;
  return (
    <>
      <Button icon={KeyRound} wide onClick={() => setOpen(true)}>
        {choosePinText.change}
      </Button>
      {isOpen && (
        <ChoosePinDialog
          asksOld={user.hasPin === true}
          onChosen={() => void refreshSession()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface OwnPinOfferProps {
  /** Why one would choose one. */
  sentence: string;
  onChosen: () => void;
}

/** Beside a consent that somebody else may have given; nothing where none can be chosen here. */
export function OwnPinOffer({ sentence, onChosen }: OwnPinOfferProps) {
  const { refreshSession } = useScreen();
  const { user, enteredBy, isOnOwnDevice } = useSession("person");
  const [isOpen, setOpen] = useState(false);
  const chosen = () => {
    onChosen();
    void refreshSession();
  };
  if (enteredBy || (user.hasPin === false && !isOnOwnDevice)) return null;
  return (
    <div className={styles.offer}>
      <p>{sentence}</p>
      <Button wide icon={KeyRound} onClick={() => setOpen(true)}>
        {homeNoticesText.choose}
      </Button>
      {isOpen && (
        <ChoosePinDialog
          asksOld={user.hasPin !== false}
          onChosen={chosen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
