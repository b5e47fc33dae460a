import { stringify } from "yaml";
import { ROLES } from "./db/schema/roles.ts";
import { createRouter } from "./platform/http/router.ts";
import { TAGS } from "./platform/http/tags.ts";
import { VERSION } from "./platform/version.ts";
import { apiRoutes } from "./routes.ts";

const DESCRIPTION = `
The one contract between the portal's areas and its server.

- Older people and relatives hold HttpOnly cookies, one a role; administrators hold a bearer token.
- \`Acompana-Role\` names the role that a call acts in; only that role's session is looked at. With
  no role named: the bearer if there is one, else the only session cookie there is.
- A call with \`Acompana-Background: 1\` (polling) does not keep a session awake.
- A write that takes an \`Idempotency-Key\` and is sent again with the same key counts once and gets
  the first answer again.
- Every error has the shape of \`Error\`, but for a 408 without a body: the server ends a connection
  whose headers stop coming, or which sends one request for more than an hour.
`.trim();

const SECURITY_SCHEMES = {
  administrator: { type: "http", scheme: "bearer", description: "From `POST /api/admin/login`." },
  person: {
    type: "apiKey",
    in: "cookie",
    name: "acompana_person",
    description: "Set by `verify-pin`; `__Host-acompana_person` under https.",
  },
  support: {
    type: "apiKey",
    in: "cookie",
    name: "acompana_support",
    description: "Set by `POST /api/support/login`; `__Host-acompana_support` under https.",
  },
  releaseToken: {
    type: "http",
    scheme: "bearer",
    description: "A team's program: `release.…`, from `POST /api/release-tokens`.",
  },
  operator: {
    type: "http",
    scheme: "bearer",
    description:
      "The operator's program: `operator.<ms since 1970 when it ends>.<base64url HMAC-SHA-256 over " +
      "'operator ' and that number>`, with the portal's pepper, for five minutes at most.",
  },
} as const;

const SESSION_HEADERS = {
  ActingRole: {
    name: "Acompana-Role",
    in: "header" as const,
    description: "The role that the call acts in.",
    schema: { type: "string" as const, enum: ["administrator", "person", "support"] },
    example: "person",
  },
  Background: {
    name: "Acompana-Background",
    in: "header" as const,
    description: "Sent by polling: the call does not count as use of the session.",
    schema: { type: "string" as const, enum: ["1"] },
    example: "1",
  },
};

const ERROR_REF = "#/components/schemas/Error";

const ERROR_RESPONSE_NAMES = {
  400: "Invalid",
  401: "NoSession",
  403: "Forbidden",
  404: "NotFound",
  408: "TooSlow",
  409: "Clash",
  413: "TooLarge",
  415: "NotJson",
  416: "NoSuchRange",
  421: "WrongHost",
  429: "TooManyAttempts",
  500: "Failed",
  503: "Unreachable",
  507: "DiskFull",
} as const;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The OpenAPI 3.1 document of everything under `/api`. */
export function openApiDocument() {
  const { hono: root } = createRouter();
  root.route("/api", apiRoutes());
  const registry = root.openAPIRegistry;
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES)) {
    registry.registerComponent("securitySchemes", name, scheme);
  }
  for (const [name, header] of Object.entries(SESSION_HEADERS)) {
    registry.registerComponent("parameters", name, header);
  }
  const document = root.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Acompaña",
      version: VERSION,
      description: DESCRIPTION,
      // Of a portal itself: whom its `security.txt` names.
      contact: { name: "Acompaña" },
    },
    servers: [{ url: "/", description: "The portal itself; the contract is same-origin." }],
    tags: Object.values(TAGS),
  });
  document.info.license = { name: "EUPL-1.2", identifier: "EUPL-1.2" };
  for (const operation of operationsOf(document)) {
    addSessionHeaders(operation);
    addCallLimit(operation);
    shareErrorResponses(operation, document);
  }
  return document;
}

type Document = ReturnType<ReturnType<typeof apiRoutes>["getOpenAPI31Document"]>;

type Operation = NonNullable<NonNullable<Document["paths"]>[string]["get"]>;

function operationsOf(document: Document): Operation[] {
  const paths = Object.values(document.paths ?? {});
  return paths.flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
}

/** Wherever a session can count, the two headers that steer it are parameters. */
function addSessionHeaders(operation: Operation): void {
  const isForSessions = operation.security?.some((scheme) => {
    const [name] = Object.keys(scheme);
    return name === undefined || ROLES.some((role) => role === name);
  });
  if (!isForSessions) return;
  const refs = Object.keys(SESSION_HEADERS).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  operation.parameters = [...(operation.parameters ?? []), ...refs];
}

/** Every call of somebody who is signed in may be limited. */
function addCallLimit(operation: Operation): void {
  if (!operation.security?.some((scheme) => Object.keys(scheme).length > 0)) return;
  const tooMany = { $ref: `#/components/responses/${ERROR_RESPONSE_NAMES[429]}` };
  operation.responses = { ...operation.responses, 429: tooMany };
}

/**
 * Error responses are the same everywhere, so they are written once under `components` and referred
 * to.
 */
function shareErrorResponses(operation: Operation, document: Document): void {
  document.components ??= {};
  document.components.responses ??= {};
  const shared = document.components.responses;
  const responses = operation.responses ?? {};
  for (const [status, name] of Object.entries(ERROR_RESPONSE_NAMES)) {
    if (
      !(status in responses) ||
      responses[status].content?.["application/json"]?.schema?.$ref !== ERROR_REF
    )
      continue;
    shared[name] ??= responses[status];
    responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

if (import.meta.main) {
  const yaml = stringify(openApiDocument(), { lineWidth: 100, aliasDuplicateObjects: false });
  await Deno.stdout.write(new TextEncoder().encode(yaml));
}
