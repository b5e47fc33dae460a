import { type RouteConfig, createRoute as zodRoute } from "@hono/zod-openapi";
import { type Grant, type Permission, POLICY } from "../policy.ts";

/** A call of the contract. `security` is not written by hand: it follows from the permission. */
export type ApiRoute = RouteConfig & {
  permission: Permission;
  security?: never;
  /** `row`: only a row tells whom the call is about, so the verb asks the policy. */
  subject?: "row";
  /** In bytes, where a call takes more JSON than others. */
  bodyLimit?: number;
};

/** Declares a call; it is made by `createRouter().openapi()`. */
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
const UNPUBLISHED = new Set(["bodyLimit", "subject"]);

/** As the contract shows it: what follows from the permission stands in the permission's place. */
export function publishedRoute(route: ApiRoute): RouteConfig {
  const { permission } = route;
  const derived = { security: securityOf(permission), "x-permission": permission };
  const entries = Object.entries(route)
    .filter(([name]) => !UNPUBLISHED.has(name))
    .flatMap((entry) => (entry[0] === "permission" ? Object.entries(derived) : [entry]));
  return Object.fromEntries(entries) as RouteConfig;
}

/** Whose session the call asks for; none for a call that is open to anyone and to nobody else. */
function securityOf(permission: Permission): Record<string, string[]>[] {
  const roles = Object.keys(POLICY[permission]).filter((name) => SCHEMES.has(name));
  if (roles.length === 1 && roles[0] === "anyone") return [];
  return roles.map((role) => (role === "anyone" ? {} : { [role]: [] }));
}

export const isOpenToAnyone = ({ permission }: ApiRoute): boolean => {
  const grant: Grant = POLICY[permission];
  return grant.anyone !== undefined;
};
