import { expect } from "@playwright/test";
import type { RunningEngine, Tab } from "./engine.ts";

/** What a browser says of a page that is as it is meant to be, and why. */
const ALLOWED: readonly { line: RegExp; why: string }[] = [
  {
    line: /The Cross-Origin-Opener-Policy header has been ignored/,
    why: "by http it holds for nobody: only https and this computer are trusted with it",
  },
];

/** What of these lines is not allowed. */
export const refused = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !ALLOWED.some((allowed) => allowed.line.test(line)));

/** What the pages complained of until the browser had ended, which may write some of it late. */
export async function complaintsIn(
  start: () => Promise<RunningEngine>,
  run: (tab: Tab, engine: RunningEngine) => Promise<void>,
): Promise<readonly string[]> {
  const engine = await start();
  try {
    const tab = await engine.tab();
    await run(tab, engine).catch(async (error: unknown) => {
      // No trace is left of these engines.
      console.log(await tab.ask(() => `${location.href} shows: ${document.body.innerText}`));
      console.log(`It complained of: ${engine.complaints().join("\n")}`);
      throw error;
    });
  } finally {
    await engine.stop();
  }
  return refused(engine.complaints());
}

/** Runs in a browser, whose pages must complain of nothing. */
export async function inEngine(...steps: Parameters<typeof complaintsIn>): Promise<void> {
  expect(await complaintsIn(...steps)).toEqual([]);
}
