import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { QrCode as QrIcon } from "lucide-react";
import { useState } from "react";
import { deviceLinkDraft } from "../drafts.ts";
import { LinkCard } from "../link-card/link-card.tsx";
import { text } from "../text.ts";
import { DeviceForm } from "./device-form.tsx";
import { type DeviceLink, useCreateDeviceLink } from "./devices.resource.ts";
import { QrCode } from "./qr-code.tsx";
import { useDeviceForm } from "./use-device-form.ts";

const words = text.devices;

/** Makes the link and the QR code that authorise a device which stands elsewhere. */
export function DeviceLinkForm() {
  const { timeZone } = useScreen();
  const create = useCreateDeviceLink();
  const [made, setMade] = useState<DeviceLink | null>(null);
  const [making, setMaking] = useState(false);
  const form = useDeviceForm({
    draft: deviceLinkDraft,
    async send(device) {
      setMaking(true);
      try {
        setMade(await create(device));
      } finally {
        setMaking(false);
      }
    },
    failed: words.createFailed,
  });

  return (
    <>
      <DeviceForm form={form} icon={QrIcon} submit={words.create} busyLabel={words.creating} />
      {(made || making) && (
        <LinkCard
          url={made?.url ?? null}
          line={made ? words.until(clockTime(made.expiresAt, timeZone)) : ""}
        >
          <QrCode value={made?.url ?? ""} label={text.link.qr} />
        </LinkCard>
      )}
    </>
  );
}
