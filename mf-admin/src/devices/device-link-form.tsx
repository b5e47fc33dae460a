import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { Button, TextField } from "@acompana/kit/ui";
import { QrCode as QrIcon } from "lucide-react";
import { useState } from "react";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { LinkCard } from "../link-card/link-card.tsx";
import { text } from "../text.ts";
import { type DeviceLink, deviceFailure, useCreateDeviceLink } from "./devices.resource.ts";
import { QrCode } from "./qr-code.tsx";

const words = text.devices;

/** Makes the link and the QR code that authorise a device which stands elsewhere. */
export function DeviceLinkForm() {
  const { timeZone } = useScreen();
  const create = useCreateDeviceLink();
  const [name, setName] = useState("");
  const [made, setMade] = useState<DeviceLink | null>(null);
  const { form, busy, errors, submit } = useForm<"name">({
    check: () => null,
    async send() {
      try {
        setMade(await create(name));
        setName("");
        return null;
      } catch (error) {
        return deviceFailure(error, words.createFailed);
      }
    },
  });

  return (
    <>
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          value={name}
          onValue={setName}
          error={errors.name}
        />
        <Button type="submit" look="primary" icon={QrIcon} wide disabled={busy}>
          {busy ? words.creating : words.create}
        </Button>
      </form>
      {made && (
        <LinkCard url={made.url} line={words.until(clockTime(made.expiresAt, timeZone))}>
          <QrCode value={made.url} label={text.link.qr} />
        </LinkCard>
      )}
    </>
  );
}
