import { readAloudText } from "./read-aloud-text.ts";

const words = readAloudText.chosen;

/**
 * What a mark or a colour shows of a control: 'elegido' of the one that is chosen among several,
 * 'sí' or 'no' of a box to tick and of a button that stays pressed: who hears 'Hecho' alone would
 * take it for done. Empty where it shows nothing; a switch shows its state in words of its own.
 *
 * @param control a button, a tab, or a label with its field in it
 */
export function chosenWords(control: Element): string {
  const field = control.tagName === "LABEL" ? control.querySelector("input") : null;
  if (field?.type === "checkbox") return field.checked ? words.yes : words.no;
  if (field?.type === "radio") return field.checked ? words.chosen : "";
  if (control.getAttribute("aria-selected") === "true") return words.chosen;
  const pressed = control.getAttribute("aria-pressed");
  if (pressed === null) return "";
  if (isAmongSeveral(control)) return pressed === "true" ? words.chosen : "";
  return pressed === "true" ? words.yes : words.no;
}

/** Whether other buttons that stay pressed belong to the same choice. */
function isAmongSeveral(control: Element): boolean {
  const choice = control.closest("fieldset, table, [role=group]") ?? control.parentElement;
  return (choice?.querySelectorAll("[aria-pressed]").length ?? 0) > 1;
}
