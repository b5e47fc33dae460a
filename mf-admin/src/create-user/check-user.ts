import { createUserLimits } from "@acompana/kit/api";
import { wrongFields } from "@acompana/kit/form";
import { pinErrorOf, pinWeakness } from "@acompana/kit/pin";
import { text } from "../text.ts";
import { checkDetails } from "../user-details/details.ts";
import { EMPTY_DETAILS } from "../user-details/details-fields.tsx";

const PIN_LENGTH = createUserLimits.pin.maxLength;

export const EMPTY_USER = {
  ...EMPTY_DETAILS,
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

/** `birthDate`: 'YYYY-MM-DD', or '' or null when it is not known. */
export const yearOf = (birthDate: string | null): number | null =>
  birthDate ? Number(birthDate.slice(0, 4)) : null;

/** `takesAny`: whether this portal takes a PIN that is guessed first. */
export function checkPin(
  pin: string,
  { birthDate, takesAny }: { birthDate: string | null; takesAny: boolean },
): string | undefined {
  if (!pin) return text.createUser.pinMissing;
  if (pin.length !== PIN_LENGTH) return text.createUser.pinWrong;
  const weakness = takesAny ? null : pinWeakness(pin, yearOf(birthDate));
  return weakness ? pinErrorOf(weakness) : undefined;
}

/** The sentences for whatever keeps this person from being created, or null. */
export const checkUser = (typed: TypedUser, takesAny: boolean) =>
  wrongFields({
    ...checkDetails(typed),
    pin: checkPin(typed.pin, { birthDate: typed.birthDate, takesAny }),
    accepted: typed.accepted ? undefined : text.createUser.termsMissing,
  });
