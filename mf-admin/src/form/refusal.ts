import { ApiError, sentenceOf } from "@acompana/kit/api";

/** What people are told of a call that failed: the server's words, and its fields', or `fallback`. */
export function refusal(error: unknown, fallback: string) {
  return {
    alert: { message: sentenceOf(error) ?? fallback },
    fields: error instanceof ApiError ? error.refusal.fields : undefined,
  };
}
