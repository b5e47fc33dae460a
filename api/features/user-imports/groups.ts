import { cut } from "@acompana/kit/format";
import { beginsAName } from "./cells.ts";
import { isOfNames } from "./find-headings.ts";
import {
  isOfAContact,
  isOfARelationship,
  isOfSomebody,
  isPhoneOfContact,
  type Place,
  readHeading,
} from "./headings.ts";
import { refuse } from "./list-error.ts";
import { saidIn } from "./said-in.ts";
import { isNumberedContact, saysThatItIsData, whoseGroup } from "./whose-group.ts";

const SHOWN = 60;

type Group = { text: string; start: number; end: number };
type List = { header: readonly string[]; columns: readonly (Place | null)[] };

/**
 * The headings, each of somebody else's with the group above it: 'Datos del familiar: Teléfono'.
 * Those that say so themselves stay as they are: 'Persona de contacto'. A group ends where another
 * begins.
 * @throws ServiceError 400 where a group may be a title as well
 */
export function withGroups(header: readonly string[], above: readonly string[]): string[] {
  const list = { header, columns: header.map((heading) => readHeading(heading)?.column ?? null) };
  const groups = groupsOf(above.slice(0, header.length));
  const grouped = [...header];
  for (const group of groups) {
    if (!isOfAnother(group, list, groups)) continue;
    for (const [at, heading] of header.entries())
      if (isIn(group, at) && heading !== "" && !isOfAContactItself(group, list, at))
        grouped[at] = `${group.text}: ${heading}`;
  }
  return grouped;
}

/** Of cells that say the same it is one. None stands before a value: 'Tutora:;Eva Sol'. */
function groupsOf(above: readonly string[]): Group[] {
  const starts = above.flatMap((cell, at) => (cell === "" || cell === above[at - 1] ? [] : at));
  return starts.flatMap((start, index) => {
    const [text = "", next = ""] = above.slice(start);
    const isOfAForm = text.endsWith(":") && starts.length <= 2;
    if (next !== "" && next !== text && (isOfAForm || beginsAName(next))) return [];
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return { text: text.replace(/\s*:$/, ""), start, end };
  });
}

const isIn = ({ start, end }: Group, at: number) => at >= start && at < end;

/** A telephone of contact is a contact's where one stands before it in the group. */
function isOfAContactItself(group: Group, { header, columns }: List, at: number): boolean {
  const column = columns[at];
  if (column === "emergencyName" || column === "emergencyPhone") return true;
  return (
    isPhoneOfContact(header[at] ?? "") &&
    columns.some((one, index) => one === "emergencyName" && isIn(group, index) && index < at)
  );
}

/** @throws ServiceError 400 */
function isOfAnother(group: Group, list: List, groups: readonly Group[]): boolean {
  const { columns } = list;
  const texts = groups.map(({ text }) => text);
  const whose = isOneOfContacts(group, list, groups) ? "theirs" : whoseGroup(group.text);
  if (whose === null || whose === "hers") return false;
  const isBesideHers = texts.some((text) => whoseGroup(text) === "hers");
  const read = columns.flatMap((column, at) =>
    column && isIn(group, at) && !isOfAContactItself(group, list, at) ? at : [],
  );
  const isNamedOutside = hasNameOutside(group, columns);
  // Who is named first is she, and what stands above is a title.
  if (!isBesideHers && isIn(group, columns.findIndex(isOfNames))) {
    if (whose !== "theirs" || !isNamedOutside) return false;
    throw refuseGroup(group, list, read);
  }
  if (hasRelationship(group, list)) return true;
  if (isNamedOutside && read.some((at) => isOfNames(columns[at]))) return true;
  if (whose === "contact") return beginsWithSomebody(group, list);
  if (read.length === 0) return false;
  const isSure = whose === "theirs";
  const isClear =
    isBesideHers || (isSure && saysThatItIsData(group.text)) || repeats(group, list, read);
  if (isClear === isSure) return isClear;
  throw refuseGroup(group, list, read);
}

/** 'Contacto 1' beside 'Contacto 2', unless each heads one column of its own. */
function isOneOfContacts(group: Group, list: List, groups: readonly Group[]): boolean {
  const contacts = groups.filter(({ text }) => isNumberedContact(text));
  if (contacts.length < 2 || !contacts.includes(group)) return false;
  const below = (one: Group) =>
    list.columns.flatMap((_, at) => (isIn(one, at) && list.header[at] ? at : []));
  return contacts.every((one) => below(one).length > 1) || repeats(group, list, below(group));
}

function refuseGroup(group: Group, { header }: List, read: readonly number[]) {
  const [heading = ""] = read.map((at) => header[at]);
  return refuse(
    `Encima de «${cut(heading, SHOWN)}» pone «${cut(group.text, SHOWN)}», y no se sabe de quién es esa columna. Si es un título, bórralo; si es de otra persona, dilo en su encabezado, como «Teléfono del familiar».`,
  );
}

/** Of the group's own: behind a contact's column it may be of that contact. */
function hasRelationship(group: Group, { header, columns }: List): boolean {
  const at = header.findIndex((heading, index) => isIn(group, index) && isOfARelationship(heading));
  if (at < 0) return false;
  const before = columns.slice(0, at).flatMap((column, index) => {
    if (!isIn(group, index)) return [];
    if (column === "emergencyName") return "read contact";
    const heading = header[index] ?? "";
    return isOfAContact(heading) || isOfSomebody(heading) ? "contact" : (column ?? []);
  });
  const contact = before.indexOf("contact");
  return !before.includes("read contact") && contact <= 0;
}

/** 'Quién;Teléfono'. */
function beginsWithSomebody(group: Group, { header, columns }: List): boolean {
  const at = header.findIndex(
    (heading, index) => isIn(group, index) && (columns[index] || isOfSomebody(heading)),
  );
  return isOfSomebody(header[at] ?? "");
}

const hasNameOutside = (group: Group, columns: List["columns"]) =>
  columns.some((column, at) => isOfNames(column) && !isIn(group, at));

/** Whether what stands below stands elsewhere too, for her. */
function repeats(group: Group, { header, columns }: List, read: readonly number[]): boolean {
  const saidAt = (at: number) => saidIn(header[at] ?? "", columns[at] ?? null);
  const hers = new Set(header.flatMap((_, at) => (isIn(group, at) ? [] : saidAt(at))));
  return read.some((at) => saidAt(at).some((said) => hers.has(said)));
}
