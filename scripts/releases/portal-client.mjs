import { Buffer } from "node:buffer";

/** What ends a command with one sentence for whoever runs it. */
export class CommandError extends Error {}

/** @typedef {import("./make-release.mjs").Release} Release */
/**
 * @typedef {object} Listed
 * @property {string} version
 * @property {string | null} createdAt
 * @property {string | null} createdBy
 * @property {string | null} activatedAt when it was last activated
 * @property {string | null} [withdrawnAt] when it was withdrawn by itself
 * @property {boolean} isBuiltIn
 */
/** @typedef {{ version: string, kind: string, count: number, lastAt: string }} Failure */
/**
 * @typedef {object} AreaReleases
 * @property {string} area
 * @property {string} active
 * @property {string | null} [offSince] since when the area is switched off; null: it is on
 * @property {string | null} previous
 * @property {string} builtIn
 * @property {Listed[]} releases
 * @property {Failure[]} failures
 */
/** @typedef {{ area: string, mayActivate: boolean }} TokenRights */
/**
 * @typedef {{ areas: AreaReleases[], timeZone?: string, token?: TokenRights | null }} ReleaseList
 * an older portal says the areas alone
 */
/**
 * @typedef {{ area: string, version: string, previous: string | null, passedOver?: string[],
 * isOff?: boolean }} Activation
 */

const AGAIN = "Cuando vuelva la línea, repite la misma orden: sigue donde se quedó.";

/**
 * The portal of `PORTAL_URL`.
 *
 * @param {string | undefined} address
 * @returns {string} its origin
 */
export function portalOrigin(address) {
  if (!address?.trim()) {
    throw new CommandError(
      "Falta PORTAL_URL: la dirección del portal, como PORTAL_URL=https://portal.es",
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CommandError("PORTAL_URL debe ser una dirección http(s), como https://portal.es");
}

/** @param {string | undefined} token */
export function releaseToken(token) {
  if (token?.trim()) return token.trim();
  throw new CommandError(
    "Falta RELEASE_TOKEN: la clave de publicación, que se crea en el servidor del portal con npm run release-token",
  );
}

/**
 * Asks the portal. Rejects with CommandError, in one sentence, when the line breaks and when the
 * portal refuses.
 *
 * @param {string} origin
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Response>}
 */
export async function ask(origin, path, options = {}) {
  const response = await fetch(origin + path, options).catch(() => null);
  if (!response) throw new CommandError(`No se puede llegar a ${origin}. ${AGAIN}`);
  if (response.ok) return response;
  const { error, code } = await refusedWith(response);
  throw Object.assign(new CommandError(error), { code, status: response.status });
}

/**
 * The portal's own sentence, or one about the status for what is no portal.
 *
 * @param {Response} response
 * @returns {Promise<{ error: string, code: string | null }>}
 */
async function refusedWith(response) {
  const text = await response.text().catch(() => "");
  try {
    const { error, code } = JSON.parse(text);
    if (typeof error === "string") return { error, code };
  } catch {
    // A proxy's page, or another site.
  }
  const error = `${new URL(response.url).origin} responde ${response.status} y no es la respuesta de un portal Acompaña. Revisa PORTAL_URL.`;
  return { error, code: null };
}

/**
 * The calls that a release token may make.
 *
 * @param {string} origin
 * @param {string} token
 */
export function releaseCalls(origin, token) {
  const headers = { Authorization: `Bearer ${token}` };
  /** @param {string} path @param {unknown} [body] */
  const post = async (path, body = {}) => {
    const options = {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    return await bodyOf(await ask(origin, path, options));
  };
  return {
    /**
     * @param {Release} release
     * @returns {Promise<{ missing: string[] }>} hashes of files that it has not
     */
    announce: (release) => post("/api/releases", release),
    /** @param {string} hash as the release names it @param {Uint8Array<ArrayBuffer>} bytes */
    send: async (hash, bytes) => {
      const options = {
        method: "PUT",
        headers: { ...headers, "Content-Type": "application/octet-stream" },
        body: bytes,
      };
      await ask(origin, `/api/release-files/${hexOf(hash)}`, options);
    },
    /** @returns {Promise<ReleaseList>} */
    list: async () => await bodyOf(await ask(origin, "/api/releases", { headers })),
    /** @param {string} area @param {string} version @returns {Promise<Activation>} */
    activate: (area, version) => post(`/api/releases/${area}/activate`, { version }),
    /** @param {string} area @returns {Promise<Activation>} */
    rollBack: (area) => post(`/api/releases/${area}/rollback`),
    /** @param {string} area @param {boolean} isOff @returns {Promise<{ isOff: boolean }>} */
    switchArea: (area, isOff) => post(`/api/releases/${area}/${isOff ? "off" : "on"}`),
  };
}

/** @param {Response} response */
async function bodyOf(response) {
  try {
    return await response.json();
  } catch {
    throw new CommandError(`La respuesta de ${new URL(response.url).origin} se cortó. ${AGAIN}`);
  }
}

/** `sha384-<base64>` as the address of a file says it. @param {string} hash */
const hexOf = (hash) => Buffer.from(hash.replace(/^sha384-/, ""), "base64").toString("hex");
