import type { FormHandle } from "@acompana/kit/form";
import { CheckField, Choice, FormError, TextField } from "@acompana/kit/ui";
import { type LucideIcon, UserRound, UsersRound } from "lucide-react";
import { SubmitForm } from "../form/submit-form.tsx";
import { text } from "../text.ts";
import { OwnerField } from "./owner-field.tsx";
import type { DeviceFields } from "./use-device-form.ts";

const words = text.devices;

interface DeviceFormProps {
  form: FormHandle<DeviceFields>;
  icon: LucideIcon;
  submit: string;
  busyLabel: string;
}

/** What a device is to be called, whose it is, and the button that authorises it. */
export function DeviceForm({ form, ...button }: DeviceFormProps) {
  const { whose, ownerId, ownerName } = form.typed;
  return (
    <SubmitForm form={form} {...button}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        {...form.text("name")}
      />
      <Choice
        legend={words.whose}
        size="long"
        options={[
          { value: "all", label: words.whoseAll, icon: UsersRound },
          { value: "one", label: words.whoseOne, icon: UserRound },
        ]}
        value={whose}
        onValue={(value) => form.change({ whose: value })}
      />
      {whose === "one" && (
        <>
          <OwnerField
            owner={ownerId ? { id: ownerId, name: ownerName } : null}
            onOwner={({ id, name }) => {
              form.change({ ownerId: id, ownerName: name });
              form.clearError("ownerId");
            }}
          />
          <FormError message={form.errors.ownerId ?? null} />
          <CheckField
            label={words.withoutPin}
            hint={words.withoutPinHint}
            {...form.box("entersWithoutPin")}
          />
        </>
      )}
    </SubmitForm>
  );
}
