import { signAsOperator } from "./operator-signature.mjs";
import { ask } from "./portal-client.mjs";

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
    /** @param {WantedToken} wanted @returns {Promise<{ token: string, mayActivate: boolean, expiresAt: string }>} */
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
