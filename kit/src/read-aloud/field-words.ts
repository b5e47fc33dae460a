import { fullDate } from "../format/index.ts";

/** Fields whose contents nobody else may hear, or that show no words. */
const WORDLESS = new Set(["password", "checkbox", "radio", "file", "range", "hidden", "color"]);

/** A password that is being shown, and a code, stay what nobody else may hear. */
const isSecret = (field: Element): boolean =>
  /password|one-time-code/.test(field.getAttribute("autocomplete") ?? "");

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element): element is Field =>
  element.matches("input, textarea, select");

/** What a field shows: what was typed or chosen, or else its hint. Its label is text of its own. */
export function fieldWords(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].map(({ text }) => text).join(", ");
  if (WORDLESS.has(field.type) || isSecret(field)) return "";
  if (field.type === "date" && field.value) return fullDate(`${field.value}T12:00:00Z`, "UTC");
  return field.value || field.placeholder;
}
