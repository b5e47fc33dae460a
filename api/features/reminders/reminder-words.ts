import { z } from "@hono/zod-openapi";
import { CATEGORIES, type ReminderWords } from "../../db/schema/reminders.ts";
import { emptyAsMissing, emptyAsNull, requiredText, tooLong } from "../../platform/http/fields.ts";

export const REQUIRED = "Por favor completa el título y la fecha/hora.";

type Fields = Record<keyof ReminderWords, z.ZodType>;

const title = requiredText(REQUIRED);
const description = z.string().trim().max(1000, tooLong(1000, "La descripción es demasiado larga"));
const category = z.enum(CATEGORIES, { error: "Esa categoría no existe." });

/**
 * What a new reminder says. Everything that keeps, changes or shows these words takes them from
 * this file.
 */
export const newWords = {
  title,
  description: emptyAsMissing(description).transform((given) => given || null),
  category: category.default("Personal"),
} satisfies Fields;

/** The same as they are changed: what is left out stays as it is, and what is emptied goes. */
export const changedWords = {
  title: title.optional(),
  description: emptyAsNull(description),
  category: category.optional(),
} satisfies Fields;

/** The same as they are read. */
export const wordFields = {
  title: z.string(),
  description: z.string().nullable(),
  category,
} satisfies Fields;

export const wordsExample = {
  title: "Tomar la pastilla de la tensión",
  description: "Con un vaso de agua",
  category: "Medicación",
} satisfies ReminderWords;

const NAMES = Object.keys(wordFields) as (keyof ReminderWords)[];

type Given = { [Name in keyof ReminderWords]?: unknown };
type WordsOf<From> = {
  [Name in keyof From as Extract<Name, keyof ReminderWords>]: Exclude<From[Name], undefined>;
};

/** The words that a change gives or a row has, and nothing else of it. */
export function wordsOf<From extends Given>(from: From): WordsOf<From> {
  const words: Given = {};
  for (const name of NAMES) if (from[name] !== undefined) words[name] = from[name];
  return words as WordsOf<From>;
}
