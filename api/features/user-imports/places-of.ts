import { isOfAName, isOfNames } from "./find-headings.ts";
import {
  ALL_SURNAMES,
  type Heading,
  isDetailOfAFamily,
  isFirstSurname,
  isOfAContact,
  isOfAContactsColumn,
  isOfAFamily,
  isOfAllSurnames,
  isOfAParticle,
  isOfARelationship,
  isOfWholeNameElsewhere,
  isPhoneOfAContact,
  isPhoneOfContact,
  isSecondOne,
  type Place,
  readHeading,
  SUREST,
  SURNAMES_THEN_NAME,
} from "./headings.ts";
import { saidIn } from "./said-in.ts";

/** What stands in each column, or null in one that is not read. */
export type Places = (Place | null)[];

/**
 * Of two headings for one column the surer is read, or else the first; the other is left out. So
 * are surnames with the name in one cell beside a name, and surnames beside these. Of surnames, one
 * column may have all and others one each.
 */
export function placesOf(header: readonly string[]): Places {
  const hers = withoutTheirs(header, withContacts(header, readOf(header)));
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

/** What is a contact's where it stands behind one, and before the contact the same of hers. */
const THEIRS_TOO: readonly Place[] = [
  ...(["name", SURNAMES_THEN_NAME, "surnames"] as const),
  ...(["phone", "email", "birthDate", "address"] as const),
];

function withoutTheirs(header: readonly string[], read: (Heading | null)[]): (Heading | null)[] {
  const first = new Map<string, number>();
  let contact = -1;
  // Of whom another name or surname stands behind a contact, all that follows is. Who has surnames
  // alone is over behind a telephone of their own.
  let named: "by name" | "by surnames" | null = null;
  let over = -1;
  // 'Hijos' may be how many: behind it, nobody can tell whose a telephone of contact is, but where
  // something else stands between and no telephone before.
  let anybody = -1;
  let isBehindAnybody = false;
  return read.map((one, index) => {
    const heading = header[index] ?? "";
    if (isContact(heading, one)) contact = index;
    const wasBehind = isBehindAnybody;
    isBehindAnybody = !one && (isOfAContact(heading) || (wasBehind && isOfARelationship(heading)));
    if (one?.column === "emergencyPhone" || (!one && isPhoneOfAContact(heading))) {
      over = index;
      if (named === "by surnames") named = null;
    }
    if (!one && isOfAContact(heading)) anybody = index;
    if (!one) return null;
    const isTheirs = wasBehind || (first.get("phone") ?? anybody) < anybody;
    if (isTheirs && one.column === "phone" && isPhoneOfContact(heading)) return null;
    const said = saidIn(heading, one.column);
    const asked = isOfNames(one.column) ? ["name"] : said;
    const isBefore = asked.some((part) => (first.get(part) ?? contact) < contact);
    if (THEIRS_TOO.includes(one.column) && (isBefore || named)) {
      if (isOfNames(one.column)) named = "by name";
      else if (isOfAName(one.column) && over < contact) named ??= "by surnames";
      return null;
    }
    for (const part of said) if (!first.has(part)) first.set(part, index);
    return one;
  });
}

const isContact = (heading: string, read: Heading | null | undefined): boolean =>
  read?.column === "emergencyName" || (!read && isOfAContactsColumn(heading));

/** A particle is read as a part of the surname in the next column. */
const withParticles = (header: readonly string[], read: (Heading | null)[]) =>
  read.map((one, index) => {
    const next = read[index + 1];
    const isRead = !one && next?.column === "surnames" && isOfAParticle(header[index] ?? "");
    return isRead ? next : one;
  });

/**
 * 'Teléfono de contacto' is hers, but beside a contact who has no other it is the contact's, and
 * before one nobody can tell whose. A second telephone behind a contact is never hers.
 */
function withContacts(header: readonly string[], read: (Heading | null)[]): (Heading | null)[] {
  const contacts = header.flatMap((heading, at) => (isContact(heading, read[at]) ? at : []));
  if (contacts.length === 0) return read;
  const hasPhone = read.some((one) => one?.column === "emergencyPhone");
  const theirs: Heading = { column: "emergencyPhone", sureness: 1 };
  return read.map((one, index) => {
    const heading = header[index] ?? "";
    const contact = contacts.findLast((at) => at < index);
    const isSecond = one?.column === "phone" && contact !== undefined && isSecondOne(heading);
    if (hasPhone) return isSecond ? null : one;
    const isOfOneRead = contact !== undefined && read[contact]?.column === "emergencyName";
    if (isPhoneOfContact(heading)) return isOfOneRead ? theirs : null;
    if (isSecond) return null;
    return isOfOneRead && !one && isPhoneOfAContact(heading) ? theirs : one;
  });
}
