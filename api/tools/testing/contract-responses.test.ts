import { beforeAll, describe, expect, test } from "vitest";
import { onOwnHost } from "../../platform/server/own-host.ts";
import { type ContractResponses, readContract } from "./contract-responses.ts";

let contract: ContractResponses;

beforeAll(() => {
  contract = readContract();
});

const HEALTHY = { status: "ok", database: "ok", version: "0.1.0" };
const ID = "0198c0de-0000-7000-8000-000000000000";
const INVITATION = {
  ...{ id: ID, createdBy: "Ana" },
  ...{ createdAt: "2026-11-29T10:00:00.000Z", expiresAt: "2026-12-06T10:00:00.000Z" },
};
const TOO_MANY = { error: "Espera un momento.", code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: 5 };

const health = (answer: Response, method = "GET") =>
  contract.violationsOf({ method, path: "/api/health" }, answer);

const login = (headers: Record<string, string>) => {
  const answer = Response.json(TOO_MANY, { status: 429, headers });
  return contract.violationsOf({ method: "POST", path: "/api/admin/login" }, answer);
};

test("an answer that is declared violates nothing, and can still be read", async () => {
  const answer = Response.json(HEALTHY);
  expect(await health(answer)).toEqual([]);
  expect(await answer.json()).toEqual(HEALTHY);
  expect(await health(new Response(null, answer), "HEAD")).toEqual([]);
  expect(await login({ "Retry-After": "5" })).toEqual([]);
});

test.each<[string, () => Promise<string[]>, string]>([
  [
    "a status",
    () => health(Response.json(HEALTHY, { status: 201 })),
    "GET /api/health does not declare 201",
  ],
  [
    "a content type",
    () => health(new Response(JSON.stringify(HEALTHY))),
    "GET /api/health 200: the content type «text/plain» is not declared",
  ],
  [
    "a body",
    () => health(Response.json({ ...HEALTHY, version: 1 })),
    "GET /api/health 200: the body: /version must be string",
  ],
  [
    "a field",
    () => health(Response.json({ ...HEALTHY, uptime: 7 })),
    "GET /api/health 200: the body: / has the undeclared «uptime»",
  ],
  [
    "a header",
    () => login({ "Retry-After": "soon" }),
    'POST /api/admin/login 429: the header Retry-After: / must match pattern "^\\d+$"',
  ],
  [
    "a header that is missing",
    () => login({}),
    "POST /api/admin/login 429: the header Retry-After is missing",
  ],
  [
    "a further header",
    () =>
      health(Response.json(HEALTHY, { headers: { "X-Uptime": "7", "Cache-Control": "no-store" } })),
    "GET /api/health 200: the header x-uptime is not declared",
  ],
])("%s that the contract does not have is named", async (_, violations, sentence) => {
  expect(await violations()).toEqual([sentence]);
});

test("a body that is no JSON, and one where there is to be none, are named", async () => {
  const headers = { "Content-Type": "application/json" };
  expect(await health(new Response("{", { headers }))).toEqual([
    "GET /api/health 200: the body: / must be object",
  ]);
  const leave = (answer: Response) =>
    contract.violationsOf({ method: "DELETE", path: "/api/session" }, answer);
  expect(await leave(new Response(null, { status: 204 }))).toEqual([]);
  expect(await leave(new Response(null, { status: 204, headers }))).toEqual([
    "DELETE /api/session 204: nothing is declared, and «application/json» comes",
  ]);
  const bytes = new Response(new TextEncoder().encode("{}"));
  Object.defineProperty(bytes, "status", { value: 204 });
  expect(await leave(bytes)).toEqual([
    "DELETE /api/session 204: nothing is declared, and a body comes",
  ]);
});

describe("a field that is not declared", () => {
  const role = "person";
  const of =
    (path: string, headers = {}) =>
    (body: object) =>
      contract.violationsOf({ method: "GET", path }, Response.json(body, { headers }));

  test.each<[string, string, object]>([
    ["of all parts together", "/api/registry", { areas: {}, shell: { version: "1", name: "?" } }],
    ["within a list", "/api/admin/invitations", [{ ...INVITATION, code: "?" }]],
  ])("is named %s", async (_, path, body) => {
    const sent = path === "/api/registry" ? { ETag: '"a"' } : {};
    expect(await of(path, sent)(body)).toEqual([expect.stringContaining("has the undeclared")]);
  });

  test("of one kind of answer is none of another kind", async () => {
    const ends = { expiresAt: "2026-11-29T10:00:00.000Z", guessedAt: null };
    const administrator = { id: ID, name: "Ana", email: "ana@aldea.es" };
    const municipality = { id: ID, name: "Aldea" };
    const session = { role: "administrator", administrator, municipality, ...ends };
    const said = of("/api/session");
    expect(await said(session)).toEqual([]);
    expect(await said({ ...session, enteredBy: null })).not.toEqual([]);
    expect(await said({ ...session, role })).not.toEqual([]);
  });
});

test("what is answered under a name that is not the portal's is declared", async () => {
  const answer = onOwnHost(() => new Response(), "https://portal.es");
  const ask = async (path: string) => {
    const headers = { Host: "otra.es" };
    const refused = await answer(new Request(`https://otra.es${path}`, { headers }), undefined);
    return [refused.status, await contract.violationsOf({ method: "GET", path }, refused)];
  };
  expect(await ask("/api/session")).toEqual([421, []]);
  expect(await ask("/api/health")).toEqual([200, [expect.stringContaining("not declared")]]);
});

test("a call that there is not is refused as every error is, and never done", async () => {
  const violations = (answer: Response) =>
    contract.violationsOf({ method: "GET", path: "/api/nada" }, answer);
  const error = { error: "No encontramos lo que buscas.", code: "NOT_FOUND" };
  expect(await violations(Response.json(error, { status: 404 }))).toEqual([]);
  expect(await violations(Response.json({ ...error, code: "?" }, { status: 404 }))).toHaveLength(1);
  expect(await violations(Response.json({}))).toEqual([
    "a call that the contract does not know is answered with 200",
  ]);
});
