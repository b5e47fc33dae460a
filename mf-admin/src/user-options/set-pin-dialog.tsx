import { useScreen } from "@acompana/kit/area";
import { CheckField } from "@acompana/kit/ui";
import { useState } from "react";
import { checkPin, onlyPinDigits } from "../create-user/check-user.ts";
import { PinAdvice } from "../create-user/pin-advice.tsx";
import { pinDraft } from "../drafts.ts";
import { OneFieldForm } from "../form/one-field-form.tsx";
import { useOneField } from "../form/use-one-field.ts";
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
  const { Dialog, takesAnyPin = false } = useScreen();
  const setPin = useSetPin();
  const [isAgreed, setAgreed] = useState(false);
  const field = useOneField({
    name: "pin",
    draft: pinDraft,
    check: (pin) => checkPin(pin, { birthDate: user.birthDate, takesAny: takesAnyPin }),
    async send(pin) {
      await setPin(user.id, pin, isAgreed);
      onSaved();
    },
    failed: words.failed,
  });
  return (
    <Dialog
      title={words.title(user.name)}
      onClose={field.form.closing(onClose)}
      {...(user.hasPin && { description: words.line })}
    >
      <OneFieldForm
        of={field}
        label={words.field}
        hint={text.createUser.pinHint}
        inputMode="numeric"
        autoComplete="off"
        required
        clean={onlyPinDigits}
        submit={words.submit}
        busyLabel={words.busy}
      >
        <PinAdvice
          pin={field.form.typed.pin ?? ""}
          birthDate={user.birthDate}
          onUse={(pin) => field.form.change({ pin })}
        />
        <CheckField
          label={words.agreed}
          hint={words.agreedHint}
          checked={isAgreed}
          onValue={setAgreed}
        />
      </OneFieldForm>
    </Dialog>
  );
}
