import { expect, type Locator, type Page } from "@playwright/test";
import { passUntilNone, stopClock } from "./clock.ts";
import type { Portal } from "./portal-process.ts";

/** An administrator's account, as it is typed in the tests. */
export const administrator = {
  name: "Lucía Ferrer",
  email: "lucia.ferrer@villanueva.es",
  password: "tres-olmos-viejos",
};

/** An older person, as an administrator types her in. */
export const carmen = { name: "María del Carmen Ruiz", pin: "2580" };

/** What the card of an area says that cannot be had. */
export const AREA_FAILED = "Esta parte del portal no está disponible ahora mismo";

/** From the municipality's address to the three cards of the choice of role. */
export async function openMainSelect(page: Page, home = ""): Promise<void> {
  // A visit of its own: the same address again would be a reload, which keeps the screen.
  await page.goto("about:blank");
  await page.goto(home);
  await page.getByRole("button", { name: "Toca en cualquier lugar para continuar" }).click();
  await expect(page.getByRole("button", { name: "Administración" })).toBeVisible();
}

/** Reads an alert, checks its sentence and accepts it. */
export async function acceptAlert(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(sentence);
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(alert).toBeHidden();
}

/** Waits for the offer to try at once whether this device is heard, and answers it. */
export async function answerTrialOffer(page: Page, answer: string): Promise<void> {
  const offer = page.getByRole("alertdialog");
  await expect(offer).toContainText("Este dispositivo ya está autorizado");
  await offer.getByRole("button", { name: answer }).click();
  await expect(offer).toBeHidden();
}

/** Presses 'Reintentar' while an area's script is still changed; ends when it is refused again. */
export async function retryInVain(page: Page): Promise<void> {
  const refused = page.waitForEvent("console", (message) => /valid digest/.test(message.text()));
  await page.getByRole("button", { name: "Reintentar" }).click();
  await refused;
}

/** Presses Escape in an open dialog, which hears it once it has the focus. */
export async function pressEscape(dialog: Locator): Promise<void> {
  const hasFocus = (element: Element) => element.contains(document.activeElement);
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true);
  await dialog.page().keyboard.press("Escape");
}

/**
 * From the address to the form of the first administrator: freely, or by the link of the portal's
 * log where it wants one.
 */
export async function openAccountForm(page: Page, { home, setUpCode }: Portal): Promise<void> {
  await page.goto(setUpCode ? `${home}#invitacion=${setUpCode}` : home);
  if (setUpCode) return;
  await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
  await page.getByRole("button", { name: "Administración" }).click();
  await page.getByRole("button", { name: "Crear Cuenta de Administrador" }).click();
}

/** On the form of an administrator's account: creates it. */
export async function createAdministrator(page: Page): Promise<void> {
  await page.getByLabel("Nombre Completo").fill(administrator.name);
  await page.getByLabel("Correo Electrónico").fill(administrator.email);
  await page.getByLabel("Contraseña").fill(administrator.password);
  await page.getByRole("button", { name: "Crear Administrador" }).click();
  await acceptAlert(page, "Administrador creado exitosamente. Ya puedes iniciar sesión.");
}

/** On the administrators' access screen: sends e-mail and password. */
export async function fillAdministratorLogin(page: Page): Promise<void> {
  await page.getByLabel("Correo Electrónico").fill(administrator.email);
  await page.getByLabel("Contraseña").fill(administrator.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

/** On the administrators' access screen: logs in. */
export async function logInAsAdministrator(page: Page): Promise<void> {
  await fillAdministratorLogin(page);
  await expect(page.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
}

/** On the dashboard: creates an older person. */
export async function createPerson(page: Page, person: { name: string; pin: string }) {
  await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear Nuevo Usuario" });
  await dialog.getByLabel("Nombre Completo").fill(person.name);
  await dialog.getByLabel("PIN de acceso").fill(person.pin);
  await dialog.getByLabel(/^Acepto la Política de Privacidad/).check();
  await dialog.getByRole("button", { name: "Crear Usuario" }).click();
  const offer = page.getByRole("alertdialog");
  await expect(offer).toContainText(`Usuario "${person.name}" creado exitosamente`);
  await offer.getByRole("button", { name: "Ahora no" }).click();
  await expect(offer).toBeHidden();
}

/** Presses Tab until the element has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** On 'Seleccionar Usuario': chooses a person and types a PIN. */
export async function typePin(page: Page, name: string, pin: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (!(await dialog.isVisible())) await page.getByRole("button", { name }).click();
  for (const digit of pin) await dialog.getByRole("button", { name: digit, exact: true }).click();
  await dialog.getByRole("button", { name: "Entrar" }).click();
}

/**
 * On 'Juego de Memoria': plays to the end by turning cards and remembering what they show. Two open
 * cards are shown for a second; the page's clock, which must be taken, stands still while they are
 * read.
 */
export async function playCardPairs(page: Page): Promise<void> {
  const covered = (card: number) => page.getByRole("button", { name: `Carta ${card}, boca abajo` });
  await stopClock(page, covered(1));
  const turn = async (card: number) => {
    await covered(card).click();
    const name = page.getByRole("button", { name: new RegExp(`^Carta ${card}:`) });
    return (await name.getAttribute("aria-label"))?.match(/: (\p{L}+)/u)?.[1] ?? "";
  };
  // Those that are not part of a found pair.
  const open = page.getByRole("button", { name: /^Carta \d+: \p{L}+$/u });
  const cards = Array.from({ length: 16 }, (_, index) => index + 1);

  // First every card is looked at, two by two; then each pair is turned.
  const places = new Map<string, number[]>();
  for (const card of cards) {
    const symbol = await turn(card);
    places.set(symbol, [...(places.get(symbol) ?? []), card]);
    // After two, they turn back or stay as a pair; either way the board is free again.
    if (card % 2 === 1) continue;
    await passUntilNone(page, open);
  }
  for (const [first = 0, second = 0] of places.values()) {
    if ((await covered(first).count()) === 0) continue;
    await turn(first);
    await turn(second);
    await passUntilNone(page, open);
  }
  await page.clock.resume();
}

/**
 * Resolves once the older person's home has read all that it shows. To be called before it is
 * opened: whoever logs out sooner has a reading refused.
 */
export const homeIsRead = (page: Page) =>
  Promise.all(
    ["home", "reminders", "support-messages"].map((list) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/${list}`)),
    ),
  );

/** Signs the person in by the screens and opens 'Mis Recuerdos'. */
export async function openGallery(
  page: Page,
  person: { name: string; pin: string },
): Promise<void> {
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();
  await expect(page.getByRole("heading", { name: "Mis Recuerdos" })).toBeFocused();
}

/** Logs out of the older person's home, which asks on a device that others use too. */
export async function leaveHome(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Quieres salir?" });
  await question.getByRole("button", { name: "Sí, salir" }).click();
}
