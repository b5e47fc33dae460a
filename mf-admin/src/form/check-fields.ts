import { changeUserLimits, createFirstAdministratorLimits } from "@acompana/kit/api";
import { text } from "../text.ts";

// The server's own rules, from the contract.
const EMAIL = new RegExp(createFirstAdministratorLimits.email.pattern);
const PHONE = new RegExp(changeUserLimits.phone.pattern);

export const checkName = (name: string): string | undefined =>
  name.trim() ? undefined : text.fields.nameMissing;

export function checkEmail(email: string): string | undefined {
  if (!email.trim()) return text.fields.emailMissing;
  return EMAIL.test(email.trim().normalize("NFC")) ? undefined : text.fields.emailWrong;
}

/** Of a telephone that may be missing. */
export const checkPhone = (phone: string): string | undefined =>
  !phone.trim() || PHONE.test(phone.trim()) ? undefined : text.fields.phoneWrong;
