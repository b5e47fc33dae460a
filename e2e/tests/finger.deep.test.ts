import { leap, stopClock } from "../portal/clock.ts";
import { fingerOn, openPin, pinField } from "../portal/finger.ts";
import { enrol } from "../portal/fixtures.ts";
import { openBeforePill } from "../portal/ringing.ts";
import { expect, test } from "../portal/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

test("a finger that rolls by 16 px enters with the PIN and turns each card of the pairs once", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Nicanor Prado", pin: "3357" });
  const finger = await fingerOn(page);
  await openPin(page, finger, person.name);
  const key = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  // Only a pinch begins there, but where the dialog does not fit it is scrolled on the keys too.
  const pad = page.getByRole("dialog").locator("[data-each-press]");
  await expect(pad).toHaveCSS("touch-action", "pinch-zoom");
  await page.setViewportSize({ width: 320, height: 400 });
  await expect(pad).toHaveCSS("touch-action", "auto");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(pad).toHaveCSS("touch-action", "pinch-zoom");
  // Too far, or on another key: no press, as in any browser.
  await finger.roll(key("8"), 30);
  for (const [place, digit] of [...person.pin].entries()) {
    await finger.roll(key(digit), place % 2 ? -16 : 16);
    await expect(pinField(page)).toHaveValue(person.pin.slice(0, place + 1));
  }
  await finger.roll(key("Borrar"), 0, 16);
  await expect(pinField(page)).toHaveValue(person.pin.slice(0, 3));
  await finger.roll(key(person.pin.slice(3)), 0, 16);
  await expect(pinField(page)).toBeFocused();
  await finger.roll(key("Entrar"), 16);
  await expect(page.getByRole("heading", { name: "¡Hola, Nicanor!" })).toBeVisible();

  for (const title of ["Juegos", "Juegos de memoria", "Juego de Memoria"]) {
    await finger.roll(page.getByRole("button", { name: new RegExp(`^${title}`) }).first(), 16);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  }
  const card = (number: number) =>
    page
      .getByRole("group", { name: "Cartas" })
      .getByRole("button")
      .nth(number - 1);
  await expect(card(1)).toHaveAccessibleName("Carta 1, boca abajo");
  await finger.roll(card(2), 30);
  await finger.roll(card(1), 16);
  await expect(card(1)).not.toHaveAccessibleName("Carta 1, boca abajo");
  await expect(card(2)).toHaveAccessibleName("Carta 2, boca abajo");
});

test("'Hecho' by touch offers 'Deshacer', which covers no button and takes it back", async ({
  page,
  seed,
}) => {
  const { carmen } = seed;
  const finger = await fingerOn(page);
  await openPin(page, finger, carmen.name);
  for (const digit of carmen.pin)
    await finger.roll(
      page.getByRole("dialog").getByRole("button", { name: digit, exact: true }),
      16,
    );
  await page.getByRole("dialog").getByRole("button", { name: "Entrar" }).tap();
  await page.getByRole("button", { name: /^Recordatorios/ }).tap();
  const done = page.getByRole("button", { name: /^Hecho: Regar/ });
  await expect(done).toHaveAttribute("aria-pressed", "false");
  await finger.roll(done, 16);
  await expect(done).toHaveAttribute("aria-pressed", "true");
  const undo = page.getByRole("button", { name: "Deshacer" });
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(done).toHaveAttribute("aria-pressed", "false");
  await expect(undo).toBeHidden();
  // By keyboard the button itself is pressed again.
  await done.focus();
  await page.keyboard.press("Enter");
  await expect(done).toHaveAttribute("aria-pressed", "true");
  await expect(undo).toBeHidden();
});

test("the second half of a double tap meets nothing that the first has brought under the finger", async ({
  page,
  portal,
}) => {
  const { pill, letRing } = await openBeforePill(page, portal);
  await letRing();
  const finger = await fingerOn(page);
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  for (const game of ["Juegos", "Juegos de memoria", "Juego de Memoria"]) {
    await page
      .getByRole("button", { name: new RegExp(`^${game}`) })
      .first()
      .tap();
    await expect(title(game)).toBeVisible();
  }
  const cards = page.getByRole("group", { name: "Cartas" }).getByRole("button");
  const covered = page.getByRole("button", { name: /^Carta \d+, boca abajo$/ });
  await expect(cards).not.toHaveCount(0);
  const all = await cards.count();
  await leap(page, 240_000);
  const ring = page.getByRole("dialog", { name: pill.title });
  await expect(ring).toBeVisible();
  // A press that comes with the ring was meant for something else.
  await page.clock.runFor(3_000);
  await stopClock(page, ring);
  await finger.twice(ring.getByRole("button", { name: "En 10 minutos" }));
  await page.clock.runFor(1_000);
  await expect(ring).toBeHidden();
  await expect(covered).toHaveCount(all);

  await finger.twice(page.getByRole("button", { name: "Volver" }).first());
  await page.clock.runFor(1_000);
  await expect(title("Juegos de memoria")).toBeVisible();
});
