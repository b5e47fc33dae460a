import { fingerOn, openPin, pinField } from "../portal/finger.ts";
import { enrol } from "../portal/fixtures.ts";
import { expect, test } from "../portal/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

test("a finger that taps as ever presses once, and digits that follow each other at once count", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Nicanor Prado", pin: "3357" });
  const finger = await fingerOn(page);
  await openPin(page, finger, person.name);
  const three = page.getByRole("dialog").getByRole("button", { name: "3", exact: true });
  await three.tap();
  await three.tap();
  await finger.roll(three, 16);
  await finger.roll(three, 16);
  await expect(pinField(page)).toHaveValue("3333");
  const erase = page.getByRole("dialog").getByRole("button", { name: "Borrar" });
  await erase.tap();
  await expect(pinField(page)).toHaveValue("333");
  // A key on which the finger lies long.
  await finger.during(three, () => page.evaluate(() => new Promise((on) => setTimeout(on, 900))));
  await expect(pinField(page)).toHaveValue("3333");
});
