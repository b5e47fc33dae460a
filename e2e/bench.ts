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
