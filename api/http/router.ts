import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "../context.ts";
import { notFound, ServiceError, userNotFound } from "../errors.ts";

/** What the path parts of features are called when they name nothing; see `pathId`. */
const NOT_FOUND: Record<string, () => ServiceError> = { USER_NOT_FOUND: userNotFound };

const LONGEST_NAME = 40;
const MOST_NAMES = 10;

/** What the sender wrote is quoted back only as far as a person would read it. */
const quotable = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name;

function surplus([first = "", ...others]: string[]): string {
  const name = `«${quotable(first)}»`;
  return others.length === 0 ? `Sobra el dato ${name}.` : `Sobran datos: ${name} y otros.`;
}

/** Sentences for the issues whose schema gives none of its own, instead of zod's English. */
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

/** A router whose failed validations all become a `ServiceError`. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) {
        if (isStorable(result.data)) return;
        throw new ServiceError(
          400,
          "VALIDATION",
          "El texto contiene caracteres que no se admiten.",
        );
      }
      const { issues } = result.error;
      // An id that is no UUID names nothing: that is 'not found', not 'invalid'.
      if (result.target === "param") throw (NOT_FOUND[issues[0]?.message ?? ""] ?? notFound)();
      throw validationError(issues);
    },
  });
