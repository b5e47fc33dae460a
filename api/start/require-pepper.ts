import type { Db } from "../db/open.ts";
import { pepperChecks } from "../db/schema/pepper.ts";
import { isSame, pepperMac } from "../platform/secrets/pepper-mac.ts";

/** What a database knows its pepper by. */
const databaseMac = (pepper: Uint8Array): string =>
  pepperMac(pepper, "acompana database check", "");

/** Whether it is the pepper of the database; true where none is known yet. */
export const isPepperOf = (known: string | null, pepper: Uint8Array): boolean =>
  known === null || isSame(known, databaseMac(pepper));

/**
 * Says that another pepper was used before.
 *
 * @param file where it was read from; null: the variable
 */
export const otherPepper = (file: string | null): string =>
  `${file ?? "PEPPER"}: no es la pimienta con la que se guardaron las contraseñas y los PIN de esta ` +
  "base de datos: con ella nadie podría entrar. Pon la de antes, o comprueba que la base de datos es la que querías.";

/**
 * Notes the pepper of a database that has none yet. Of two servers that start at once with
 * different ones, the second is refused.
 *
 * @returns whether it is the pepper of the database
 */
export async function keepPepper(db: Db, pepper: Uint8Array, at: Date): Promise<boolean> {
  await db
    .insert(pepperChecks)
    .values({ mac: databaseMac(pepper), at })
    .onConflictDoNothing();
  const [row] = await db.select({ mac: pepperChecks.mac }).from(pepperChecks);
  return isPepperOf(row?.mac ?? null, pepper);
}
