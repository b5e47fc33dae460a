import { ApiError } from "@acompana/kit/api";

/** What people are told of a call that failed: the server's words, and its fields', or `fallback`. */
export function refusal(error: unknown, fallback: string) {
  const known = error instanceof ApiError ? error : null;
  return { alert: { message: known?.sentence ?? fallback }, fields: known?.refusal.fields };
}
