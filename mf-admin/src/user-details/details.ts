import { checkEmail, checkName, checkPhone } from "../form/check-fields.ts";
import { type Details, EMPTY_DETAILS } from "./details-fields.tsx";

type Detail = keyof Details;

const DETAILS = Object.keys(EMPTY_DETAILS) as Detail[];

const fromEach = (read: (name: Detail) => string): Details =>
  Object.fromEntries(DETAILS.map((name) => [name, read(name)])) as Details;

/** The details of a record as a form shows them. */
export const detailsOf = (record: { [D in Detail]?: string | null | undefined }): Details =>
  fromEach((name) => record[name] ?? "");

export const trimDetails = (typed: Details): Details => fromEach((name) => typed[name].trim());

/** The details that were changed, so that somebody else's change of another one stays. */
export function changesOf(before: Details, after: Details): Partial<Details> | null {
  const changed = DETAILS.filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** The sentence under each detail that is wrong. */
export const checkDetails = ({ name, email, phone, emergencyPhone }: Details) => ({
  name: checkName(name),
  phone: checkPhone(phone),
  emergencyPhone: checkPhone(emergencyPhone),
  email: email.trim() ? checkEmail(email) : undefined,
});
