import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A name as it is sorted and searched: without accents and capitals. The index of the list of
 * people (`db/schema/users.ts`) is on this expression, letter by letter. Places in the list and
 * what is searched are made by it too: no other program has quite the same small letters as the
 * database.
 */
export const nameOrder = (name: SQLWrapper): SQL<string> =>
  sql<string>`(lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036F]', '', 'g')) collate "C")`;

/** A person's whole name, as lists show, sort and search it. */
export const fullName = (of: { name: SQLWrapper; surnames: SQLWrapper }): SQL<string> =>
  sql<string>`(${of.name} || coalesce(' ' || ${of.surnames}, ''))`;
