import { Form, type FormHandle } from "@acompana/kit/form";
import { Button, CheckField, Choice, FormError, TextField } from "@acompana/kit/ui";
import { type LucideIcon, UserRound, UsersRound } from "lucide-react";
import formStyles from "../form/form.module.css";
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
export function DeviceForm({ form, icon, submit, busyLabel }: DeviceFormProps) {
  const { whose, ownerId, ownerName } = form.typed;
  return (
    <Form form={form} className={formStyles.form}>
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
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide icon={icon} disabled={form.busy}>
        {form.busy ? busyLabel : submit}
      </Button>
    </Form>
  );
}
