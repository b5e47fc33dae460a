import { useScreen } from "@acompana/kit/area";
import { TabletSmartphone } from "lucide-react";
import { authoriseDraft } from "../drafts.ts";
import { useOneField } from "../form/use-one-field.ts";
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
  const field = useOneField({
    name: "name",
    draft: authoriseDraft,
    async send(name) {
      await authorise(name);
      onAuthorised();
    },
    failed: words.authoriseFailed,
  });
  return (
    <Dialog
      title={text.dashboard.authoriseThis}
      description={words.authoriseLine}
      onClose={field.form.closing(onClose)}
    >
      <DeviceNameForm
        of={field}
        icon={TabletSmartphone}
        submit={words.authorise}
        busyLabel={words.authorising}
      />
    </Dialog>
  );
}
