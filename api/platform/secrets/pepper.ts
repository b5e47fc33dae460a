import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isOutOfRoom } from "../../db/errors.ts";
import { StartRefused } from "../start-refused.ts";

/** The configured pepper, or one made at the first start and kept beside the data. */
export async function loadPepper(configured: string | null, dataDir: string): Promise<Uint8Array> {
  if (configured) return Buffer.from(configured, "utf8");
  const file = path.join(dataDir, "pepper");
  try {
    const made = randomBytes(32).toString("base64url");
    await writeFile(file, made, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Half of a new one would keep the portal from starting for ever.
    if (isOutOfRoom(error)) await rm(file, { force: true });
    if ((error as { code?: unknown }).code !== "EEXIST") throw error;
  }
  const kept = await readFile(file, "utf8");
  if (kept.length < 43) {
    throw new StartRefused(`${file}: está dañado. Pon en su lugar el de una copia de los datos.`);
  }
  return Buffer.from(kept, "utf8");
}
