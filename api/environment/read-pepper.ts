import { ConfigError, type Get } from "./config-error.ts";

const SHORTEST_PEPPER = 16;

type Place = { dataDir: string; isEmbedded: boolean };

/** Null where one is made and kept beside an embedded database. */
export function readPepper(get: Get, { dataDir, isEmbedded }: Place): string | null {
  const pepper = get("PEPPER");
  if (pepper !== null && pepper.length < SHORTEST_PEPPER) {
    throw new ConfigError("PEPPER", `debe tener al menos ${SHORTEST_PEPPER} caracteres.`);
  }
  if (pepper !== null || isEmbedded) return pepper;
  throw new ConfigError(
    "PEPPER",
    "falta. Con DATABASE_URL la pimienta no puede quedarse en el disco de una máquina: sin ella " +
      "no vale ninguna contraseña ni ningún PIN. Si el portal ya estaba en marcha, es lo que hay " +
      `en ${dataDir}/pepper; si es nuevo, haz una con «openssl rand -base64 32». Guárdala además ` +
      "en un lugar seguro.",
  );
}
