import { OpenAPIHono, type RouteHandler, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { permitCall } from "../auth/permit-call.ts";
import type { AppEnv, PermittedEnv } from "../context.ts";
import { notFound, ServiceError, userNotFound } from "../errors.ts";
import { BODY_LIMIT, readBody } from "./read-body.ts";
import { type ApiRoute, isOpenToAnyone, publishedRoute } from "./route.ts";

/** What the path parts of features are called when they name nothing; see `pathId`. */
const NOT_FOUND: Record<string, () => ServiceError> = { USER_NOT_FOUND: userNotFound };

const LONGEST_NAME = 40;
const MOST_NAMES = 10;
/** An answer names this many wrong fields, and not thousands. */
const MOST_FIELDS = 20;

/** Error messages repeat only this much of what the sender wrote. */
const quotable = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name;

function surplus([first = "", ...others]: string[]): string {
  const name = `«${quotable(first)}»`;
  return others.length === 0 ? `Sobra el dato ${name}.` : `Sobran datos: ${name} y otros.`;
}

/** Spanish sentences in place of zod's English ones, where a schema has none of its own. */
z.config({
  customError: (issue) => {
    if (issue.code === "unrecognized_keys") return surplus(issue.keys);
    const name = quotable(issue.path?.join(".") ?? "");
    return name ? `Revisa el dato «${name}».` : "Faltan los datos de la petición.";
  },
});

function validationError(issues: readonly z.core.$ZodIssue[]): ServiceError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const names =
      issue.code === "unrecognized_keys" ? issue.keys.slice(0, MOST_NAMES) : [issue.path.join(".")];
    for (const name of names) if (name) fields[quotable(name)] ??= issue.message;
    if (Object.keys(fields).length >= MOST_FIELDS) break;
  }
  const message = issues[0]?.message ?? "Revisa los datos.";
  return new ServiceError(400, "VALIDATION", message, { fields });
}

/** Postgres stores neither NUL nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isStorable);
}

/** The steps before the validation of every call: permission, then the body if it is JSON. */
function beforeValidation(route: ApiRoute): MiddlewareHandler<AppEnv>[] {
  const { body } = route.request ?? {};
  const permitted = permitCall(route);
  if (!body?.content["application/json"]) return [permitted];
  const who = isOpenToAnyone(route) ? "anyone" : "signedIn";
  const limit = route.bodyLimit ?? BODY_LIMIT[who];
  return [permitted, readBody({ who, limit, isRequired: body.required ?? false })];
}

/** Where a feature adds its calls. None can be added without a permission. */
export type Router = {
  /** A call that is published, permitted and validated, in this order before its handler runs. */
  openapi: <R extends ApiRoute>(
    route: R,
    handler: RouteHandler<R, PermittedEnv<R["permission"]>>,
  ) => Router;
  /** The same for a call whose handler reads the body as a stream; nothing is validated. */
  streamed: <R extends ApiRoute>(
    route: R,
    handler: (c: StreamedContext<R>) => Promise<Response>,
  ) => Router;
  /** All of it as a part of an app. */
  hono: OpenAPIHono<AppEnv>;
};

type StreamedContext<R extends ApiRoute> = Context<PermittedEnv<R["permission"]>>;

/**
 * A router whose failed validations all become a `ServiceError`, and whose calls read a body only
 * once the policy has let their sender through.
 */
export function createRouter(): Router {
  const hono = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  const router: Router = {
    hono,
    openapi: (route, handler) => {
      const middleware = beforeValidation(route);
      // The handler's own context is the one that `permitCall` has put there.
      hono.openapi({ ...publishedRoute(route), middleware }, handler as never);
      return router;
    },
    streamed: (route, handler) => {
      hono.openAPIRegistry.registerPath(publishedRoute(route));
      hono.on(
        route.method,
        [route.path.replaceAll(/\/{(.+?)}/g, "/:$1")],
        ...beforeValidation(route),
        handler as never,
      );
      return router;
    },
  };
  return router;
}

type Hook = NonNullable<
  NonNullable<ConstructorParameters<typeof OpenAPIHono<AppEnv>>[0]>["defaultHook"]
>;

const refuseInvalid: Hook = (result) => {
  if (result.success) {
    if (isStorable(result.data)) return;
    throw new ServiceError(400, "VALIDATION", "El texto contiene caracteres que no se admiten.");
  }
  const { issues } = result.error;
  // No row has an id that is no UUID, so the answer is 'not found', not 'invalid'.
  if (result.target === "param") throw (NOT_FOUND[issues[0]?.message ?? ""] ?? notFound)();
  throw validationError(issues);
};
