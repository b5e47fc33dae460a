import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A name as it is sorted and searched: without accents and capitals. The index of the list of
 * people (`db/schema/users.ts`) is on this expression, letter by letter.
 */
export const nameOrder = (name: SQLWrapper): SQL<string> =>
  sql<string>`(lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036F]', '', 'g')) collate "C")`;

/** What was typed in a search, in the same letters. */
export const foldName = (typed: string): string =>
  typed
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase();
