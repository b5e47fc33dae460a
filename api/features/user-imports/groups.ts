import { cut } from "@acompana/kit/format";
import { beginsAName } from "./cells.ts";
import { isOfNames } from "./find-headings.ts";
import {
  isOfAContact,
  isOfARelationship,
  isPhoneOfContact,
  type Place,
  readHeading,
} from "./headings.ts";
import { refuse } from "./list-error.ts";
import { saidIn } from "./said-in.ts";
import { saysThatItIsData, whoseGroup } from "./whose-group.ts";

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
    const isBesideHers = groups.some(({ text }) => whoseGroup(text) === "hers");
    if (!isOfAnother(group, list, isBesideHers)) continue;
    for (const [at, heading] of header.entries())
      if (isIn(group, at) && heading !== "" && !isOfAContactItself(group, list, at))
        grouped[at] = `${group.text}: ${heading}`;
  }
  return grouped;
}

/** None stands before a value: 'Tutora:;Eva Sol'. */
function groupsOf(above: readonly string[]): Group[] {
  const starts = above.flatMap((cell, at) => (cell === "" ? [] : at));
  return starts.flatMap((start, index) => {
    const [text = "", next = ""] = above.slice(start);
    if (next !== "" && (text.endsWith(":") || beginsAName(next))) return [];
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
function isOfAnother(group: Group, list: List, isBesideHers: boolean): boolean {
  const { header, columns } = list;
  const whose = whoseGroup(group.text);
  if (whose === null || whose === "hers") return false;
  // Who is named first is she, and what stands above is a title.
  if (!isBesideHers && isIn(group, columns.findIndex(isOfNames))) return false;
  if (hasRelationship(group, list)) return true;
  const read = columns.flatMap((column, at) =>
    column && isIn(group, at) && !isOfAContactItself(group, list, at) ? at : [],
  );
  if (read.some((at) => isOfNames(columns[at])) && hasNameOutside(group, columns)) return true;
  if (whose === "contact" || read.length === 0) return false;
  const isClear = isBesideHers || saysThatItIsData(group.text) || repeats(group, list, read);
  if (isClear === (whose === "theirs")) return isClear;
  const [heading = ""] = read.map((at) => header[at]);
  throw refuse(
    `Encima de «${cut(heading, SHOWN)}» pone «${cut(group.text, SHOWN)}», y no se sabe de quién es esa columna. Si es un título, bórralo; si es de otra persona, dilo en su encabezado, como «Teléfono del familiar».`,
  );
}

/** Of the group's own: behind a contact's column it is of that contact. */
function hasRelationship(group: Group, { header, columns }: List): boolean {
  const isOfOne = header.map(
    (heading, at) => isIn(group, at) && (columns[at] === "emergencyName" || isOfAContact(heading)),
  );
  const first = header.findIndex((heading, at) => isIn(group, at) && isOfARelationship(heading));
  return first >= 0 && !isOfOne.slice(0, first).includes(true);
}

const hasNameOutside = (group: Group, columns: List["columns"]) =>
  columns.some((column, at) => isOfNames(column) && !isIn(group, at));

/** Whether what stands below stands elsewhere too, for her. */
function repeats(group: Group, { header, columns }: List, read: readonly number[]): boolean {
  const saidAt = (at: number) => saidIn(header[at] ?? "", columns[at] ?? null);
  const hers = new Set(header.flatMap((_, at) => (isIn(group, at) ? [] : saidAt(at))));
  return read.some((at) => saidAt(at).some((said) => hers.has(said)));
}
