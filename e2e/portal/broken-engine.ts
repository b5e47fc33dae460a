import type { Page } from "@playwright/test";

/** How a browser fails: it lacks something, it throws, it never comes to an end. */
export type Failing = "lacks" | "throws" | "never";

/**
 * Makes the page's browser fail at one of its own functions, until it is mended.
 *
 * @param path from the global object, such as `XMLHttpRequest.prototype.send`
 * @returns mends it
 */
export async function breakEngine(
  page: Page,
  path: string,
  failing: Failing,
): Promise<() => Promise<void>> {
  await page.evaluate(
    ([steps, how]) => {
      const all = steps.split(".");
      const name = all.pop() ?? "";
      const owner = all.reduce<object>((from, step) => Reflect.get(from, step), globalThis);
      const own = Object.getOwnPropertyDescriptor(owner, name);
      if (!own) throw new Error(`${steps} is nowhere`);
      const broken = {
        lacks: undefined,
        throws() {
          throw new TypeError(`broken: ${steps}`);
        },
        never: () => new Promise(() => {}),
      }[how];
      Object.defineProperty(owner, name, { ...own, value: broken });
      Reflect.set(globalThis, "mend", () => Object.defineProperty(owner, name, own));
    },
    [path, failing] as const,
  );
  return () => page.evaluate(() => void Reflect.get(globalThis, "mend")());
}
