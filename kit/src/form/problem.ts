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
 * Where fields say what is wrong, a toast would lie over them: its words become the form's line.
 * Said once: a line that is there already stays as it is.
 */
export function saidInForm(problem: Problem | null): Problem | null {
  if (!problem?.toast || !Object.values(problem.fields ?? {}).some(Boolean)) return problem;
  const { toast, line, ...rest } = problem;
  const said = toast.description ? `${toast.title}. ${toast.description}` : toast.title;
  return { ...rest, line: line ?? said };
}

/** The API's sentences about single fields; nothing when the answer named none. */
export const fieldSentences = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.body.fields : undefined;

/** A failed call as a dialog: the server's sentence, or `fallback`; and its sentences for fields. */
export function alertOf(error: unknown, fallback: string): Problem {
  return { alert: { message: sentenceOf(error) ?? fallback }, fields: fieldSentences(error) };
}

/**
 * A dialog on top of fields that say what is wrong would only cover them: its sentence stands as the
 * line above the button instead, unless a field says the same.
 *
 * @param isDrawn whether the form shows the sentence of a field
 */
export function withoutNeedlessDialog(
  problem: Problem | null,
  isDrawn: (field: string) => boolean,
): Problem | null {
  const wrong = Object.entries(problem?.fields ?? {});
  if (!problem?.alert || wrong.length === 0) return problem;
  if (!wrong.every(([field]) => isDrawn(field))) return problem;
  const { alert, ...rest } = problem;
  const isSaid = wrong.some(([, sentence]) => sentence === alert.message);
  return { line: isSaid ? undefined : alert.message, ...rest };
}

/** Whether the server does not know the session any more. The shell says so and leads to the login. */
export const sessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** The fields that have something to say, or null when none has. */
export function wrongFields<Field extends string>(
  checked: Record<Field, string | undefined>,
): Partial<Record<Field, string>> | null {
  const wrong = Object.entries(checked).filter(([, sentence]) => sentence !== undefined);
  return wrong.length ? (Object.fromEntries(wrong) as Partial<Record<Field, string>>) : null;
}
