import { OPERATIONS, type Operation } from "./contract.ts";
import { allowedOf, type Credentials } from "./contract-fixtures.ts";
import { known, NAMED_BY, specialOf } from "./right-requests.ts";
import type { Target, TestContext } from "./test-context.ts";

/** One who has never been seen before: no misses are held against this address. */
let addresses = 0;

/** Sends a request with somebody's credentials, from a browser that is thrown away. */
export async function send(
  { portal }: TestContext,
  method: string,
  target: Target,
  by: Credentials,
  headers: Record<string, string> = {},
): Promise<Response> {
  addresses += 1;
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const browser = portal.browser(address);
  for (const [name, value] of by.cookies) browser.cookies.set(name, value);
  const who = { ...(by.role ? { role: by.role } : {}), ...(by.token ? { token: by.token } : {}) };
  const { body, raw } = target;
  const content = { ...(body ? { body } : {}), ...(raw ? { raw: raw.content } : {}) };
  const call = { ...content, headers: { ...raw?.headers, ...target.headers, ...headers } };
  return await browser.send(method, withQuery(target), { ...call, ...who });
}

export const withQuery = ({ path, query }: Target): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/**
 * A request that its rightful caller would send: ids in the path by the word before them, query and
 * body from the published example. What no example can know stands in `right-requests.ts`.
 */
export async function targetOf(testContext: TestContext, row: string): Promise<Target> {
  const operation = operationOf(row);
  const query = Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name, example, schema }) => [
        name,
        String(known(testContext, name) ?? example ?? schema.example),
      ]),
  );
  const special = await specialOf(testContext, row);
  const body = operation.json && fitExample(testContext, operation.json.example);
  return {
    path: await fillPath(testContext, operation, special.ids ?? {}),
    query: { ...query, ...special.query },
    body: body && { ...body, ...special.body },
    raw: special.raw ?? null,
    headers: special.headers ?? {},
  };
}

/** The operation of a row of the authorization table: `listUsers:full` is one of `listUsers`. */
export function operationOf(row: string): Operation {
  const operation = OPERATIONS.find(({ id }) => id === row.split(":")[0]);
  if (!operation) throw new Error(`the contract has no operation of the row ${row}`);
  return operation;
}

const fitExample = (testContext: TestContext, example: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, known(testContext, name) ?? value]),
  );

async function fillPath(
  testContext: TestContext,
  operation: Operation,
  ids: Record<string, string>,
): Promise<string> {
  const filled: string[] = [];
  const words = operation.path.split("/");
  for (const [index, word] of words.entries()) {
    if (!word.startsWith("{")) {
      filled.push(word);
      continue;
    }
    const collection = words[index - 1] ?? "";
    const find = NAMED_BY[collection] ?? (() => create(testContext, collection));
    filled.push(ids[word.slice(1, -1)] ?? (await find(testContext)));
  }
  return filled.join("/");
}

/** Makes one of a collection by the call that the contract has for it, as its rightful caller. */
async function create(testContext: TestContext, collection: string): Promise<string> {
  const maker = OPERATIONS.find(
    ({ method, path }) => method === "POST" && path.endsWith(`/${collection}`),
  );
  if (!maker) throw new Error(`say in right-requests.ts what an id after /${collection}/ names`);
  const by = allowedOf(testContext.fixtures, maker.roles);
  const answer = await send(testContext, "POST", await targetOf(testContext, maker.id), by);
  const made: unknown = await answer.json();
  if (typeof made === "object" && made !== null && "id" in made) return String(made.id);
  throw new Error(`${maker.id} made nothing that has an id: ${JSON.stringify(made)}`);
}
