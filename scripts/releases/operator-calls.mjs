import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { root } from "../run.mjs";
import { ask, CommandError } from "./portal-client.mjs";

/** The server takes at most five minutes ahead; its clock may be a little behind. */
const LIFETIME_MS = 4 * 60_000;

/** @typedef {{ area: string, mayActivate: boolean, days: number }} WantedToken */
/**
 * What is told of a token; `id` are the first letters of its hash, as a release names its sender.
 *
 * @typedef {object} ListedToken
 * @property {string} id
 * @property {string} area
 * @property {boolean} mayActivate
 * @property {string} createdAt
 * @property {string} expiresAt
 */

/**
 * The calls of whoever administers the portal's server. Each brings a proof of its own, because one
 * ends after a few minutes.
 *
 * @param {string} origin
 * @param {NodeJS.ProcessEnv} env where the server's pepper is
 */
export function operatorCalls(origin, env) {
  /** @param {string} method @param {string} path @param {unknown} [body] */
  const call = async (method, path, body) => {
    const Authorization = `Bearer ${await signAsOperator(env, Date.now())}`;
    const content = body === undefined ? null : JSON.stringify(body);
    const headers = { Authorization, ...(content && { "Content-Type": "application/json" }) };
    return await ask(origin, path, { method, headers, body: content });
  };
  return {
    /**
     * @param {WantedToken} wanted
     * @returns {Promise<{ token: string, mayActivate: boolean, expiresAt: string }>}
     */
    create: async (wanted) => await (await call("POST", "/api/release-tokens", wanted)).json(),
    /** @returns {Promise<{ tokens: ListedToken[] }>} */
    list: async () => await (await call("GET", "/api/release-tokens")).json(),
    /**
     * @param {{ email: string, municipality: string | null }} whom
     * @returns {Promise<{ name: string, municipality: string, url: string, expiresAt: string }>}
     */
    recover: async (whom) => await (await call("POST", "/api/admin/recoveries", whom)).json(),
    /** @param {string} id */
    revoke: async (id) => {
      await call("DELETE", `/api/release-tokens/${encodeURIComponent(id)}`);
    },
  };
}

/**
 * Says to a running portal that the command runs on its server: only there is its pepper to be
 * read.
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
