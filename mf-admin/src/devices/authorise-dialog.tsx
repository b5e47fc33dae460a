import { useScreen } from "@acompana/kit/area";
import { SoundTrial, soundTrialOffer } from "@acompana/kit/ring";
import { TabletSmartphone } from "lucide-react";
import { useState } from "react";
import { authoriseDraft } from "../drafts.ts";
import { text } from "../text.ts";
import { DeviceForm } from "./device-form.tsx";
import { useAuthoriseDevice, useRenewDevices } from "./devices.resource.ts";
import { useDeviceForm } from "./use-device-form.ts";

const words = text.devices;

interface AuthoriseDialogProps {
  onClose: () => void;
}

/**
 * Authorises the device in front of the administrator, and offers to try at once whether it is
 * heard.
 */
export function AuthoriseDialog({ onClose }: AuthoriseDialogProps) {
  const { Dialog, notify } = useScreen();
  const authorise = useAuthoriseDevice();
  const renew = useRenewDevices();
  const [step, setStep] = useState<"form" | "offer" | "trial">("form");
  const form = useDeviceForm({
    draft: authoriseDraft,
    async send(device) {
      await authorise(device);
      setStep("offer");
      void offer();
    },
    failed: words.authoriseFailed,
  });

  async function offer() {
    if (await notify.confirm({ title: words.authorised, ...soundTrialOffer })) setStep("trial");
    else onClose();
  }

  if (step === "offer") return null;
  if (step === "trial") return <SoundTrial onKept={renew} onClose={onClose} />;
  return (
    <Dialog
      title={text.dashboard.authoriseThis}
      description={words.authoriseLine}
      onClose={form.closing(onClose)}
    >
      <DeviceForm
        form={form}
        icon={TabletSmartphone}
        submit={words.authorise}
        busyLabel={words.authorising}
      />
    </Dialog>
  );
}
