import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Fetched } from "./budget.ts";

/** What comes some time after the screen; on a slow machine while it is being looked at. */
const LATER = new RegExp(
  `/(${[
    ...["role-overlay", "screen-parts", "use-mark-undo", "use-press-debounce"],
    ...["reader", "reading-mark", "speech", "use-ring", "hold-screen"],
    ...["toasts", "healing", "idle-question", "renewal"],
  ].join("|")})-`,
);

/**
 * Counts the scripts that a page fetches from now on.
 *
 * @returns all of them until it is called, as `<area>/<path>`, and their size
 */
export function watchScripts(page: Page): () => Promise<Fetched & { paths: string[] }> {
  const bodies: Promise<number>[] = [];
  const paths: string[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script" || LATER.test(answer.url())) return;
    paths.push(answer.url().replace(/^.*\/releases\/(\w+)\/[^/]+/, "$1"));
    const size = answer.body().then((body) => gzipSync(body).length);
    // Nobody asks for one that comes as the test ends; who asks still hears of a failure.
    size.catch(() => {});
    bodies.push(size);
  });
  return async () => {
    const sizes = await Promise.all(bodies);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { requests: sizes.length, bytes, paths: [...paths] };
  };
}
