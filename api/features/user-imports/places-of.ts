import { withoutContacts } from "./contacts.ts";
import {
  ALL_SURNAMES,
  type Heading,
  isDetailOfAFamily,
  isFirstSurname,
  isOfAFamily,
  isOfAllSurnames,
  isOfAParticle,
  isOfWholeNameElsewhere,
  type Place,
  readHeading,
  SUREST,
  SURNAMES_THEN_NAME,
} from "./headings.ts";

/** What stands in each column, or null in one that is not read. */
export type Places = (Place | null)[];

/**
 * Of two headings for one column the surer is read, or else the first; the other is left out. So
 * are surnames with the name in one cell beside a name, and surnames beside these. Of surnames, one
 * column may have all and others one each.
 */
export function placesOf(header: readonly string[]): Places {
  const hers = withoutContacts(header, readOf(header));
  const read = withParticles(header, withNames(header, hers));
  const sureness = new Map<Place, number>();
  const surest = (column: Place) => sureness.get(column) ?? -1;
  for (const one of read)
    if (one) sureness.set(one.column, Math.max(surest(one.column), one.sureness));
  const isLeftOut = (column: Place) =>
    column === SURNAMES_THEN_NAME
      ? surest("name") >= 0
      : column === "surnames" && surest("name") < 0 && surest(SURNAMES_THEN_NAME) >= 0;
  const taken = new Set<Place>();
  const places = read.map((one) => {
    if (!one || isLeftOut(one.column) || one.sureness < surest(one.column)) return null;
    const { column } = one;
    // Two that are surest are one too many, which is said.
    if (one.sureness < SUREST && column !== "surnames" && taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  return withAllSurnames(header, places);
}

/** A name in another language is left out where its surnames are in the same cell as elsewhere. */
function withNames(header: readonly string[], read: (Heading | null)[]): (Heading | null)[] {
  const isElsewhere = header.map(isOfWholeNameElsewhere);
  const hasBoth = read.some((one) => one?.column === SURNAMES_THEN_NAME);
  const isNamed = read.some((one, index) => one?.column === "name" && !isElsewhere[index]);
  return hasBoth && !isNamed ? read.map((one, at) => (isElsewhere[at] ? null : one)) : read;
}

function withAllSurnames(header: readonly string[], places: Places): Places {
  const has = (is: (heading: string) => boolean) =>
    places.some((place, index) => place === "surnames" && is(header[index] ?? ""));
  if (!has(isFirstSurname)) return places;
  return places.map((place, index) =>
    place === "surnames" && isOfAllSurnames(header[index] ?? "") ? ALL_SURNAMES : place,
  );
}

/** Beside another of a family, 'Nombre familiar' is a contact's. */
function readOf(header: readonly string[]): (Heading | null)[] {
  const read = header.map(readHeading);
  if (!header.some(isDetailOfAFamily)) return read;
  return read.map((one, index) =>
    one?.column === "preferredName" && isOfAFamily(header[index] ?? "") ? null : one,
  );
}

/** A particle is read as a part of the surname in the next column. */
const withParticles = (header: readonly string[], read: (Heading | null)[]) =>
  read.map((one, index) => {
    const next = read[index + 1];
    const isRead = !one && next?.column === "surnames" && isOfAParticle(header[index] ?? "");
    return isRead ? next : one;
  });
