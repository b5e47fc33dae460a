import path from "node:path";
import { ConfigError, type Get } from "./config-error.ts";

const VARIABLE = "LEGAL_TEXTS";
const MOST_BYTES = 256 * 1024;

/** The operator's file; what it says is judged when the portal is put together. */
export type LegalConfig = { file: string; content: string } | null;

/** Reads the file that `LEGAL_TEXTS` names; null without the variable. */
export function readLegalTexts(get: Get): LegalConfig {
  const named = get(VARIABLE);
  if (named === null) return null;
  const file = path.resolve(named);
  return { file, content: decode(readFile(file)) };
}

function readFile(file: string): Uint8Array {
  try {
    return Deno.readFileSync(file);
  } catch {
    throw new ConfigError(VARIABLE, `no se puede leer el archivo ${file}.`);
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw new ConfigError(VARIABLE, "el archivo pasa de 256 KB.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigError(VARIABLE, "el archivo no está en UTF-8. Guárdalo así y vuelve a probar.");
  }
}
