import type { Page } from "@playwright/test";
import { authoriseBrowser } from "../portal/devices.ts";
import { enrol, sendAsAdministrator } from "../portal/fixtures.ts";
import { enterByPin } from "../portal/home.ts";
import { enterHome } from "../portal/person.ts";
import type { Portal } from "../portal/portal-process.ts";
import { expect, test } from "../portal/test.ts";

const HOUR_MS = 3_600_000;
/** Time enough to enter, and to load the page once more, in ms. */
const UNTIL_DUE_MS = 40_000;

/** A tablet whose clock is off by so much; its time goes on. */
const openTablet = (page: Page, offMs: number) => page.clock.install({ time: Date.now() + offMs });

/** As on a tablet that has learnt nothing of its clock yet. */
const forgetClock = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/clock/i.test(key)) localStorage.removeItem(key);
  });

async function takesPill(portal: Portal, name: string, pin: string) {
  const person = await enrol(portal, { name, pin });
  const call = await enterHome(portal, person);
  const dateTime = new Date(Date.now() + UNTIL_DUE_MS).toISOString();
  await call("POST", `/api/users/${person.id}/reminders`, { title: "Tomar la pastilla", dateTime });
  return person;
}

for (const [words, offMs, name, pin] of [
  ["26 hours behind", -26 * HOUR_MS, "Emeterio Sanz", "5036"],
  ["90 minutes ahead", 1.5 * HOUR_MS, "Leonor Vidal", "8150"],
] as const)
  test(`on a tablet that is ${words} a reminder rings, and every day and minute is the portal's`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(180_000);
    const person = await takesPill(portal, name, pin);
    await authoriseBrowser(page.context(), portal);
    await openTablet(page, offMs);
    const minute = page.waitForResponse((one) => one.url().endsWith("/activity"));
    await enterByPin(page, person);
    await expect(page.getByText(/^Próximo recordatorio: /)).toBeVisible();
    await expect(page.getByText("La hora de esta tableta no es la buena.")).toBeVisible();
    await page.getByRole("button", { name: /^Mis Recordatorios|^Recordatorios/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Tomar la pastilla" })).toBeVisible();
    await expect(page.getByText("Te espera")).toBeHidden();
    expect((await minute).ok()).toBe(true);

    await forgetClock(page);
    await page.reload();
    const ring = page.getByRole("dialog", { name: "Tomar la pastilla" });
    await expect(ring).toBeVisible({ timeout: 60_000 });
    // A press just after a ring has come is not taken.
    await expect(async () => {
      await ring.getByRole("button", { name: "Hecho" }).click();
      await expect(ring).toBeHidden({ timeout: 3_000 });
    }).toPass();
    const devices = await sendAsAdministrator(portal, "GET", "/api/devices");
    expect(await devices.json()).toContainEqual(
      expect.objectContaining({
        clock: expect.objectContaining({ offsetSeconds: expect.any(Number) }),
      }),
    );
  });
