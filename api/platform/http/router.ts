import { cut } from "@acompana/kit/format";
import { OpenAPIHono, type RouteHandler, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { permitCall } from "../auth/permit-call.ts";
import type { AppEnv, CtxOf, PermittedEnv } from "../context.ts";
import { invalid, notFound, ServiceError, userNotFound } from "../errors.ts";
import { inZone } from "./moments.ts";
import { BODY_LIMIT, readBody } from "./read-body.ts";
import { type ApiRoute, isOpenToAnyone, publishedRoute } from "./route.ts";
import type { Tag } from "./tags.ts";
import { tolerantRequest } from "./tolerant-request.ts";
import { tidyTexts } from "./typed-text.ts";

/** What the path parts of features are called when they name nothing; see `pathId`. */
const NOT_FOUND: Record<string, () => ServiceError> = { USER_NOT_FOUND: userNotFound };

const LONGEST_NAME = 40;
/** An answer names this many wrong fields, and not thousands. */
const MOST_FIELDS = 20;

/** Error messages repeat only this much of what the sender wrote. */
const quotable = (name: string): string =>
  name.length > LONGEST_NAME ? `${cut(name.toWellFormed(), LONGEST_NAME)}…` : name;

/** Spanish sentences in place of zod's English ones, where a schema has none of its own. */
z.config({
  customError: (issue) => {
    const name = quotable(issue.path?.join(".") ?? "");
    return name ? `Revisa el dato «${name}».` : "Faltan los datos de la petición.";
  },
});

function validationError(issues: readonly z.core.$ZodIssue[]): ServiceError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join(".");
    if (name) fields[quotable(name)] ??= issue.message;
    if (Object.keys(fields).length >= MOST_FIELDS) break;
  }
  const message = issues[0]?.message ?? "Revisa los datos.";
  return new ServiceError(400, "VALIDATION", message, { fields });
}

/** The steps before the validation of every call: permission, then the body if it is JSON. */
function beforeValidation(route: ApiRoute): MiddlewareHandler<AppEnv>[] {
  const { body } = route.request ?? {};
  const permitted = permitCall(route);
  if (!body?.content["application/json"]) return [permitted];
  const who = isOpenToAnyone(route.permission) ? "anyone" : "signedIn";
  const limit = route.bodyLimit ?? BODY_LIMIT[who];
  return [permitted, readBody({ who, limit, isRequired: body.required ?? false })];
}

/** Where a feature adds its calls. None can be added without a permission. */
export type Router = {
  /**
   * A call that is published, permitted and validated, and then answered by a verb: with what it
   * resolves to as JSON, or with nothing where the call has 204. Its input is all that was
   * validated, the path before the body before the query, and what `more` takes from the request.
   *
   * @example createRouter("users").verb(show, showUser).verb(remove, deleteUser)
   */
  verb: <R extends ApiRoute, More = unknown>(
    route: R,
    verb: (ctx: CtxOf<R["permission"]>, input: InputOf<R> & NoInfer<More>) => Promise<AnswerOf<R>>,
    more?: (c: HandlerContext<R>) => More,
  ) => Router;
  /** The same for a call whose answer is more than what a verb resolves to. */
  openapi: <R extends ApiRoute>(
    route: R,
    handler: RouteHandler<R, PermittedEnv<R["permission"]>>,
  ) => Router;
  /** The same for a call whose handler reads the body as a stream; nothing is validated. */
  streamed: <R extends ApiRoute>(
    route: R,
    handler: (c: HandlerContext<R>) => Promise<Response>,
  ) => Router;
  /** All of it as a part of an app. */
  hono: OpenAPIHono<AppEnv>;
};

type HandlerContext<R extends ApiRoute> = Context<PermittedEnv<R["permission"]>>;

type Json<S> = { content: { "application/json": { schema: S } } };
type Validated<R, Part extends string> = R extends {
  request: { [name in Part]: z.ZodType<infer Value> };
}
  ? Value
  : unknown;
type ValidatedBody<R> = R extends { request: { body: Json<z.ZodType<infer Value>> } }
  ? Value
  : unknown;
type InputOf<R> = Validated<R, "params"> & Validated<R, "query"> & ValidatedBody<R>;

type AnswerOf<R> = R extends {
  responses: { 200: Json<infer S extends z.ZodType> } | { 201: Json<infer S extends z.ZodType> };
}
  ? z.input<S>
  : R extends { responses: { 204: object } }
    ? unknown
    : never;

const PARTS = ["query", "json", "param"] as const;

/**
 * A router whose failed validations all become a `ServiceError`, and whose calls read a body only
 * once the policy has let their sender through. The contract lists them under `tag`.
 */
export function createRouter(tag?: Tag): Router {
  const hono = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  const router: Router = {
    hono,
    verb: (route, verb, more) =>
      router.openapi(route, (async (c: HandlerContext<typeof route>) => {
        const parts = PARTS.map((part) => c.req.valid(part as never));
        const input = Object.assign({}, ...parts, more?.(c));
        const answer = await verb(c.var.ctx, input);
        const status = ([200, 201] as const).find((one) => one in route.responses);
        return status ? c.json(answer, status) : c.body(null, 204);
      }) as never),
    openapi: (route, handler) => {
      const published = publishedRoute(route, tag);
      hono.openAPIRegistry.registerPath(published);
      const request = tolerantRequest(published.request);
      const middleware = beforeValidation(route);
      // The handler's own context is the one that `permitCall` has put there.
      hono.openapi({ ...published, request, middleware, hide: true }, handler as never);
      return router;
    },
    streamed: (route, handler) => {
      hono.openAPIRegistry.registerPath(publishedRoute(route, tag));
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

const refuseInvalid: Hook = (result, c) => {
  if (result.success) {
    inZone(result.data, c.var.ctx.config.timeZone);
    const wrong = tidyTexts(result.data);
    if (!wrong) return;
    throw invalid(quotable(wrong[0]), wrong[1]);
  }
  const { issues } = result.error;
  // No row has an id that is no UUID, so the answer is 'not found', not 'invalid'.
  if (result.target === "param") throw (NOT_FOUND[issues[0]?.message ?? ""] ?? notFound)();
  throw validationError(issues);
};
