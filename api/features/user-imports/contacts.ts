import { isOfAName, isOfNames } from "./find-headings.ts";
import {
  type Heading,
  isOfAContact,
  isOfAContactsColumn,
  isOfARelationship,
  isPhoneOfAContact,
  isPhoneOfContact,
  isSecondOne,
  type Place,
  SURNAMES_THEN_NAME,
} from "./headings.ts";
import { saidIn } from "./said-in.ts";

type Headings = readonly (Heading | null)[];

/** What is read of each column, without what is a contact's or nobody knows whose. */
export const withoutContacts = (header: readonly string[], read: Headings): (Heading | null)[] =>
  withoutTheirs(header, withoutDoubtful(header, withContacts(header, read)));

const isContact = (heading: string, read: Heading | null | undefined): boolean =>
  read?.column === "emergencyName" || (!read && isOfAContactsColumn(heading));

/**
 * 'Teléfono de contacto' is hers, but beside a contact who has no other it is the contact's, and
 * before one nobody can tell whose. A second telephone behind a contact is never hers.
 */
function withContacts(header: readonly string[], read: Headings): Headings {
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

/**
 * 'Hijos' may be how many. Directly behind it nobody can tell whose a telephone of contact is, nor
 * farther behind where one of hers stands before.
 */
function withoutDoubtful(header: readonly string[], read: Headings): Headings {
  let hasPhone = false;
  let isBehindHers = false;
  let isBehind = false;
  return read.map((one, index) => {
    const heading = header[index] ?? "";
    if (!one) {
      const isAnybody = isOfAContact(heading);
      isBehindHers ||= isAnybody && hasPhone;
      isBehind = isAnybody || (isBehind && isOfARelationship(heading));
      return null;
    }
    const isPhone = one.column === "phone";
    const isDoubtful = isPhone && isPhoneOfContact(heading) && (isBehind || isBehindHers);
    hasPhone ||= isPhone && !isDoubtful;
    isBehind = false;
    return isDoubtful ? null : one;
  });
}

/** What is a contact's where it stands behind one, and before the contact the same of hers. */
const THEIRS_TOO: readonly Place[] = [
  ...(["name", SURNAMES_THEN_NAME, "surnames"] as const),
  ...(["phone", "email", "birthDate", "address"] as const),
];

/**
 * Of whom another name or surname stands behind a contact, all that follows is. Who has surnames
 * alone is over behind a telephone of their own.
 */
function withoutTheirs(header: readonly string[], read: Headings): (Heading | null)[] {
  const first = new Map<string, number>();
  let contact = -1;
  let over = -1;
  let named: "by name" | "by surnames" | null = null;
  return read.map((one, index) => {
    const heading = header[index] ?? "";
    if (isContact(heading, one)) contact = index;
    if (one?.column === "emergencyPhone") {
      over = index;
      if (named === "by surnames") named = null;
    }
    if (!one) return null;
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
