import type { Ctx } from "../../../platform/context.ts";
import { ServiceError } from "../../../platform/errors.ts";
import { csvFile } from "../../../tools/testing/files.ts";
import { type ReadFile, readPeople } from "../read-people.ts";

/** All that reading a list asks of the portal. */
const CTX = {
  clock: () => new Date("2026-11-30T10:00:00Z"),
  config: { timeZone: "Europe/Madrid" },
} as Ctx;

export const readList = (list: string | Uint8Array): ReadFile => readPeople(CTX, csvFile(list));

/** The names and surnames of a list; of a row that is wrong its number; or why none is read. */
export function peopleOf(list: string | Uint8Array): string | string[] {
  try {
    const { people, errors } = readList(list);
    const names = people.map(({ details: { name, surnames } }) => `${name}|${surnames ?? ""}`);
    return [...names, ...errors.map(({ row, message }) => `${row}: ${message}`)];
  } catch (error) {
    if (error instanceof ServiceError) return error.message;
    throw error;
  }
}
