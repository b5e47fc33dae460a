import type { Cast, Credentials } from "./cast.ts";
import { allowedOf } from "./cast.ts";
import { OPERATIONS, type Operation } from "./contract.ts";
import { PASSWORD } from "./fixtures.ts";
import type { TestPortal } from "./test-portal.ts";

export type Scene = { portal: TestPortal; cast: Cast };
export type Target = {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | null;
};

/** One who has never been seen before: no misses are held against this address. */
let addresses = 0;

/** Sends a request with somebody's credentials, from a browser that is thrown away. */
export async function send(
  { portal }: Scene,
  method: string,
  path: string,
  by: Credentials,
  call: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  addresses += 1;
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const browser = portal.browser(address);
  for (const [name, value] of by.cookies) browser.cookies.set(name, value);
  const who = { ...(by.role ? { role: by.role } : {}), ...(by.token ? { token: by.token } : {}) };
  return await browser.send(method, path, { ...call, ...who });
}

export const withQuery = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/**
 * A request that its rightful caller would send: ids in the path by the word before them, query and
 * body from the published example. What no example can know stands in `SPECIAL`.
 */
export async function targetOf(scene: Scene, row: string): Promise<Target> {
  const operation = operationOf(row);
  const query = Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name, example, schema }) => [name, known(scene, name) ?? example ?? schema.example])
      .map(([name, value]) => [name, String(value)]),
  );
  const special = SPECIAL[row]?.(scene) ?? {};
  const body = operation.json && fitExample(scene, operation.json.example);
  return {
    path: await fillPath(scene, operation),
    query: { ...query, ...special.query },
    body: body && { ...body, ...special.body },
  };
}

/** The operation of a row of the authorization table: `listUsers:full` is a way to call `listUsers`. */
export function operationOf(row: string): Operation {
  const operation = OPERATIONS.find(({ id }) => id === row.split(":")[0]);
  if (!operation) throw new Error(`the contract has no operation of the row ${row}`);
  return operation;
}

const SPECIAL: Record<
  string,
  (scene: Scene) => { query?: Record<string, string>; body?: Record<string, unknown> }
> = {
  ensureMunicipality: () => ({ body: { name: "Aldea 1" } }),
  createFirstAdministrator: () => ({ body: { email: "otra@aldea.es" } }),
  loginAdministrator: ({ cast }) => ({ body: { email: cast.admin.email, password: PASSWORD } }),
  loginSupportPerson: ({ cast }) => ({ body: { email: cast.relative.email, password: PASSWORD } }),
  "listUsers:full": ({ cast }) => ({ query: { adminId: cast.admin.id } }),
};

/** Ids of the cast, by the names that fields and parameters give them everywhere. */
function known({ cast }: Scene, name: string): string | undefined {
  const ids: Record<string, string> = {
    municipalityId: cast.admin.municipalityId,
    adminId: cast.admin.id,
    userId: cast.person.id,
    toUserId: cast.person.id,
  };
  return ids[name];
}

function fitExample(scene: Scene, example: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(example).map(([name, value]) => [
    name,
    known(scene, name) ?? value,
  ]);
  return Object.fromEntries(entries);
}

/** What an id in the path names, by the word before it; anything else is made by its own POST. */
const NAMED_BY: Record<string, (scene: Scene) => string | Promise<string>> = {
  users: ({ cast }) => cast.person.id,
  support: ({ cast }) => cast.relative.id,
  "support-persons": ({ cast }) => cast.relative.id,
  photos: async ({ portal }) => {
    const key = `${"a".repeat(43)}.png`;
    await portal.disk.put(`photos/${key}`, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    return key;
  },
};

async function fillPath(scene: Scene, operation: Operation): Promise<string> {
  const filled: string[] = [];
  const words = operation.path.split("/");
  for (const [index, word] of words.entries()) {
    if (!word.startsWith("{")) {
      filled.push(word);
      continue;
    }
    const collection = words[index - 1] ?? "";
    const find = NAMED_BY[collection] ?? (() => create(scene, collection));
    filled.push(await find(scene));
  }
  return filled.join("/");
}

/** Makes one of a collection by the call that the contract has for it, as its rightful caller. */
async function create(scene: Scene, collection: string): Promise<string> {
  const maker = OPERATIONS.find(
    ({ method, path }) => method === "POST" && path.endsWith(`/${collection}`),
  );
  if (!maker) throw new Error(`say in requests.ts what an id after /${collection}/ names`);
  const { path, query, body } = await targetOf(scene, maker.id);
  const by = allowedOf(scene.cast, maker.roles);
  const answer = await send(scene, "POST", withQuery(path, query), by, { body });
  const made: unknown = await answer.json();
  if (typeof made === "object" && made !== null && "id" in made) return String(made.id);
  throw new Error(`${maker.id} made nothing that has an id: ${JSON.stringify(made)}`);
}
