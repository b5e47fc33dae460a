import { ApiError, sentenceOf } from "../api/index.ts";
import type { Toast } from "../area/index.ts";

/** What keeps a form from being sent, in the words that people are shown. */
export interface Problem {
  /** The centred line above the button. */
  line?: string | undefined;
  /** The sentence of the shell's dialog, and what stands below it. */
  alert?: { message: string; detail?: string | undefined } | undefined;
  /** A short notice of the shell. */
  toast?: Toast | undefined;
  /** The sentence under each wrong field, by the field's name. */
  fields?: Partial<Record<string, string>> | undefined;
}

/**
 * Where fields say what is wrong, a dialog or a toast would only cover them: its words become the
 * form's line, unless there is one, or a field says the same.
 *
 * @param isDrawn whether the form shows the sentence of a field
 */
export function saidInForm(
  problem: Problem | null,
  isDrawn: (field: string) => boolean,
): Problem | null {
  const wrong = Object.entries(problem?.fields ?? {}).filter(([, sentence]) => sentence);
  if (!problem || wrong.length === 0) return problem;
  const { alert, toast, ...rest } = problem;
  const said =
    alert?.message ?? (toast && [toast.title, toast.description].filter(Boolean).join(" – "));
  const isSaid = wrong.some(([field, sentence]) => isDrawn(field) && sentence === said);
  return isSaid ? rest : { ...rest, line: rest.line ?? said };
}

/** The API's sentences about single fields; nothing when the answer named none. */
export const fieldSentences = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.body.fields : undefined;

/** A failed call as a dialog: the server's sentence or `fallback`, and those for fields. */
export function alertOf(error: unknown, fallback: string): Problem {
  return { alert: { message: sentenceOf(error) ?? fallback }, fields: fieldSentences(error) };
}

/** Whether the server has forgotten the session. The shell says so, and offers the login. */
export const sessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** The fields that have something to say, or null when none has. */
export function wrongFields<Field extends string>(
  checked: Record<Field, string | undefined>,
): Partial<Record<Field, string>> | null {
  const wrong = Object.entries(checked).filter(([, sentence]) => sentence !== undefined);
  return wrong.length ? (Object.fromEntries(wrong) as Partial<Record<Field, string>>) : null;
}
