import { createUserLimits } from "@acompana/kit/api";
import { wrongFields } from "@acompana/kit/form";
import { text } from "../text.ts";
import { checkDetails } from "../user-details/details.ts";
import { EMPTY_DETAILS } from "../user-details/details-fields.tsx";

const PIN_LENGTH = createUserLimits.pin.maxLength;

export const EMPTY_USER = {
  ...EMPTY_DETAILS,
  birthDate: "",
  pin: "",
  familyConsent: false,
  municipalConsent: false,
  accepted: false,
  /** The profile photo as a data address, or null. */
  photo: null as string | null,
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
  wrongFields({
    ...checkDetails(typed),
    pin: checkPin(typed.pin),
    accepted: typed.accepted ? undefined : text.createUser.termsMissing,
  });
