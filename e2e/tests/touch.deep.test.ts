import { enrol } from "../portal/fixtures.ts";
import { homeIsRead } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

/** Nobody answers a question sooner after it is shown, in ms. */
const QUESTION_READ_MS = 600;

test("every screen of the older person's is reached and left by touch on a tablet", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Nicanor Prado", pin: "9357" });
  await page.goto("");
  const more = page.getByRole("link", { name: "Información Adicional" });
  await expect(more).toBeVisible();
  await more.click({ trial: true });
  // Beside the link, in the footer's own strip.
  const strip = await page.getByRole("contentinfo").boundingBox();
  await page.touchscreen.tap((strip?.x ?? 0) + 8, (strip?.y ?? 0) + 8);
  await expect(page.getByRole("heading", { name: "¿Quién eres?" })).toBeVisible();
  const tap = (name: string | RegExp) => page.getByRole("button", { name }).first().tap();
  await tap("Usuarios");
  await tap(person.name);
  const dialog = page.getByRole("dialog");
  for (const digit of person.pin)
    await dialog.getByRole("button", { name: digit, exact: true }).tap();
  await dialog.getByRole("button", { name: "Entrar" }).tap();
  const home = page.getByRole("heading", { level: 1, name: "¡Hola, Nicanor!" });
  await expect(home).toBeVisible();

  for (const [card, title] of [
    [/^Recordatorios/, "Recordatorios"],
    [/^Juegos/, "Juegos"],
    [/^Mis Recuerdos/, "Mis Recuerdos"],
    [/^Asistente Virtual/, "Tu Asistente Virtual"],
    [/^Mensajes de Apoyo/, "Mensajes de Apoyo"],
    [/^Ajustes/, "Ajustes"],
  ] as const) {
    await tap(card);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await tap("Volver");
    await expect(home).toBeVisible();
  }

  await tap(/^Mi Actividad/);
  await tap("Soy el usuario");
  await expect(page.getByRole("heading", { level: 1, name: "Mi Actividad" })).toBeVisible();
  await tap("Volver");

  await tap(/^Recordatorios/);
  await tap("Añadir");
  for (const answer of ["Regar", /^Mañana/, /^Por la mañana/, "Una vez", "Guardar recordatorio"]) {
    // Sooner it would be the second half of a double tap.
    await page.waitForTimeout(QUESTION_READ_MS);
    await tap(answer);
  }
  await expect(
    page.getByText("Tu recordatorio se ha guardado correctamente.", { exact: true }),
  ).toBeVisible();
  const read = homeIsRead(page);
  await tap("Volver");
  await read;

  await tap("Cerrar sesión");
  await tap("Sí, salir");
  await expect(page.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
});
