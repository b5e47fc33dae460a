import { z } from "@hono/zod-openapi";
import { shownEmail } from "../../db/email-column.ts";
import type { ErrorCode } from "../errors.ts";
import { SHORTEST_ANYWHERE } from "../secrets/shortest-password.ts";
import { composed, withoutLeftovers } from "./typed-text.ts";

const EXAMPLE_ID = "7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10";

/** An id in an answer. */
export const id = z.uuid().openapi({ example: EXAMPLE_ID });

/**
 * An id in a body or query: any text, because an id that is no UUID is 'not found', not 'invalid'.
 * Ids that come in have one spelling, as those of the database, with which they are compared.
 */
export const looseId = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(100, missing)
    .openapi({ format: "uuid", example: EXAMPLE_ID });

/** An id in the path, in small letters; `code` is answered when it is no UUID. */
export const pathId = (name: string, code: ErrorCode) =>
  z
    .uuid({ error: code })
    .toLowerCase()
    .openapi({ param: { name, in: "path" }, example: EXAMPLE_ID });

/** The path of every call about an older person: the person's id has this one name. */
export const userParams = z.object({ userId: pathId("userId", "USER_NOT_FOUND") });

const inFigures = new Intl.NumberFormat("es-ES", { useGrouping: true });

/** @param what with its article and adjective, as in "La nota es demasiado larga" */
export const tooLong = (most: number, what = "El texto es demasiado largo"): string =>
  `${what}: caben ${inFigures.format(most)} letras.`;

/** Trimmed text that must say something. */
export const requiredText = (missing: string, max = 120) =>
  z
    .string({ error: missing })
    .overwrite(withoutLeftovers)
    .trim()
    .min(1, missing)
    .max(max, tooLong(max));

/**
 * What a browser's field for an address lets through, with a point in what follows the @; there the
 * letters of Latin writing too, as in logroño.es. No others: they look like these and are not.
 */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$/;

/** One spelling of an address: in small letters, its domain as people write it (logroño.es). */
export const oneEmail = (typed: string): string =>
  shownEmail(
    composed(typed.replace(/\p{Cf}/gu, ""))
      .trim()
      .toLowerCase(),
  );

/** Whether another sign than those of English stands before the last @. */
const hasForeignStart = (address: string): boolean =>
  /[^ -~]/.test(address.slice(0, Math.max(0, address.lastIndexOf("@"))));

/** In one spelling, so that one person has one account. */
export const emailAddress = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite(oneEmail)
    .min(1, missing)
    .max(254, tooLong(254, "El correo es demasiado largo"))
    .regex(EMAIL, {
      error: ({ input }) =>
        hasForeignStart(String(input))
          ? "Delante de la @ no puede haber tildes ni eñes."
          : "Escribe un correo electrónico válido, como nombre@ejemplo.es.",
    })
    .openapi({ format: "email", example: "ana@villanueva.es" });

/** A password being chosen; never trimmed. */
export const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .min(SHORTEST_ANYWHERE, `La contraseña debe tener al menos ${SHORTEST_ANYWHERE} caracteres.`)
    .max(200, tooLong(200, "La contraseña es demasiado larga"))
    .openapi({ format: "password", example: "tres-gatos-azules" });

/**
 * A whole object or nothing. Of a schema that has a name in the contract `.nullable()` would make
 * the name itself null, or say nothing of null at all.
 */
export const orNull = <S extends z.ZodType>(schema: S) => z.union([schema, z.null()]);

/** A text that may be emptied: '' and null say so, and a field that is left out says nothing. */
export const emptyAsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable().optional());

/** Forms send '', blanks or null for a field left empty. */
export const emptyAsMissing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "string" && value.trim() === "");
