import { useScreen } from "@acompana/kit/area";
import { Button, TextField } from "@acompana/kit/ui";
import { useState } from "react";
import type { User } from "../admin-dashboard/admin-dashboard.resource.ts";
import { checkPin, onlyPinDigits } from "../create-user/check-user.ts";
import { onlyWrong } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { text } from "../text.ts";
import { pinFailure, useSetPin } from "./set-pin.resource.ts";

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
  const [pin, setTyped] = useState("");

  const { form, busy, errors, submit } = useForm<"pin">({
    check() {
      const fields = onlyWrong({ pin: checkPin(pin) });
      return fields && { fields };
    },
    async send() {
      try {
        await setPin(user.id, pin);
      } catch (error) {
        return pinFailure(error);
      }
      onSaved();
      return null;
    },
  });

  return (
    <Dialog
      title={words.title(user.name)}
      onClose={onClose}
      {...(user.hasPin && { description: words.line })}
    >
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.field}
          hint={text.createUser.pinHint}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onValue={(typed) => setTyped(onlyPinDigits(typed))}
          error={errors.pin}
          required
        />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
