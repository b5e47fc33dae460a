import { useScreen } from "@acompana/kit/area";
import { TabletSmartphone } from "lucide-react";
import { authoriseDraft } from "../drafts.ts";
import { text } from "../text.ts";
import { DeviceForm } from "./device-form.tsx";
import { useAuthoriseDevice } from "./devices.resource.ts";
import { useDeviceForm } from "./use-device-form.ts";

const words = text.devices;

interface AuthoriseDialogProps {
  onAuthorised: () => void;
  onClose: () => void;
}

/** Authorises the device in front of the administrator. */
export function AuthoriseDialog({ onAuthorised, onClose }: AuthoriseDialogProps) {
  const { Dialog } = useScreen();
  const authorise = useAuthoriseDevice();
  const form = useDeviceForm({
    draft: authoriseDraft,
    async send(device) {
      await authorise(device);
      onAuthorised();
    },
    failed: words.authoriseFailed,
  });
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
