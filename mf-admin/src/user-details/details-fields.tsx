import type { FormHandle } from "@acompana/kit/form";
import { TextField } from "@acompana/kit/ui";
import { text } from "../text.ts";

const words = text.details;

/** What the town hall writes down of a person, as it is typed. */
export const EMPTY_DETAILS = {
  name: "",
  surnames: "",
  preferredName: "",
  email: "",
  phone: "",
  address: "",
  birthDate: "",
  emergencyName: "",
  emergencyPhone: "",
};
export type Details = typeof EMPTY_DETAILS;

interface DetailsFieldsProps {
  /** A form that has these fields; it may have others. */
  form: Pick<FormHandle<Details>, "text">;
}

/** The fields of a person's details, where a person is created and where they are changed. */
export function DetailsFields({ form }: DetailsFieldsProps) {
  // The browser would offer the administrator's own data: these are somebody else's.
  const field = (name: keyof Details) => ({ autoComplete: "off", ...form.text(name) });
  return (
    <>
      <TextField label={text.fields.name} required {...field("name")} />
      <TextField label={words.surnames} hint={words.surnamesHint} {...field("surnames")} />
      <TextField
        label={words.preferredName}
        hint={words.preferredNameHint}
        {...field("preferredName")}
      />
      <TextField label={words.phone} type="tel" {...field("phone")} />
      <TextField label={words.address} {...field("address")} />
      <TextField label={words.email} type="email" {...field("email")} />
      <TextField label={words.birthDate} type="date" {...field("birthDate")} />
      <TextField
        label={words.emergencyName}
        hint={words.emergencyHint}
        {...field("emergencyName")}
      />
      <TextField label={words.emergencyPhone} type="tel" {...field("emergencyPhone")} />
    </>
  );
}
