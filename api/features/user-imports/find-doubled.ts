import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { users } from "../../db/schema/users.ts";
import { plainWords } from "./plain-words.ts";
import type { ReadPerson } from "./read-people.ts";

/** Somebody who is left out: the same as in an earlier row, or (null) as one already there. */
type Doubled = { row: number; name: string; sameAs: number | null };

export type SortedPeople = {
  fresh: ReadPerson[];
  doubled: Doubled[];
  /** How many people the municipality has already. */
  present: number;
};

type Identified = Pick<ReadPerson["details"], "name" | "surnames" | "birthDate">;

/**
 * Who of the file is new: by whole name and birth date, whatever the accents, capitals and signs,
 * and however the name is parted. One statement.
 */
export async function findDoubled(
  db: Db,
  municipalityId: string,
  people: readonly ReadPerson[],
): Promise<SortedPeople> {
  const { name, surnames, birthDate } = users;
  const rows = await db
    .select({ name, surnames, birthDate })
    .from(users)
    .where(eq(users.municipalityId, municipalityId));
  const seen = new Map<string, number | null>(rows.map((row) => [keyOf(row), null]));
  const sorted: SortedPeople = { fresh: [], doubled: [], present: rows.length };
  for (const one of people) {
    const key = keyOf(one.details);
    const sameAs = seen.get(key);
    if (sameAs === undefined) {
      seen.set(key, one.row);
      sorted.fresh.push(one);
    } else {
      sorted.doubled.push({ row: one.row, name: wholeName(one.details), sameAs });
    }
  }
  return sorted;
}

export const wholeName = ({ name, surnames }: Omit<Identified, "birthDate">): string =>
  surnames ? `${name} ${surnames}` : name;

const keyOf = (person: Identified) => `${plainWords(wholeName(person))}|${person.birthDate ?? ""}`;
