import {
  isOfAllSurnames,
  isOfAWholeName,
  isSecondSurname,
  type Place,
  SURNAMES_THEN_NAME,
} from "./headings.ts";

/**
 * What a column says of somebody, to find what is said twice. Surnames are two, in a column each or
 * both in one, which the name may share.
 */
export function saidIn(heading: string, column: Place | null): string[] {
  if (column === null) return [];
  const surnames = ["first surname", "second surname"];
  if (column === SURNAMES_THEN_NAME) return ["name", ...surnames];
  if (column === "name") return isOfAWholeName(heading) ? ["name", ...surnames] : ["name"];
  if (column !== "surnames") return [column];
  if (isOfAllSurnames(heading)) return surnames;
  return [isSecondSurname(heading) ? "second surname" : "first surname"];
}
