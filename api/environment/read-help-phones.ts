import { ConfigError, type Get } from "./config-error.ts";

const PHONE = /^\+?\d(?: ?\d){2,14}$/;
const FORM =
  "son números como 949 12 34 56, o un número por municipio: Aldea=949 12 34 56; Villa=…";

/**
 * The telephone at which each municipality helps, by its name: `HELP_PHONE` is one number for all of
 * them, or `name=number` for each, separated by `;`. A municipality that is not named has none.
 */
export function readHelpPhones(get: Get, municipalities: string[]): Record<string, string> {
  const text = get("HELP_PHONE");
  if (text === null) return {};
  if (!text.includes("=")) {
    const phone = readPhone(text);
    return Object.fromEntries(municipalities.map((name) => [name, phone]));
  }
  const entries = text.split(";").filter((entry) => entry.trim());
  return Object.fromEntries(entries.map((entry) => readEntry(entry, municipalities)));
}

function readEntry(entry: string, municipalities: string[]): [string, string] {
  const end = entry.lastIndexOf("=");
  const name = entry.slice(0, end).trim().normalize("NFC");
  if (end < 0 || !name) throw new ConfigError("HELP_PHONE", FORM);
  if (!municipalities.includes(name)) {
    throw new ConfigError("HELP_PHONE", `nombra «${name}», que no es un municipio de este portal.`);
  }
  return [name, readPhone(entry.slice(end + 1))];
}

function readPhone(text: string): string {
  const phone = text.trim().replace(/\s+/g, " ");
  if (PHONE.test(phone)) return phone;
  throw new ConfigError("HELP_PHONE", FORM);
}
