import { checkEmail, checkName, onlyWrong } from "../form/check-fields.ts";
import { text } from "../text.ts";

const PIN_LENGTH = 4;

export const EMPTY_USER = {
  name: "",
  email: "",
  phone: "",
  birthDate: "",
  pin: "",
  familyConsent: false,
  municipalConsent: false,
  accepted: false,
};

export type TypedUser = typeof EMPTY_USER;

/** What is left of a typed or pasted PIN: its digits, four at most. */
export const onlyPinDigits = (typed: string): string =>
  typed.replace(/\D/g, "").slice(0, PIN_LENGTH);

export function checkPin(pin: string): string | undefined {
  if (!pin) return text.createUser.pinMissing;
  return pin.length === PIN_LENGTH ? undefined : text.createUser.pinWrong;
}

/** The sentences for whatever keeps this person from being created, or null. */
export const checkUser = (typed: TypedUser) =>
  onlyWrong({
    name: checkName(typed.name),
    pin: checkPin(typed.pin),
    email: typed.email.trim() ? checkEmail(typed.email) : undefined,
    accepted: typed.accepted ? undefined : text.createUser.termsMissing,
  });
