import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./portal/test.ts";

const FRAMES_PER_SECOND = 60;
/** As slow as the cheapest tablet beside this machine. */
const SLOW_GAME = 6;
/** As slow as a telephone beside it. */
const SLOW_DOWN = 4;
/** Milliseconds that a card turns; that a pair waits and then rises. */
const TURN_MS = 320;
const PAIR_MS = 1300;
/** Milliseconds after which two different cards lie face down again. */
const SETTLED_MS = 2000;

/** Turns a card that is face down, and counts the frames that are drawn in so many milliseconds. */
async function turnCard(page: Page, card: number, ms: number) {
  return await page.evaluate(
    ({ name, ms }) =>
      new Promise<{ frames: number; ms: number; symbol: string }>((resolve) => {
        const button = document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`);
        button?.click();
        let frames = 0;
        let begun = 0;
        const count = (now: number) => {
          begun ||= now;
          if (now - begun >= ms) {
            const [, symbol = ""] = /: (\p{L}+)/u.exec(button?.ariaLabel ?? "") ?? [];
            return resolve({ frames, ms: now - begun, symbol });
          }
          frames += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
    { name: `Carta ${card}, boca abajo`, ms },
  );
}

test("frames while cards turn and a pair rises", async ({ page }) => {
  await page.goto("/embed/juegos.html?juego=parejas&dificultad=facil");
  await expect(page.getByRole("button", { name: "Carta 16, boca abajo" })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_GAME });
  const counted = { turn: { drawn: 0, wanted: 0 }, pair: { drawn: 0, wanted: 0 } };
  const turn = async (card: number, of: keyof typeof counted) => {
    const { frames, ms, symbol } = await turnCard(page, card, of === "pair" ? PAIR_MS : TURN_MS);
    counted[of].drawn += frames;
    counted[of].wanted += (ms / 1000) * FRAMES_PER_SECOND;
    return symbol;
  };

  // First every card is looked at, two by two; then each pair is turned.
  const places = new Map<string, number[]>();
  for (let card = 1; card <= 16; card++) {
    const symbol = await turn(card, "turn");
    places.set(symbol, [...(places.get(symbol) ?? []), card]);
    if (card % 2 === 0) await page.waitForTimeout(SETTLED_MS);
  }
  for (const [first = 0, second = 0] of places.values()) {
    if ((await page.getByRole("button", { name: `Carta ${first}, boca abajo` }).count()) === 0)
      continue;
    await turn(first, "turn");
    await turn(second, "pair");
  }
  await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
  for (const [what, { drawn, wanted }] of Object.entries({
    "a card turns": counted.turn,
    "a pair is turned and rises": counted.pair,
  })) {
    const row = `frames while ${what}, ${SLOW_GAME}× slower, of 60 a second`;
    console.log(`\n${row.padEnd(58)} ${(drawn / wanted).toFixed(2).padStart(6)}   ≥ 0.95`);
  }
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
