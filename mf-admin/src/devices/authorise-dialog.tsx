import { useScreen } from "@acompana/kit/area";
import { TabletSmartphone } from "lucide-react";
import { text } from "../text.ts";
import { DeviceNameForm } from "./device-name-form.tsx";
import { useAuthoriseDevice } from "./devices.resource.ts";

const words = text.devices;

interface AuthoriseDialogProps {
  onAuthorised: () => void;
  onClose: () => void;
}

/** Authorises the device in front of the administrator. */
export function AuthoriseDialog({ onAuthorised, onClose }: AuthoriseDialogProps) {
  const { Dialog } = useScreen();
  const authorise = useAuthoriseDevice();
  return (
    <Dialog
      title={text.dashboard.authoriseThis}
      description={words.authoriseLine}
      onClose={onClose}
    >
      <DeviceNameForm
        icon={TabletSmartphone}
        submit={words.authorise}
        busyLabel={words.authorising}
        failed={words.authoriseFailed}
        send={async (name) => {
          await authorise(name);
          onAuthorised();
        }}
      />
    </Dialog>
  );
}
