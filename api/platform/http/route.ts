import { type RouteConfig, createRoute as zodRoute } from "@hono/zod-openapi";
import { type Grant, type Permission, POLICY } from "../policy.ts";
import { UNDER_ANY_NAME } from "../server/own-host.ts";
import { type ErrorStatus, errorResponses } from "./responses.ts";
import { TAGS, type Tag } from "./tags.ts";

/**
 * A call of the contract. What follows from something else is not written by hand: its tag is the
 * router's, its security the permission's.
 */
export type ApiRoute = RouteConfig & {
  permission: Permission;
  tags?: never;
  security?: never;
  /** Beside those of every call, write and JSON body, and 401 where a session is asked for. */
  errors?: readonly ErrorStatus[];
  /** `row`: only a row tells whom the call is about, so the verb asks the policy. */
  subject?: "row";
  /** In bytes, where a call takes more JSON than others. */
  bodyLimit?: number;
};

/** Declares a call; a router answers it by `verb()` or `openapi()`. */
export const createRoute = <P extends string, R extends ApiRoute & { path: P }>(route: R) =>
  zodRoute<P, R>(route);

/** Roles that are named so in the document's security schemes; `audit` and the like are none. */
const SCHEMES = new Set([
  "anyone",
  "administrator",
  "person",
  "support",
  "releaseToken",
  "operator",
]);

/** What is the router's own affair and not published. */
const UNPUBLISHED = new Set(["bodyLimit", "subject", "errors"]);

const BODY_ERRORS: ErrorStatus[] = [413, 415];
/** Of a body of any type, a file's too. */
const SENDING_ERRORS: ErrorStatus[] = [408];

/** As the contract shows it: what follows from the permission stands in the permission's place. */
export function publishedRoute(route: ApiRoute, tag?: Tag): RouteConfig {
  const { permission } = route;
  const derived = {
    ...(tag && { tags: [TAGS[tag].name] }),
    security: securityOf(permission),
    "x-permission": permission,
  };
  const entries = Object.entries(route)
    .filter(([name]) => !UNPUBLISHED.has(name))
    .flatMap((entry) => (entry[0] === "permission" ? Object.entries(derived) : [entry]));
  const published = Object.fromEntries(entries) as RouteConfig;
  return { ...published, responses: { ...errorResponses(errorsOf(route)), ...route.responses } };
}

/**
 * Any call is refused that names a role that there is not, nearly any under another name than the
 * portal's, any write of another site, and with 409 what a death has ended.
 */
function errorsOf({ method, path, permission, request, errors = [] }: ApiRoute): ErrorStatus[] {
  const hasBody = request?.body?.content["application/json"] !== undefined;
  const session: ErrorStatus[] = isOpenToAnyone(permission) ? [] : [401];
  const write: ErrorStatus[] = method === "get" ? [] : [403];
  const host: ErrorStatus[] = UNDER_ANY_NAME.has(`/api${path}`) ? [] : [421];
  const death: ErrorStatus[] = isToTheLiving(permission) ? [409] : [];
  const sending = request?.body ? SENDING_ERRORS : [];
  const body = hasBody ? BODY_ERRORS : [];
  return [...errors, ...session, ...write, ...host, ...death, ...sending, ...body];
}

function isToTheLiving(permission: Permission): boolean {
  const { support }: Grant = POLICY[permission];
  return [support].flat().includes("toTheLiving");
}

/** Whose session the call asks for; none for a call that is open to anyone and to nobody else. */
function securityOf(permission: Permission): Record<string, string[]>[] {
  const roles = Object.keys(POLICY[permission]).filter((name) => SCHEMES.has(name));
  if (roles.length === 1 && roles[0] === "anyone") return [];
  return roles.map((role) => (role === "anyone" ? {} : { [role]: [] }));
}

export function isOpenToAnyone(permission: Permission): boolean {
  const grant: Grant = POLICY[permission];
  return grant.anyone !== undefined;
}
