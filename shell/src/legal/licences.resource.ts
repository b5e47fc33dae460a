/** What `kit/build/notices.mjs` writes of a package. */
export interface Notice {
  name: string;
  version: string;
  /** An SPDX expression. */
  license: string;
  text: string;
}

/** Each team writes its own. */
const isNotice = (value: unknown): value is Notice =>
  ["name", "version", "license", "text"].every((field) => typeof Object(value)[field] === "string");

/** Of a release: what it carries, that it carries none, or that nobody could read it now. */
export type Notices = Notice[] | "missing" | "unread";

/** A telephone on a slow line needs a moment for all of them. */
const PATIENCE_MS = 20_000;

/** Never throws: what went wrong is the answer. */
export async function readNotices(address: string | URL): Promise<Notices> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 404) return "missing";
    const notices: unknown = answer.ok ? await answer.json() : null;
    return Array.isArray(notices) && notices.every(isNotice) ? notices : "unread";
  } catch {
    return "unread";
  }
}
