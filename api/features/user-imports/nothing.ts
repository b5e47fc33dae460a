import type { Place } from "./headings.ts";
import { plainWords } from "./plain-words.ts";

/** How clerks and spreadsheets write that somebody has none: 'N/A', 'no tiene', '#N/D'. */
const WORDS = [
  ...["n a", "n d", "nd", "na", "s d", "no", "no tiene", "no consta", "no procede", "no hay"],
  ...["ninguno", "ninguna", "nada", "no aplica", "no disponible", "sin datos", "sin dato"],
  ...["desconocido", "desconocida", "desconocidos", "se desconoce", "no se sabe", "no sabe"],
  ...["sin teléfono", "sin móvil", "sin correo", "sin email", "sin dirección", "sin domicilio"],
  ...["no tiene teléfono", "no tiene móvil", "no tiene correo", "no tiene email", "null"],
].map(plainWords);
const SIGNS = /^[\s\p{Pd}._*/?]+$/u;
const LONGEST = 40;

/** Names of people, and their initials: 'N. A.' */
const NAMES_TOO = ["n a", "n d", "nd", "na", "s d", "nada", "no"];
const OF_A_NAME: readonly Place[] = ["name", "surnames", "preferredName", "emergencyName"];
/** Nobody is called 'No', but some have it for a surname. */
const CALLED: readonly Place[] = ["preferredName", "emergencyName"];
const SHORTENED = /^#?n\/[ad]$/i;

/** Whether a cell says that there is nothing to say. */
export function isNothing(column: Place, cell: string): boolean {
  if (cell === "" || cell.length > LONGEST) return false;
  if (SIGNS.test(cell) || SHORTENED.test(cell)) return true;
  const plain = plainWords(cell);
  if (plain === "no" && CALLED.includes(column)) return true;
  return WORDS.includes(plain) && !(OF_A_NAME.includes(column) && NAMES_TOO.includes(plain));
}
