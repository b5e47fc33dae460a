import { addRelative, announce, enrol } from "../portal/fixtures.ts";
import { card, enterByPin, niece } from "../portal/home.ts";
import { expectInView } from "../portal/in-view.ts";
import { enterHome } from "../portal/person.ts";
import { sendMessages } from "../portal/relative.ts";
import { openBeforePill, ringInSudoku } from "../portal/ringing.ts";
import { pressEscape } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

type Box = { x: number; y: number; width: number; height: number } | undefined;

/** Whether two boxes of a page share no point; one that is not drawn is apart from nothing. */
const apart = (one: Box, other: Box): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y);

test("a reminder rings while she plays, and the game waits until it is done", async ({
  page,
  portal,
}) => {
  const { call, reminders, pill, letRing } = await openBeforePill(page, portal);
  await letRing();
  const { ring, played, stopped } = await ringInSudoku(page, pill.title);
  await ring.getByRole("button", { name: "Hecho" }).click();
  await expect(ring).toBeHidden();
  expect(await call("GET", reminders)).toMatchObject([{ isCompleted: true }]);
  await page.clock.runFor(2_000);
  expect(await played()).not.toBe(stopped);
});

test("messages are shown, kept, and gone when the page is closed", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Basilio Gil", pin: "3094" });
  const call = await enterHome(portal, person);
  await addRelative(portal, person, niece);
  await sendMessages(portal, niece, person, [
    { content: "Mañana vamos a verte" },
    { content: "La verbena", file: { name: "photo.jpg", mimeType: "image/jpeg" } },
  ]);
  const messages = `/api/users/${person.id}/support-messages`;
  const dateTime = new Date(Date.now() - 3_600_000).toISOString();
  await call("POST", `/api/users/${person.id}/reminders`, { title: "Tomar la pastilla", dateTime });
  const announcement = await announce(portal, "Mañana, médico en la plaza de la iglesia a las 10", [
    person,
  ]);
  await enterByPin(page, person);
  const home = card(page, "Mensajes de Apoyo");

  await test.step("with every slot in use nothing of the home is out of sight on a low tablet", async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1024, height: 600 });
    await expect(page.getByText("Te espera: Tomar la pastilla")).toBeVisible();
    await expect(page.getByText("Rosa te ha escrito")).toBeVisible();
    await expect(page.getByText(/^Aviso nuevo del ayuntamiento: Mañana, médico en/)).toBeVisible();
    await expect(page.getByText("Cargando...")).toHaveCount(0);
    const { width, height, content, cards } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      content: [...document.querySelectorAll("main *")].map(
        (one) => one.getBoundingClientRect().bottom,
      ),
      cards: document.querySelectorAll("main > :not(header) button").length,
    }));
    expect([width, height]).toEqual([1024, 600]);
    expect(Math.max(...content)).toBeLessThanOrEqual(600);
    // Six cards, what waits and its 'Hecho', the notice, and the two buttons of the foot.
    expect(cards).toBe(11);
    // The badge lies within its card, and over no word.
    const boxes = await Promise.all(
      [
        home,
        ...["Por leer", "Mensajes de Apoyo", "2 mensajes nuevos"].map((text) =>
          home.getByText(text, { exact: true }),
        ),
      ].map((one) => one.boundingBox()),
    );
    const [tile, badge, ...words] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(apart(badge, tile)).toBe(false);
    expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual(
      (tile?.y ?? 0) + (tile?.height ?? 0),
    );
    expect(words.map((box) => apart(badge, box))).toEqual([true, true]);
    await page.setViewportSize(before ?? { width: 1280, height: 900 });
  });

  await test.step("the hour and what waits are seen at once, and it is done in one press", async () => {
    const done = page.getByRole("button", { name: "Hecho: Tomar la pastilla" });
    await expectInView(page, page.getByRole("main").getByRole("time").or(done), 2);
    await done.click();
    await expect(page.getByText("¡Muy bien! Tomar la pastilla")).toBeVisible();
    await expect(done).toHaveAttribute("aria-pressed", "true");
    const [pill] = await call<{ isCompleted: boolean }[]>(
      "GET",
      `/api/users/${person.id}/reminders`,
    );
    expect(pill).toMatchObject({ isCompleted: true });
    await expect(card(page, "Recordatorios")).toContainText("No hay recordatorios pendientes");
  });

  await test.step("what the town hall announces is opened, and counted for the clerk", async () => {
    await page.getByRole("button", { name: /^Aviso nuevo del ayuntamiento/ }).click();
    const dialog = page.getByRole("dialog", { name: "Aviso del ayuntamiento" });
    await expect(dialog).toContainText("Mañana, médico en la plaza de la iglesia a las 10");
    await pressEscape(dialog);
    await expect(page.getByRole("button", { name: /^Aviso del ayuntamiento/ })).toBeVisible();
    expect(await announcement.counts()).toEqual([1, 1]);
  });

  await expect(home).toContainText("2 mensajes nuevos");
  await expect(home).toContainText("Por leer");
  await home.click();
  const photo = page.getByRole("img", { name: "Foto de Rosa Gil" });
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole("article").first()).toContainText("Nuevo");
  await page.getByRole("button", { name: "Ver en grande: Foto de Rosa Gil" }).click();
  const large = page.getByRole("dialog", { name: "Foto de Rosa Gil" });
  await expect(large.getByRole("img")).toBeInViewport({ ratio: 1 });
  await large.getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("button", { name: "Guardar en Mis Recuerdos" }).click();
  await expect(page.getByText("Guardado en Mis Recuerdos")).toBeVisible();

  await sendMessages(portal, niece, person, [{ content: "¿Has visto la foto?" }]);
  await page.evaluate(() => dispatchEvent(new Event("supportMessagesUpdated")));
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByText("Ha llegado 1 mensaje nuevo.")).toBeVisible();
  await expect.poll(() => call(`GET`, messages)).toMatchObject([{ seen: true }, {}, {}]);

  // As when the tab is closed: the page goes, the last call outlives it.
  await page.goto("about:blank");
  await expect.poll(() => call("GET", messages)).toEqual([]);
  expect(await call("GET", `/api/users/${person.id}/media`)).toMatchObject([
    { title: "De Rosa Gil", description: "La verbena" },
  ]);
});
