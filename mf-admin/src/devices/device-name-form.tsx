import type { LucideIcon } from "lucide-react";
import { OneFieldForm } from "../form/one-field-form.tsx";
import { text } from "../text.ts";

const words = text.devices;

interface DeviceNameFormProps {
  icon: LucideIcon;
  submit: string;
  busyLabel: string;
  failed: string;
  send: (name: string) => Promise<void>;
}

/** What a device is to be called, if anything, and the button that authorises it. */
export function DeviceNameForm(props: DeviceNameFormProps) {
  return (
    <OneFieldForm
      name="name"
      label={words.name}
      hint={words.nameHint}
      autoComplete="off"
      {...props}
    />
  );
}
