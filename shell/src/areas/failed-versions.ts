import type { FailureKind } from "./failure.ts";

// Apart from what heals: whoever asks for new releases at the landing needs no federation for it.

/** How what has failed in this page did so, by area and version. */
const failed = new Map<string, FailureKind>();
/** Another try may find these all the same. */
const UNFETCHED: readonly FailureKind[] = ["missing", "chunk", "style"];

/** The server takes so many. */
const MOST_FAILED = 50;

export const keyOf = (name: string, version: string) => `${name} ${version}`;

export const noteFailed = (name: string, version: string, kind: FailureKind): void =>
  void failed.set(keyOf(name, version), kind);

/** Whether a version of an area is not to be used again in this page. */
export const hasFailed = (name: string, version: string): boolean =>
  failed.has(keyOf(name, version));

export const failedOf = (name: string): string[] =>
  [...failed.keys()]
    .filter((key) => key.startsWith(`${name} `))
    .map((key) => key.slice(name.length + 1))
    .slice(-MOST_FAILED);

/** What could not be fetched may be tried again. */
export function forgetUnfetched(): void {
  for (const [key, kind] of failed) if (UNFETCHED.includes(kind)) failed.delete(key);
}

/** Where nothing of an area is left, all of it may be tried again. */
export function forgetFailed(name: string): void {
  for (const version of failedOf(name)) failed.delete(keyOf(name, version));
}
