import { leap, takeClock } from "../portal/clock.ts";
import { CloudPortal } from "../portal/cloud/cloud-portal.ts";
import { enrol } from "../portal/fixtures.ts";
import { openSession } from "../portal/person.ts";
import { typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openAs } from "../portal/views/seed.ts";

test.use({ profile: "cloud" });

const AGAIN_MS = 30_000;

test("a mark whose process is killed under it waits, is sent to the other one, and counts once", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const ines = await enrol(portal, { name: "Inés Prado", pin: "1928" });
  const { call } = await openSession(portal, ines);
  const reminders = `/api/users/${ines.id}/reminders`;
  const dateTime = new Date(Date.now() - 20 * 60_000).toISOString();
  const pill = { title: "Tomar la pastilla", dateTime, category: "Medicación" };
  await call("POST", reminders, pill);

  await takeClock(page);
  await openAs(page, "Usuarios");
  await typePin(page, ines.name, ines.pin);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  const mark = page.getByRole("button", { name: "Hecho: Tomar la pastilla" });
  await expect(mark).toBeVisible();

  if (!(portal.process instanceof CloudPortal)) throw new Error("There is one process only");
  const killed = await portal.process.killAt(({ path }) => path.endsWith("/complete"));
  await mark.click();
  await killed();
  await expect(
    page.getByRole("button", { name: "Hecho · se enviará: Tomar la pastilla" }),
  ).toBeVisible();
  // What was cut off is in the console, as it should be.
  consoleErrors.length = 0;

  await leap(page, AGAIN_MS);
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  expect(await call("GET", `${reminders}/stats`)).toMatchObject({ pending: 0, completed: 1 });
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page.getByRole("button", { name: /^Recordatorios/ })).toContainText(
    "No hay recordatorios pendientes",
  );
});
