import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { newToken } from "../../platform/secrets/tokens.ts";
import { insertUsers, pinOfTownHall } from "../users/index.ts";
import { findDoubled, wholeName } from "./find-doubled.ts";
import { limitImports, requireRoom } from "./import-limits.ts";
import { refuse } from "./list-error.ts";
import { readPeople } from "./read-people.ts";
import type { ImportedUsers, ImportUsers } from "./schemas.ts";

type ImportCtx = CtxOf<"users:import">;

/** People in one statement. */
const PER_STATEMENT = 500;

/** Enrols everybody in the file who is not there yet: all of them, or nobody. */
export async function importUsers(
  ctx: ImportCtx,
  { file, people: expected }: ImportUsers,
): Promise<ImportedUsers> {
  await limitImports(ctx);
  const { people, errors } = readPeople(ctx, file);
  if (errors.length > 0) throw refuse(wrongRows(errors.length));
  const { id: adminId, municipality } = ctx.principal;
  // Without a PIN anybody could enter. Nobody knows this one, and no PIN of four digits is like it.
  const ofPin = pinOfTownHall(await hashSecret(ctx, newToken(ctx.random)));
  const common = { ...ofPin, isPinUnknown: true, adminId, municipalityId: municipality.id };
  return await ctx.db.transaction(async (tx) => {
    await lockMunicipality(tx, municipality.id);
    const { fresh, present } = await findDoubled(tx, municipality.id, people);
    if (fresh.length !== expected) throw changed();
    requireRoom(fresh.length, present);
    const imported: ImportedUsers["users"] = [];
    for (let from = 0; from < fresh.length; from += PER_STATEMENT) {
      const part = fresh.slice(from, from + PER_STATEMENT);
      const rows = await insertUsers(
        tx,
        ctx,
        part.map(({ details }) => ({ ...details, ...common })),
      );
      imported.push(...rows.map((row) => ({ id: row.id, name: wholeName(row) })));
    }
    await audit(tx, ctx, { action: "users.imported" });
    return { created: fresh.length, users: imported };
  });
}

/** Of two imports at once the second sees whom the first has enrolled. */
async function lockMunicipality(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: municipalities.id })
    .from(municipalities)
    .where(eq(municipalities.id, id))
    .for("no key update");
}

const wrongRows = (count: number) =>
  count === 1
    ? "Hay una fila con errores. No se ha creado a nadie."
    : `Hay ${count} filas con errores. No se ha creado a nadie.`;

const changed = () =>
  new ServiceError(
    409,
    "IMPORT_CHANGED",
    "La lista de personas ha cambiado desde que se comprobó el archivo. No se ha creado a nadie: vuelve a comprobarlo.",
  );
