import { leap, takeClock } from "../portal/clock.ts";
import { enrol } from "../portal/fixtures.ts";
import { enterHome } from "../portal/person.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When tomorrow begins in Madrid, in ms since 1970. */
function nextMidnight(): number {
  const there = (at: Date) => at.toLocaleString("sv-SE", { timeZone: "Europe/Madrid" });
  const day = there(new Date(Date.now() + DAY_MS)).slice(0, 10);
  // On the day of a clock change, noon is already in the other time.
  const evening = new Date(Date.parse(`${day}T00:00:00Z`) - 6 * 60 * MINUTE_MS);
  const aheadOfUtc = Number(there(evening).slice(11, 13)) - 18;
  return Date.parse(`${day}T00:00:00Z`) - aheadOfUtc * 60 * MINUTE_MS;
}

test("midnight begins a day while the page is open, and what comes due is marked", async ({
  page,
}) => {
  const midnight = nextMidnight();
  const begin = midnight - 15 * MINUTE_MS;
  // The page and the server live at the same moment, and go on to the next one together.
  const portal = await PortalProcess.start({}, "clocked");
  const goOnTo = async (moment: number) => {
    await portal.moveClock(moment - Date.now());
    await leap(page, moment - (await page.evaluate(() => Date.now())));
  };
  try {
    await portal.moveClock(begin - Date.now());
    const rosario = await enrol(portal, { name: "Rosario Gil", pin: "3175" });
    const call = await enterHome(portal, rosario);
    const reminders = `/api/users/${rosario.id}/reminders`;
    const due = midnight + 20 * MINUTE_MS;
    const dateTime = new Date(due).toISOString();
    await call("POST", reminders, { title: "De madrugada", dateTime });

    await takeClock(page, Date.now() - begin);
    // What rings is what has been read beside the screens.
    const known = page.waitForResponse(
      (answer) =>
        answer.url().endsWith(reminders) &&
        answer.request().headers()["acompana-background"] === "1",
    );
    await openMainSelect(page, portal.home);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, rosario.name, rosario.pin);
    await known;
    await page.getByRole("button", { name: /^Recordatorios/ }).click();
    const row = page.getByRole("article").filter({ hasText: "De madrugada" });

    await test.step("before midnight it is tomorrow's", async () => {
      await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
      await page.getByRole("tab", { name: "Próximos" }).click();
      await expect(row).toContainText("0:20");
      await expect(row).toContainText("Mañana,");
      await page.getByRole("tab", { name: "Hoy" }).click();
    });

    await test.step("after it, today's", async () => {
      await goOnTo(midnight + 1_000);
      // Under 'Hoy' no day is said of those of today.
      await expect(row).toContainText("0:20");
      await expect(row).not.toContainText("Mañana,");
      await expect(row).not.toContainText("Te espera");
      // Somebody who touches nothing for half an hour is signed out.
      const used = page.waitForResponse((answer) => answer.url().endsWith("/activity"));
      await page.getByRole("tab", { name: "Hoy" }).click();
      await used;
    });

    await test.step("it rings over the list, and put off it stands there as overdue", async () => {
      await goOnTo(due + MINUTE_MS);
      const ring = page.getByRole("dialog", { name: "De madrugada" });
      await expect(ring).toBeVisible();
      await page.clock.runFor(1_000);
      await ring.getByRole("button", { name: "En 10 minutos" }).click();
      await expect(ring).toBeHidden();
      await expect(row).toContainText("Te espera");
    });
  } finally {
    await page.goto("about:blank");
    await portal.remove();
  }
});
