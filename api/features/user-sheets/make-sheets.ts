import { newPin } from "@acompana/kit/pin";
import { and, eq, inArray, sql } from "drizzle-orm";
import { hasDied } from "../../db/current-pause.ts";
import { fullName } from "../../db/name-order.ts";
import type { Db } from "../../db/open.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { auditEach } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid, userNotFound } from "../../platform/errors.ts";
import { publicAddress } from "../../platform/http/public-link.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { insertDeviceLink } from "../devices/index.ts";
import { replacePin } from "../users/index.ts";
import type { MakeSheets, UserSheet, UserSheets } from "./schemas.ts";

type SheetsCtx = CtxOf<"user-sheets:make">;
type Person = {
  id: string;
  name: string;
  birthDate: string | null;
  isActive: boolean;
  isDeceased: boolean;
};
type NewPin = { person: Person; pin: string; pinHash: string };

/** Each call makes up to 30 hashes, which take the processor. */
const SHEETS = { most: 40, seconds: 600 };

const TOO_MANY = {
  code: "TOO_MANY_CALLS",
  sentence: (wait: string) => `Ya son muchas hojas seguidas. Prueba otra vez dentro de ${wait}.`,
} as const;

/**
 * Gives each of these people a new PIN, as an administrator sets one, and tells it this once, with
 * what else stands on the sheet. All of them or nobody, in the order in which they were asked for.
 */
export async function makeSheets(
  ctx: SheetsCtx,
  { userIds, withDeviceLink, origin }: MakeSheets & { origin: string },
): Promise<UserSheets> {
  const { db, clock, config, principal, random } = ctx;
  const { municipality } = principal;
  const wanted = [...new Set(userIds)];
  await countCall(db, clock(), { key: `sheets|${principal.id}`, ...SHEETS }, TOO_MANY);
  const found = await findPeople(db, ctx, wanted);
  const pins: NewPin[] = [];
  for (const person of found) {
    const pin = newPin(random, person.birthDate);
    // One after the other: a sheet is not in a hurry, and somebody may be entering.
    pins.push({ person, pin, pinHash: await hashSecret(ctx, pin) });
  }
  const sheets = await db.transaction(async (tx) => {
    // Somebody may have been deactivated or deleted meanwhile.
    await findPeople(tx, ctx, wanted);
    const made = new Map<string, UserSheet>();
    for (const { person, pin, pinHash } of pins) {
      const { id: userId, name } = person;
      await replacePin(tx, ctx, { userId, pinHash });
      const device = { name: null, ownerId: userId, entersWithoutPin: false, origin };
      const link = withDeviceLink ? await insertDeviceLink(tx, ctx, device) : null;
      const deviceLink = link && { url: link.url, expiresAt: link.expiresAt };
      made.set(userId, { userId, name, pin, deviceLink });
    }
    await auditEach(tx, ctx, { action: "user.sheet-made", subjectIds: [...made.keys()] });
    return wanted.flatMap((id) => made.get(id) ?? []);
  });
  return {
    address: publicAddress({ origin, municipality, municipalities: config.municipalities }),
    helpPhone: config.helpPhones[municipality.name] ?? null,
    sheets,
  };
}

/**
 * The people of these ids, locked in one order, so that two calls do not wait for each other
 * crosswise. @throws ServiceError 404 when one of them is not of the municipality, 400 when one is
 * not active or has died
 */
async function findPeople(
  db: Db,
  { principal, clock }: SheetsCtx,
  ids: string[],
): Promise<Person[]> {
  if (!ids.every(isUuid)) throw userNotFound();
  const found = await db
    .select({
      id: users.id,
      name: fullName(users),
      birthDate: users.birthDate,
      isActive: users.isActive,
      isDeceased: hasDied(userPauses, sql`"users"."id"`, sql`${clock().toISOString()}`),
    })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.municipalityId, principal.municipality.id)))
    .orderBy(users.id)
    .for("no key update");
  if (found.length !== ids.length) throw userNotFound();
  const inactive = found.find(({ isActive }) => !isActive);
  if (inactive)
    throw invalid(
      "userIds",
      `${inactive.name} tiene la cuenta desactivada. Actívala antes en su ficha.`,
    );
  const deceased = found.find(({ isDeceased }) => isDeceased);
  if (deceased)
    throw invalid("userIds", `De ${deceased.name} consta el fallecimiento: no hace falta su hoja.`);
  return found;
}
