import { useScreen } from "@acompana/kit/area";
import { checkPin, onlyPinDigits } from "../create-user/check-user.ts";
import { OneFieldForm } from "../form/one-field-form.tsx";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import { useSetPin } from "./set-pin.resource.ts";

const words = text.pin;

interface SetPinDialogProps {
  user: User;
  onSaved: () => void;
  onClose: () => void;
}

/** Gives a person a new PIN. */
export function SetPinDialog({ user, onSaved, onClose }: SetPinDialogProps) {
  const { Dialog } = useScreen();
  const setPin = useSetPin();
  return (
    <Dialog
      title={words.title(user.name)}
      onClose={onClose}
      {...(user.hasPin && { description: words.line })}
    >
      <OneFieldForm
        name="pin"
        label={words.field}
        hint={text.createUser.pinHint}
        inputMode="numeric"
        autoComplete="off"
        required
        clean={onlyPinDigits}
        check={checkPin}
        send={async (pin) => {
          await setPin(user.id, pin);
          onSaved();
        }}
        submit={words.submit}
        busyLabel={words.busy}
        failed={words.failed}
      />
    </Dialog>
  );
}
