import type { CtxOf } from "../../platform/context.ts";
import { showPhone } from "../../platform/phone.ts";
import { findDoubled, wholeName } from "./find-doubled.ts";
import { limitImports, roomFor } from "./import-limits.ts";
import { readPeople } from "./read-people.ts";
import { LINES_SHOWN, PEOPLE_SHOWN, type UserImportCheck } from "./schemas.ts";

/** What would come of the file, without changing anything. */
export async function checkImport(
  ctx: CtxOf<"users:import">,
  { file }: { file: string },
): Promise<UserImportCheck> {
  await limitImports(ctx);
  const { people, errors, ...format } = readPeople(ctx, file);
  const sorted = await findDoubled(ctx.db, ctx.principal.municipality.id, people);
  const { fresh, doubled, present } = sorted;
  return {
    ...format,
    unused: format.leftOut.flatMap(({ heading }) => heading || []),
    people: fresh.length,
    firstPeople: fresh.slice(0, PEOPLE_SHOWN).map(({ row, details }) => ({
      row,
      name: wholeName(details),
      birthDate: details.birthDate,
      phone: details.phone && showPhone(details.phone),
    })),
    errors: errors.length,
    firstErrors: errors.slice(0, LINES_SHOWN),
    doubled: doubled.length,
    firstDoubled: doubled.slice(0, LINES_SHOWN),
    room: roomFor(present),
  };
}
