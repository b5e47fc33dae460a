import { expect, type Locator, type Page } from "@playwright/test";
import { openMainSelect } from "./steps.ts";

/** A finger on Chromium's glass, which may tremble, roll or lie long. */
export interface Finger {
  /** Comes down in the middle of it, moves by so many px to the right and down, and lifts. */
  roll: (target: Locator, right: number, down?: number) => Promise<void>;
  /** Comes down, and while it lies there something else happens. */
  during: (target: Locator, act: () => Promise<unknown>) => Promise<void>;
  /** Comes down twice in its middle, the second time when another control lies there instead. */
  twice: (target: Locator) => Promise<void>;
}

interface Point {
  x: number;
  y: number;
  id?: number;
}

/** Sends touches as the system does: what they lead to is the browser's own. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    async roll(target, right, down = 0) {
      const { x, y } = await middle(target, right, down);
      await send("touchStart", { x, y });
      for (const part of [0.25, 0.5, 0.75, 1])
        await send("touchMove", { x: x + right * part, y: y + down * part });
      await send("touchEnd");
    },
    async during(target, act) {
      const { x, y } = await middle(target, 0, 0);
      await send("touchStart", { x, y });
      await act();
      await send("touchEnd");
    },
    async twice(target) {
      const place = await middle(target, 0, 0);
      const own = await target.elementHandle();
      for (const isSecond of [false, true]) {
        const met = () => page.evaluate(isMet, [own, place] as const);
        await expect.poll(met, { message: `${target}, ${isSecond}` }).toBe(isSecond);
        await send("touchStart", place);
        await send("touchEnd");
      }
    },
  };
}

/** In the page: whether at this place of the window lies a control, and not this one. */
function isMet([own, { x, y }]: readonly [Node | null, Point]): boolean {
  const hit = document.elementFromPoint(x, y)?.closest("button, a[href]") ?? null;
  return hit !== null && hit !== own;
}

/** Where it comes down, so that the way lies around the middle of what is touched. */
async function middle(target: Locator, right: number, down: number): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be touched is not on the page");
  return { x: box.x + box.width / 2 - right / 2, y: box.y + box.height / 2 - down / 2 };
}

export const pinField = (page: Page) => page.getByLabel("Escribe tu PIN de 4 números");

/** To the choice of a face, and by a finger that rolls on to the PIN. */
export async function openPin(page: Page, finger: Finger, name: string): Promise<void> {
  await openMainSelect(page);
  await finger.roll(page.getByRole("button", { name: "Usuarios" }), 16);
  await finger.roll(page.getByRole("button", { name }), 0, 16);
  await expect(pinField(page)).toBeVisible();
}
