import type { Browser } from "@playwright/test";
import { expect, test } from "./portal/test.ts";

const FRAMES_PER_SECOND = 60;
/** As slow as a cheap tablet beside this machine. */
const SLOW_DOWN = 4;
const TURNS = 16;

test("frames while a card turns", async ({ page }) => {
  await page.goto("/embed/juegos.html?juego=parejas");
  const card = (n: number) => page.getByRole("button", { name: `Carta ${n}, boca abajo` });
  await expect(card(16)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });

  let drawn = 0;
  let wanted = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const { frames, ms } = await page.evaluate(
      () =>
        new Promise<{ frames: number; ms: number }>((resolve) => {
          const covered = "button[aria-label$='boca abajo']";
          document.querySelector<HTMLElement>(covered)?.click();
          let frames = 0;
          let begun = 0;
          const count = (now: number) => {
            begun ||= now;
            // The 220 ms that the turn of a card itself takes.
            if (now - begun >= 220) return resolve({ frames, ms: now - begun });
            frames += 1;
            requestAnimationFrame(count);
          };
          requestAnimationFrame(count);
        }),
    );
    drawn += frames;
    wanted += (ms / 1000) * FRAMES_PER_SECOND;
    // Waits until two cards have settled.
    await page.waitForTimeout(turn % 2 === 1 ? 2_000 : 100);
  }
  const row = `frames while a card turns, ${SLOW_DOWN}× slower CPU, of 60 a second`;
  console.log(`\n${row.padEnd(58)} ${(drawn / wanted).toFixed(2).padStart(6)}   ≥ 0.95`);
});

/** A telephone on a slow line: 1.6 Mbit/s, 150 ms, and its processor. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const VISITS = 5;

/** The largest paint of a page's first visit, in ms from its start. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.goto(address, { waitUntil: "networkidle" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return time;
}

test("the landing's largest paint", async ({ browser, portal }) => {
  const times: Record<string, number[]> = { "": [], "project-info": [] };
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [path, all] of Object.entries(times)) {
      all.push(await largestPaint(browser, `${portal.url}/${path}`));
    }
  }
  const [landing = 0, other = 0] = Object.values(times).map(
    (all) => all.toSorted((one, two) => one - two)[(VISITS - 1) / 2] ?? 0,
  );
  const how = `${landing.toFixed(0)} to ${other.toFixed(0)} ms, telephone on a slow line`;
  const row = "largest paint of the landing to /project-info";
  console.log(
    `\n${row.padEnd(58)} ${(landing / other).toFixed(2).padStart(6)}   ≤ 1        ${how}`,
  );
});
