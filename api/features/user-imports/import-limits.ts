import type { CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { ROW_LIMITS, rowLimitReached } from "../../platform/limits/row-limits.ts";

/** Reading thousands of rows takes the processor for a moment. */
const IMPORTS = { most: 60, seconds: 600 };

const TOO_MANY = {
  code: "TOO_MANY_CALLS",
  sentence: (wait: string) => `Ya son muchos archivos seguidos. Prueba otra vez dentro de ${wait}.`,
} as const;

/** @throws ServiceError 429 when one administrator has sent too many files */
export async function limitImports({ db, clock, principal }: CtxOf<"users:import">): Promise<void> {
  await countCall(db, clock(), { key: `imports|${principal.id}`, ...IMPORTS }, TOO_MANY);
}

/** How many people more a municipality takes that has `present`. */
export const roomFor = (present: number): number =>
  Math.max(0, (ROW_LIMITS.users_municipality?.most ?? 0) - present);

/** @throws ServiceError 409 when there is no room for so many */
export function requireRoom(people: number, present: number): void {
  const room = roomFor(present);
  if (people <= room) return;
  if (room === 0) throw rowLimitReached("users_municipality");
  const left = room === 1 ? "solo cabe una persona más" : `solo caben ${room} personas más`;
  throw new ServiceError(
    409,
    "TOO_MANY_USERS",
    `En este municipio ${left}, y el archivo trae ${people}. No se ha creado a nadie.`,
  );
}
