import type { LucideIcon } from "lucide-react";
import { OneFieldForm } from "../form/one-field-form.tsx";
import type { OneField } from "../form/use-one-field.ts";
import { text } from "../text.ts";

const words = text.devices;

interface DeviceNameFormProps {
  of: OneField;
  icon: LucideIcon;
  submit: string;
  busyLabel: string;
}

/** What a device is to be called, if anything, and the button that authorises it. */
export function DeviceNameForm(props: DeviceNameFormProps) {
  return <OneFieldForm label={words.name} hint={words.nameHint} autoComplete="off" {...props} />;
}
