import { and, count, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { recoveryCodes } from "../../db/schema/second-factor.ts";
import type { Ctx } from "../../platform/context.ts";
import { pepperMac } from "../../platform/secrets/pepper-mac.ts";

/** How many one gets at a time. */
const RECOVERY_CODES = 10;
const LETTERS = 10;
/** Without letters that are taken for others on paper; 32, so that each byte gives one evenly. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

type Services = Pick<Ctx, "pepper" | "random">;

/** New ones in the place of those before. Only this answer ever holds them. */
export async function renewRecoveryCodes(
  tx: Db,
  ctx: Services,
  administratorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(ctx.random));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, administratorId));
  const rows = codes.map((code) => ({
    administratorId,
    codeHash: hashOf(ctx.pepper, administratorId, code),
  }));
  await tx.insert(recoveryCodes).values(rows);
  return codes.map((code) => `${code.slice(0, LETTERS / 2)}-${code.slice(LETTERS / 2)}`);
}

/** Uses the code up in one statement, so that of two at once only one has it. */
export async function takeRecoveryCode(
  tx: Db,
  { pepper }: Pick<Ctx, "pepper">,
  { administratorId, code }: { administratorId: string; code: string },
): Promise<boolean> {
  const codeHash = hashOf(pepper, administratorId, asWritten(code));
  const taken = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.administratorId, administratorId), eq(recoveryCodes.codeHash, codeHash)),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, administratorId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.administratorId, administratorId));
  return row?.left ?? 0;
}

const newCode = (random: Services["random"]): string =>
  [...random(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** However it was copied from the paper. */
const asWritten = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** With the pepper: a stolen table of hashes could else be tried through. */
const hashOf = (pepper: Uint8Array, administratorId: string, code: string): string =>
  pepperMac(pepper, "recovery-code", `${administratorId} ${code}`);
