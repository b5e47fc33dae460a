import { invalid } from "../../platform/errors.ts";
import { readPhone, showPhone, tidyPhone } from "../../platform/phone.ts";
import type { ChangeUser } from "./schemas.ts";

const PHONES = ["phone", "emergencyPhone"] as const;
type Phones = Record<(typeof PHONES)[number], string | null>;

/**
 * The changes with their telephones as they are kept. One that is sent back as it is kept or shown
 * stays as it is, also one of before numbers were read.
 *
 * @throws ServiceError 400 when another one is no number
 */
export function readChangedPhones(details: ChangeUser, before: Phones): ChangeUser {
  const read = { ...details };
  for (const name of PHONES) {
    const [typed, old] = [details[name], before[name]];
    if (typeof typed !== "string") continue;
    if (old !== null && [tidyPhone(old), showPhone(old)].includes(typed)) read[name] = old;
    else read[name] = keptOf(name, typed);
  }
  return read;
}

function keptOf(name: string, typed: string): string {
  const { kept, problem } = readPhone(typed);
  if (problem !== undefined) throw invalid(name, problem);
  return kept;
}
