import { fullName, type User } from "../user.ts";

/** Somebody whose sheet is to be made. */
export interface SheetPerson {
  id: string;
  /** The whole name. */
  name: string;
  /** A PIN that somebody may know is replaced by the sheet's. */
  hasKnownPin: boolean;
}

export const toSheetPerson = (user: User): SheetPerson => ({
  id: user.id,
  name: fullName(user),
  hasKnownPin: user.hasPin && !user.needsPin,
});
