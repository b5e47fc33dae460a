import { readPhone, showPhone } from "../platform/phone.ts";
import { ConfigError, type Get } from "./config-error.ts";

const FORM =
  "son números como 949 12 34 56, o un número por municipio: Aldea=949 12 34 56; Villa=…";

/** When a telephone is answered, in words: one line, as 'de lunes a viernes, de 9 a 14'. */
const HOURS = /^[^\p{Cc}=;<>]{3,80}$/u;
const HOURS_FORM =
  "es un horario como «de lunes a viernes, de 9 a 14», de 80 letras como mucho, o uno por municipio: Aldea=de 9 a 14; Villa=…";

/** Gives the words for a municipality as they are shown, or refuses them. */
type Read = (variable: string, text: string) => string;

/**
 * A telephone of each municipality, by its name: the variable is one number for all of them, or
 * `name=number` for each, separated by `;`. A municipality that is not named has none.
 */
export const readPhones = (get: Get, variable: string, municipalities: string[]) =>
  readForEach({ get, variable, municipalities, read: readPhoneOfOne, form: FORM });

/** When the telephone of each municipality is answered, in the same way. */
export const readHours = (get: Get, variable: string, municipalities: string[]) =>
  readForEach({ get, variable, municipalities, read: readHoursOfOne, form: HOURS_FORM });

interface ForEach {
  get: Get;
  variable: string;
  municipalities: string[];
  read: Read;
  /** What the variable has to be, for a message. */
  form: string;
}

function readForEach(of: ForEach): Record<string, string> {
  const { get, variable, municipalities, read } = of;
  const text = get(variable);
  if (text === null) return {};
  if (!text.includes("=")) {
    const one = read(variable, text);
    return Object.fromEntries(municipalities.map((name) => [name, one]));
  }
  const entries = text.split(";").filter((entry) => entry.trim());
  return Object.fromEntries(entries.map((entry) => readEntry(of, entry)));
}

function readEntry({ variable, municipalities, read, form }: ForEach, entry: string) {
  const end = entry.lastIndexOf("=");
  const name = entry.slice(0, end).trim().normalize("NFC");
  if (end < 0 || !name) throw new ConfigError(variable, form);
  if (!municipalities.includes(name)) {
    throw new ConfigError(variable, `nombra «${name}», que no es un municipio de este portal.`);
  }
  return [name, read(variable, entry.slice(end + 1))] as const;
}

function readPhoneOfOne(variable: string, text: string): string {
  const { kept, problem } = readPhone(text);
  if (problem === undefined) return showPhone(kept);
  throw new ConfigError(variable, /\d/.test(text) ? `no se puede leer: ${problem}` : FORM);
}

function readHoursOfOne(variable: string, text: string): string {
  const hours = text.trim().replace(/\s+/g, " ").normalize("NFC");
  if (HOURS.test(hours)) return hours;
  throw new ConfigError(variable, HOURS_FORM);
}
