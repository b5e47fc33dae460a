import type { Column } from "./headings.ts";
import { plainWords } from "./plain-words.ts";

/** How clerks and spreadsheets write that somebody has none: 'N/A', 'no tiene', '#N/D'. */
const WORDS = [
  ...["n a", "n d", "nd", "na", "s d", "no", "no tiene", "no consta", "no procede", "no hay"],
  ...["ninguno", "ninguna", "nada", "no aplica", "no disponible", "sin datos", "sin dato"],
  ...["desconocido", "desconocida", "desconocidos", "se desconoce", "no se sabe", "no sabe"],
  ...["sin teléfono", "sin móvil", "sin correo", "sin email", "sin dirección", "sin domicilio"],
  ...["no tiene teléfono", "no tiene móvil", "no tiene correo", "no tiene email", "null"],
].map(plainWords);
/** These are names of people too. */
const NAMES_TOO = ["no", "na", "nd", "nada"];
const NAMES: readonly Column[] = ["surnames", "preferredName", "emergencyName"];
const SIGNS = /^[\s\p{Pd}._*/?]+$/u;
const LONGEST = 40;

/** Whether a cell says that there is nothing to say; a name is always one. */
export function isNothing(column: Column, cell: string): boolean {
  if (column === "name" || cell === "" || cell.length > LONGEST) return false;
  if (SIGNS.test(cell)) return true;
  const plain = plainWords(cell);
  if (NAMES.includes(column) && NAMES_TOO.includes(cell.toLowerCase())) return false;
  return WORDS.includes(plain);
}
