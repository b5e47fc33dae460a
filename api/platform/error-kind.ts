/**
 * Class and code of an error for the log, of its cause where it has one. Its message or a statement
 * could carry somebody's data.
 */
export function kindOf(error: unknown): { kind: string; detail: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return { kind: typeof cause, detail: "" };
  const { name, code } = cause as Error & { code?: unknown };
  return { kind: name, detail: String(code ?? "") };
}
