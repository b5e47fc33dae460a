import { box, messages, openChat } from "../portal/assistant.ts";
import { enrol } from "../portal/fixtures.ts";
import { expect, test } from "../portal/test.ts";

test("she is answered, and sent to 112 when she has fallen, without a network, before anything is sent", {
  tag: "@cloud",
}, async ({ page, portal, consoleErrors }) => {
  // What rings comes two seconds after the home: later the line may break.
  const overlay = page.waitForResponse(/\/role-overlay-[^/]+\.js$/);
  await openChat(page, await enrol(portal, { name: "Casilda Mora", pin: "4826" }));
  await page.getByRole("button", { name: "Cuéntame un chiste" }).click();
  await expect(messages(page)).toHaveCount(2);
  await expect(box(page)).toBeEnabled();
  await (await overlay).finished();

  const fall = "Me he caído y no puedo levantarme";
  await page.context().setOffline(true);
  await box(page).fill(fall);
  await box(page).press("Enter");
  const card = page.getByRole("region", { name: "No te levantes si te duele" });
  const call = card.getByRole("link", { name: "Llamar al 112" });
  await expect(card).toBeFocused();
  await expect(call).toHaveAttribute("href", "tel:112");
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Error al enviar mensaje", { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue(fall);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("link", { name: "Llamar al 112" })).toHaveCount(1);
  const close = page.getByRole("button", { name: "Cerrar este aviso" });
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [width, height] of [
    [1024, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await card.evaluate((one) => one.scrollIntoView({ block: "start" }));
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(usual);
  await close.click();
  await expect(box(page)).toBeFocused();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).last()).toContainText("Llama al 112");
  consoleErrors.length = 0;
});
