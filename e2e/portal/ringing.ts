import { expect, type Locator, type Page } from "@playwright/test";
import { leap, takeClock } from "./clock.ts";
import { enrol } from "./fixtures.ts";
import { card, enterByPin } from "./home.ts";
import { enterHome } from "./person.ts";
import type { Portal } from "./portal-process.ts";
import { noteSound, playedSound } from "./sound.ts";
import { fakeSpeech, said } from "./speech.ts";

/**
 * How far behind the page is, in ms: more than the journey's 41 minutes, and so that what is due
 * four minutes later is of the same day.
 */
export function behindOfItsDay(): number {
  const day = (at: number) =>
    new Date(at).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const [early, late] = [60 * 60_000, 50 * 60_000];
  const opened = Date.now() - early;
  return day(opened) === day(opened + 5 * 60_000) ? early : late;
}

/** A small tablet, and a small telephone. */
const SMALL = [
  { width: 1024, height: 600 },
  { width: 320, height: 568 },
];

/** What rings is answered without scrolling, in small windows too. */
async function expectWhole(page: Page, ring: Locator) {
  const before = page.viewportSize();
  for (const size of SMALL) {
    await page.setViewportSize(size);
    const where = `at ${size.width}×${size.height}`;
    await expect(ring.getByRole("heading"), where).toBeInViewport({ ratio: 1 });
    for (const answer of ["Hecho", "En 10 minutos"])
      await expect(ring.getByRole("button", { name: answer }), where).toBeInViewport({ ratio: 1 });
  }
  if (before) await page.setViewportSize(before);
}

/** What the page has said last. */
export const lastSaid = async (page: Page) => (await said(page)).at(-1)?.text;

/**
 * Opens the home of Amparo, who takes a pill four minutes later, with the page's clock in hand and
 * a browser that speaks.
 *
 * @param description what is noted down of the pill
 */
export async function openBeforePill(page: Page, portal: Portal, description?: string) {
  const person = await enrol(portal, { name: "Amparo Gil", pin: "5036" });
  const call = await enterHome(portal, person);
  const reminders = `/api/users/${person.id}/reminders`;
  const opened = await takeClock(page, behindOfItsDay());
  const pill = {
    title: "Tomar la pastilla",
    dateTime: new Date(opened + 240_000).toISOString(),
  };
  await call("POST", reminders, { ...pill, ...(description && { description }) });
  await fakeSpeech(page);
  await page.addInitScript(noteSound);
  const list = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(reminders) && answer.request().headers()["acompana-background"] === "1",
    // Three steps are taken meanwhile.
    { timeout: 0 },
  );
  await enterByPin(page, person);
  // Whatever rings later, the PIN's keys have woken the page.
  await expect.poll(() => page.evaluate(playedSound)).toEqual({ states: ["running"], tones: 0 });
  return {
    person,
    call,
    reminders,
    opened,
    pill,
    /** Lets what rings be loaded, a moment after the home, and read the list. */
    async letRing() {
      await page.clock.runFor(3_000);
      await list;
    },
  };
}

/**
 * Plays a sudoku, four minutes later, until a reminder rings: it is heard and said, answered
 * without scrolling, and the game's time stands still.
 */
export async function ringInSudoku(page: Page, title: string) {
  await card(page, "Juegos").click();
  for (const game of ["Otros juegos", "Sudoku"]) await card(page, game).click();
  const played = () => page.locator("dt:has-text('Tiempo') + dd").textContent();
  await expect.poll(played).toMatch(/^\d:\d\d$/);
  await leap(page, 240_000);
  const ring = page.getByRole("dialog", { name: title });
  await expect(ring).toBeVisible();
  await expect.poll(() => lastSaid(page)).toBe("Es la hora.");
  const { states, tones } = await page.evaluate(playedSound);
  expect(states).toEqual(["running"]);
  expect(tones).toBeGreaterThanOrEqual(2);
  const stopped = await played();
  await page.clock.runFor(5_000);
  expect(await played()).toBe(stopped);
  await expectWhole(page, ring);
  return { ring, played, stopped };
}
