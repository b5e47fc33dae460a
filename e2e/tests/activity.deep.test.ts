import { enrol } from "../portal/fixtures.ts";
import { acceptAlert, openMainSelect, pressEscape, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const MINUTE_MS = 60_000;

test("her activity is shown to whom she lets see it, for a week and for a month", async ({
  page,
  portal,
}) => {
  const candela = await enrol(portal, { name: "Candela Gil", pin: "2846", familyConsent: true });
  const headers = { "Acompana-Role": "person", Origin: portal.url };
  const post = async (path: string, data: object) => {
    const answered = await page.request.post(`/api/users/${candela.id}/${path}`, { headers, data });
    expect(answered.ok(), path).toBe(true);
  };

  await test.step("she has played, talked and used the portal", async () => {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, candela.name, candela.pin);
    await expect(page.getByRole("heading", { name: "¡Hola, Candela!" })).toBeVisible();
    const now = Date.now();
    for (const ago of [0, 1, 2, 3, 4]) {
      const activeMinute = new Date(now - ago * MINUTE_MS).toISOString();
      await post("activity", { activeMinute });
    }
    await post("activity", { chatSessionMessages: 4 });
    const score = { gameType: "memory-cards", score: 1480, timeSeconds: 75, difficulty: "normal" };
    await post("scores", score);
  });

  const dialog = page.getByRole("dialog", { name: "Verificación de Acceso" });
  await test.step("the question who is looking cannot be put aside", async () => {
    await page.getByRole("button", { name: /^Mi Actividad/ }).click();
    await expect(dialog).toContainText(
      "Para acceder a las métricas de actividad, indica quién eres:",
    );
    await pressEscape(dialog);
    await page.mouse.click(8, 500);
    await expect(dialog).toBeVisible();
    await expect(page.getByText("Tiempo Activo")).toBeHidden();
    await dialog.getByRole("button", { name: "Volver al menú" }).click();
    await expect(page.getByRole("heading", { name: "¡Hola, Candela!" })).toBeVisible();
  });

  await test.step("the town hall is refused, the family is not", async () => {
    await page.getByRole("button", { name: /^Mi Actividad/ }).click();
    await dialog.getByRole("button", { name: "Soy personal municipal" }).click();
    await acceptAlert(
      page,
      "No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.",
    );
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Soy familiar autorizado" }).click();
    await expect(dialog).toBeHidden();
  });

  const card = (title: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
  const chart = card("Actividad Diaria (minutos)");
  await test.step("a week of it, in numbers, bars and a table", async () => {
    await expect(card("Tiempo Activo")).toContainText(/0 h [5-9] min\s*Esta semana/);
    await expect(card("Días Activos")).toContainText(/[12]\s*de 7 días/);
    await expect(card("Juegos")).toContainText(/1\s*Partidas jugadas/);
    await expect(card("Conversación")).toContainText(/4\s*Mensajes enviados/);
    await expect(chart.getByRole("row")).toHaveCount(1 + 7);
    await expect(page.getByRole("heading", { name: "Las primeras semanas" })).toBeVisible();
  });

  await test.step("the picture follows the theme and the width of the window", async () => {
    const letters = chart.locator("svg text").first();
    const fill = () => letters.evaluate((text) => getComputedStyle(text).fill);
    const light = await fill();
    await page.getByRole("button", { name: "Cambiar a modo oscuro" }).click();
    await expect.poll(fill).not.toBe(light);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(chart.locator("svg text").getByText("L", { exact: true })).toBeVisible();
    const sizes = await chart
      .locator("svg text")
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
    expect((await chart.locator("svg").boundingBox())?.width).toBeLessThan(320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("and a month", async () => {
    await page.getByRole("button", { name: "Últimos 30 días" }).click();
    await expect(chart.getByRole("row")).toHaveCount(1 + 30);
    await expect(card("Tiempo Activo")).toContainText(/0 h [5-9] min\s*Este mes/);
    await expect(card("Días Activos")).toContainText("de 30 días");
    await expect(page.getByRole("heading", { name: "Las primeras semanas" })).toBeVisible();
  });
});
