import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { root } from "../run.mjs";
import { CommandError } from "./portal-client.mjs";

/** The server takes at most five minutes ahead; its clock may be a little behind. */
const LIFETIME_MS = 4 * 60_000;

/**
 * Says to a running portal that the command runs on its server: only there is its pepper to be read.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {number} now in ms since 1970
 */
export async function signAsOperator(env, now) {
  const expires = now + LIFETIME_MS;
  const sign = createHmac("sha256", await readPepper(env)).update(`operator ${expires}`);
  return `operator.${expires}.${sign.digest("base64url")}`;
}

/** @param {NodeJS.ProcessEnv} env */
async function readPepper({ PEPPER, DATA_DIR }) {
  if (PEPPER?.trim()) return PEPPER.trim();
  const file = join(resolve(root, DATA_DIR?.trim() || ".data"), "pepper");
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new CommandError(
      `No puedo leer ${file}. Da esta orden en el servidor del portal, con su mismo DATA_DIR o PEPPER.`,
    );
  }
}
