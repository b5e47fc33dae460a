import { ALL_SURNAMES, type Place } from "./headings.ts";
import { plainWords } from "./plain-words.ts";

/** How clerks and spreadsheets write that somebody has none, and no name is: 'N/A', '#N/D'. */
const SIGNS = /^[\s\p{Pd}._*/?¿…·]+$/u;
const SHORTENED = /^#?(?:n\/[acds]|ns\/nc)$/i;
const SENTENCES = [
  ...["no tiene", "no consta", "no procede", "no hay", "no aplica", "no disponible"],
  ...["se desconoce", "no se sabe", "no sabe", "no tiene teléfono", "no tiene móvil"],
  ...["no tiene correo", "no tiene email", "sin datos", "sin dato"],
  ...["sin segundo apellido", "no tiene segundo apellido", "sin apellido", "sin apellidos"],
].map(plainWords);
/** These nobody is called. */
const NOBODYS = ["ninguno", "ninguna", "desconocido", "desconocida", "desconocidos"];
/** A surname, and nobody's name. */
const SURNAME = "no";
/** Names of people too, and their initials: 'N. A.' */
const NAMES_TOO = [
  ...["n a", "n d", "nd", "na", "s d", "nada", "null", "none"],
  ...["sin teléfono", "sin móvil", "sin correo", "sin email", "sin dirección", "sin domicilio"],
].map(plainWords);
/** As databases and sheets write it; people's name is 'Null', and 'Nan'. */
const OF_A_DATABASE = /^(?:NULL|null|NaN|\\N|[(<[](?:null|none|en blanco|vac[ií]o|blank)[)>\]])$/;
/** What is nobody's second surname; it may be the only one. */
const NO_SECOND = "none";
const ZERO = "0";
const LONGEST = 40;

const OF_A_NAME: readonly Place[] = ["name", "surnames", ALL_SURNAMES];
const CALLED: readonly Place[] = ["preferredName", "emergencyName"];

/** Whether a cell says that there is nothing to say; `isSecond`: of surnames. */
export function isNothing(column: Place, cell: string, isSecond = false): boolean {
  if (cell === "" || cell.length > LONGEST) return false;
  if (SIGNS.test(cell) || SHORTENED.test(cell) || OF_A_DATABASE.test(cell)) return true;
  const plain = plainWords(cell);
  if (SENTENCES.includes(plain) || NOBODYS.includes(plain)) return true;
  if (OF_A_NAME.includes(column)) return plain === ZERO || (isSecond && plain === NO_SECOND);
  if (column === "address" && plain === ZERO) return true;
  return plain === SURNAME || (NAMES_TOO.includes(plain) && !CALLED.includes(column));
}
