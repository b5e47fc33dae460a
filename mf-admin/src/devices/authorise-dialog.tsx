import { useScreen } from "@acompana/kit/area";
import { Button, TextField } from "@acompana/kit/ui";
import { TabletSmartphone } from "lucide-react";
import { useState } from "react";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { text } from "../text.ts";
import { deviceFailure, useAuthoriseDevice } from "./devices.resource.ts";

const words = text.devices;

interface AuthoriseDialogProps {
  onAuthorised: () => void;
  onClose: () => void;
}

/** Authorises the device in front of the administrator. */
export function AuthoriseDialog({ onAuthorised, onClose }: AuthoriseDialogProps) {
  const { Dialog } = useScreen();
  const authorise = useAuthoriseDevice();
  const [name, setName] = useState("");
  const { form, busy, errors, submit } = useForm<"name">({
    check: () => null,
    async send() {
      try {
        await authorise(name);
      } catch (error) {
        return deviceFailure(error, words.authoriseFailed);
      }
      onAuthorised();
      return null;
    },
  });

  return (
    <Dialog
      title={text.dashboard.authoriseThis}
      description={words.authoriseLine}
      onClose={onClose}
    >
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          value={name}
          onValue={setName}
          error={errors.name}
        />
        <Button type="submit" look="primary" icon={TabletSmartphone} wide disabled={busy}>
          {busy ? words.authorising : words.authorise}
        </Button>
      </form>
    </Dialog>
  );
}
