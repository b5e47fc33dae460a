import type { Locator } from "@playwright/test";
import { drawn, leap, takeClock } from "../portal/clock.ts";
import { addRelative, announce, enrol } from "../portal/fixtures.ts";
import { card, enterByPin, fillHome, niece } from "../portal/home.ts";
import { expectInView, outside, SIZES } from "../portal/in-view.ts";
import { struckZeros } from "../portal/letters.ts";
import { enterHome } from "../portal/person.ts";
import { sendMessages } from "../portal/relative.ts";
import { lastSaid, openBeforePill, ringInSudoku } from "../portal/ringing.ts";
import { isSpeaking, said } from "../portal/speech.ts";
import {
  acceptAlert,
  homeIsRead,
  leaveHome,
  openMainSelect,
  pressEscape,
  typePin,
} from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { expectToastBeside } from "../portal/toast-place.ts";

/** Windows that lie, which `SIZES` lacks. */
const LYING = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
];

/** The words of the uppermost dialog in the middle of the window; runs in the page. */
function drawnUppermost(): string {
  const dialogs = document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]");
  const own = [...dialogs].map(({ style }) => style.pointerEvents);
  // What lies below takes no press, and would be passed over.
  for (const { style } of dialogs) style.pointerEvents = "auto";
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  for (const [index, { style }] of dialogs.entries()) style.pointerEvents = own[index] ?? "";
  const kinds = "[role=dialog], [role=alertdialog]";
  // Beside a dialog stands what holds it.
  return (seen?.closest(kinds) ?? seen?.querySelector(kinds))?.textContent ?? "";
}

test("read aloud, a reminder that rings in the games and after the session, switches that count", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const { person, call, reminders, opened, pill, letRing } = await openBeforePill(page, portal);

  await test.step("bell and card say the same number, and the next reminder has a name", async () => {
    const bell = page.getByRole("button", { name: "Avisos 1 recordatorio pendiente" });
    await expect(bell).toBeVisible();
    await expect(card(page, "Recordatorios")).toContainText("1 pendiente");
    // The server's clock is ahead: for it the pill waits.
    await expect(page.getByText(`Te espera: ${pill.title}`)).toBeVisible();
    await expect(page.getByText(/^Después, a las/)).toHaveCount(0);
  });

  await test.step("times have a zero that is no 8, and the keyboard's place is drawn", async () => {
    expect(await struckZeros(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.locator("button:focus")).toHaveCSS("outline-style", "solid");
  });

  await test.step("the home is read aloud, and a second press stops it", async () => {
    await page.getByRole("button", { name: "Escuchar" }).click();
    await expect
      .poll(() => said(page))
      .toMatchObject([
        { text: "¡Hola, Amparo!", lang: "es-ES", rate: 0.9, pitch: 1, volume: 1, voice: "Elvira" },
      ]);
    await page.getByRole("button", { name: "Parar" }).click();
    expect(await isSpeaking(page)).toBe(false);
  });

  await test.step("the reminder rings on a screen of another area, again after ten minutes", async () => {
    await letRing();
    const { ring, played, stopped } = await ringInSudoku(page, pill.title);
    await ring.getByRole("button", { name: "En 10 minutos" }).click();
    await expect(ring).toBeHidden();
    await leap(page, 10 * 60_000);
    await expect(ring).toBeVisible();
    await page.clock.runFor(1_000);
    await ring.getByRole("button", { name: "Hecho" }).click();
    await expect(ring).toBeHidden();
    expect(await call("GET", reminders)).toMatchObject([{ isCompleted: true }]);
    await page.clock.runFor(2_000);
    expect(await played()).not.toBe(stopped);
    for (let step = 0; step < 3; step += 1) await page.goBack();
  });

  await test.step("when the session has ended unused, the next one calls by name alone", async () => {
    const walk = { title: "Pasear", dateTime: new Date(opened + 20 * 60_000).toISOString() };
    await call("POST", reminders, walk);
    // The home reads the same list; what rings is what the overlay has read.
    const known = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith(reminders) &&
        answer.request().headers()["acompana-background"] === "1" &&
        (await answer.text()).includes(walk.title),
    );
    // A reading of the home that is on its way would stand for the overlay's own.
    await expect(card(page, "Juegos")).toBeVisible();
    await page.clock.runFor(3_000);
    await leap(page, 30_000);
    await known;
    await page.clock.runFor(1_000);
    // The server's half hour cannot be waited for; its own tests tell this answer from the others.
    await page.route(`**${reminders}`, (route) =>
      route.fulfill({ status: 401, json: { code: "NO_SESSION", idle: true } }),
    );
    await leap(page, 30_000);
    await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
    await page.unroute(`**${reminders}`);
    consoleErrors.length = 0;
    await page.clock.runFor(3_000);
    await leap(page, 300_000);

    const called = page.getByRole("dialog", { name: "Amparo, es la hora de un recordatorio." });
    await expect(called).toBeVisible();
    await expect(page.getByText(walk.title)).toBeHidden();
    await expect.poll(() => lastSaid(page)).toBe("Amparo, es la hora de un recordatorio.");
    await page.clock.runFor(1_000);
    await called.getByRole("button", { name: "En 10 minutos" }).click();
    await expect(called).toBeHidden();
    await leap(page, 10 * 60_000);
    await expect(called).toBeVisible();
    await page.clock.runFor(1_000);
    await called.getByRole("button", { name: "Entrar para verlo" }).click();
    const pin = page.getByRole("dialog", { name: person.name });
    await pressEscape(pin);
    await expect(called.getByRole("button", { name: "Entrar para verlo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(pin).toBeVisible();
    await page.keyboard.type(person.pin);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "¡Hola, Amparo!" })).toBeVisible();
    await page.clock.runFor(3_000);
    const ring = page.getByRole("dialog", { name: walk.title });
    await expect(ring).toBeVisible();
    await page.clock.runFor(1_000);
    await ring.getByRole("button", { name: "En 10 minutos" }).click();
    await expect(ring).toBeHidden();
  });

  await test.step("unsaved changes hold the screen, also for the device's Back button", async () => {
    await page.getByRole("button", { name: "Ajustes" }).click();
    await page.getByRole("switch", { name: "Asistente de voz" }).click();
    await page.getByRole("switch", { name: "Modo noche" }).click();
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    const save = page.getByRole("button", { name: "Guardar cambios" });
    const whole = page.viewportSize();
    for (const size of [{ width: 320, height: 568 }, whole ?? { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      for (const top of [0, 10_000]) {
        await page.evaluate((place) => scrollTo(0, place), top);
        await expect(save).toBeInViewport({ ratio: 1 });
      }
    }
    // What the focus comes to stands beside it.
    await page.getByRole("switch", { name: "Compartir con mi familia" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const [focused, bar] = await Promise.all([
      page.locator(":focus").boundingBox(),
      save.boundingBox(),
    ]);
    expect(focused).not.toBeNull();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Tienes cambios sin guardar" });
    await question.getByRole("button", { name: "Seguir aquí" }).click();
    await expect(page.getByRole("switch", { name: "Modo noche" })).toBeChecked();
    await page.goBack();
    await expect(question).toBeVisible();
    await leap(page, 10 * 60_000);
    const ring = page.getByRole("dialog", { name: "Pasear" });
    await expect(ring).toBeVisible();
    await page.clock.runFor(1_000);
    // It lies over the question, which is there again after it.
    expect(await page.evaluate(drawnUppermost)).toContain("Pasear");
    await ring.getByRole("button", { name: "Hecho" }).click();
    await expect(ring).toBeHidden();
    await expect(question).toContainText("Tienes cambios sin guardar");
    await question.getByRole("button", { name: "Guardar y salir" }).click();
    await expect(page.getByText("Configuración guardada correctamente").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "¡Hola, Amparo!" })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect.poll(() => page.evaluate(() => localStorage.theme)).toBe("dark");
    expect(await call("GET", `/api/users/${person.id}`)).toMatchObject({
      voiceEnabled: false,
      darkMode: true,
    });
  });

  await test.step("with the voice off nothing is read any more", async () => {
    const before = (await said(page)).length;
    await page.getByRole("button", { name: "Escuchar" }).click();
    await acceptAlert(page, "La voz está apagada");
    expect(await said(page)).toHaveLength(before);
    await page.getByRole("button", { name: "Ajustes" }).click();
    await page.getByRole("switch", { name: "Compartir con mi familia" }).click();
    await page.getByRole("button", { name: "Volver" }).click();
    const read = homeIsRead(page);
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    await expect(card(page, "Juegos")).toBeVisible();
    await read;
  });

  await test.step("the server has counted the minutes, and 'Cerrar sesión' leads to the landing", async () => {
    const now = Date.now();
    const week = new URLSearchParams({
      startDate: new Date(now - 7 * 86_400_000).toISOString(),
      endDate: new Date(now + 86_400_000).toISOString(),
    });
    await expect
      .poll(() => call<object>("GET", `/api/users/${person.id}/metrics?${week}`))
      .not.toMatchObject({ totalMinutes: 0 });
    await leaveHome(page);
    await expect(card(page, "Toca en cualquier lugar")).toBeVisible();
  });
});

test("who writes while she plays is told there once, and read without leaving the game", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Casilda Gil", pin: "3094" });
  const call = await enterHome(portal, person);
  await addRelative(portal, person, { ...niece, email: "rosa@casilda.es" });
  await takeClock(page);
  const read = page.waitForResponse((answer) => answer.url().includes("/role-overlay-"));
  await enterByPin(page, person);
  await page.clock.runFor(3_000);
  await read;
  await card(page, "Juegos").click();
  for (const title of ["Otros juegos", "Sudoku"])
    await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  const played = () => page.locator("dt:has-text('Tiempo') + dd").textContent();
  await expect.poll(played).toMatch(/^\d:\d\d$/);
  await page.clock.runFor(1_000);

  await sendMessages(portal, { ...niece, email: "rosa@casilda.es" }, person, [
    { content: "La verbena", file: { name: "clip.mp4", mimeType: "video/mp4" } },
  ]);
  await leap(page, 30_000);
  const look = page.getByRole("button", { name: "Ver mensaje" });
  await expect(look).toBeVisible();
  await expect(page.getByText("Rosa te ha escrito").first()).toBeVisible();
  await expectToastBeside(page, "the sudoku");
  await page.setViewportSize({ width: 1280, height: 900 });

  await look.click();
  const dialog = page.getByRole("dialog", { name: "Rosa te ha escrito" });
  await expect(dialog).toContainText("La verbena");
  const ways = dialog.getByRole("button", { name: /^(Reproducir|Ver en grande)/ });
  await expect(ways).toHaveCount(2);
  for (const size of [...SIZES, ...LYING]) {
    await page.setViewportSize(size);
    await expect.poll(() => outside(ways), `at ${size.width}×${size.height}`).toEqual([]);
  }
  const stopped = await played();
  await page.clock.runFor(5_000);
  expect(await played()).toBe(stopped);
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await page.clock.runFor(2_000);
  expect(await played()).not.toBe(stopped);
  // Only her own screen of messages marks them as seen.
  expect(await call("GET", `/api/users/${person.id}/support-messages`)).toMatchObject([
    { seen: false },
  ]);
});

test("the home stays when its notices cannot be fetched, until they are asked for again", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const person = await enrol(portal, { name: "Benita Ruiz", pin: "4826" });
  await announce(portal, "Mañana, médico en la plaza a las 10", [person]);
  const notices = /\/home-notices-[^/]+\.js$/;
  await page.route(notices, (route) => route.abort("connectionreset"));
  await enterByPin(page, person);
  await expect(page.getByText("No se ha podido leer lo que hay de nuevo.")).toBeVisible();
  await expect(card(page, "Juegos")).toContainText("Jugaste nunca");

  await page.unroute(notices);
  const retry = page.getByRole("button", { name: "Reintentar" });
  await retry.click();
  await expect(
    page.getByText("Esta parte del portal no está disponible ahora mismo"),
  ).toBeVisible();
  await retry.click();
  await expect(page.getByRole("button", { name: /^Aviso nuevo del ayuntamiento/ })).toBeVisible();
  await expect(card(page, "Juegos")).toContainText("Jugaste nunca");
  expect(consoleErrors.filter((error) => !/import|CONNECTION_RESET/i.test(error))).toEqual([]);
  consoleErrors.length = 0;
});

// The line itself, of which the tablet knows; or what lies behind the Wi-Fi, of which it does not.
for (const isKnown of [true, false]) {
  test(`a line that breaks${isKnown ? "" : " behind the Wi-Fi"} before the reminders' clock came: screens stay, and it rings once the line is back`, async ({
    page,
    context,
    portal,
    consoleErrors,
  }) => {
    const person = await enrol(portal, { name: "Pilar Sanz", pin: "6149" });
    const call = await enterHome(portal, person);
    const opened = await takeClock(page);
    const pill = { title: "Gotas", dateTime: new Date(opened + 60_000).toISOString() };
    await call("POST", `/api/users/${person.id}/reminders`, pill);
    const again: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("~")) again.push(request.url());
    });
    // However fast or slow this machine, what rings is on its way when the line breaks.
    let lose = () => {};
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(/\/role-overlay-[^/]+\.js$/, async (route) => {
      await lost;
      await route.abort("internetdisconnected");
    });
    await enterByPin(page, person);
    await card(page, "Juegos").click();
    await expect(card(page, "Otros juegos")).toBeVisible();

    const breaks = () =>
      isKnown ? context.setOffline(true) : page.route("**", (route) => route.abort("timedout"));
    const isBack = async () => {
      await page.unrouteAll();
      await context.setOffline(false);
    };
    const missed = ["/role-overlay-", "/healing-"].map((file) =>
      page.waitForEvent("requestfailed", (request) => request.url().includes(file)),
    );
    await breaks();
    lose();
    await page.clock.runFor(3_000);
    await Promise.all(missed);
    await drawn(page);
    await page.goBack();
    await expect(card(page, "Juegos")).toContainText("Jugaste nunca");
    // The time of the reminder passes, and that of every try of its own.
    await page.clock.runFor(70_000);
    expect(again).toEqual([]);

    await isBack();
    // Nobody tells the page of the one behind the Wi-Fi.
    if (!isKnown) await page.clock.runFor(60_000);
    const ring = page.getByRole("dialog", { name: pill.title });
    // Sooner than by the next look at the portal, a minute later.
    await expect(ring).toBeVisible({ timeout: 30_000 });
    consoleErrors.length = 0;
  });
}

test("where nothing keeps the screen lit the home says so, and fits a low tablet all the same", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Inmaculada Concepción Gil", pin: "3094" });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
  await page.setViewportSize({ width: 1024, height: 600 });
  await enterByPin(page, person);
  await expect(page.getByText("¿Qué te gustaría hacer hoy?")).toBeVisible();
  await expect(page.getByText("Si se apaga la pantalla, no suena")).toBeVisible();
  await expect(page.getByText("Cargando...")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(600);
});

/** In each page: notes what moves in it, and how. */
function noteMotions(): void {
  const noted: unknown[] = [];
  Object.assign(globalThis, { noted });
  addEventListener("animationstart", ({ target }) => {
    for (const { effect } of (target as Element).getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const { duration, iterations } = effect.getComputedTiming();
      const [from] = effect.getKeyframes();
      noted.push({
        ...{ duration, iterations, easing: from?.easing },
        ...{ opacity: from?.opacity, transform: from?.transform },
      });
    }
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a screen and a dialog rise into their place, motion: ${reducedMotion}`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(noteMotions);
    await enterByPin(page, await enrol(portal, { name: "Basilio Gil", pin: "3094" }));
    const noted = () => page.evaluate(() => Reflect.get(globalThis, "noted") as unknown[]);
    const forget = () => page.evaluate(() => void Reflect.get(globalThis, "noted").splice(0));
    const rises = {
      ...{ duration: 240, iterations: 1, opacity: "0", transform: "translateY(8px)" },
      easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    };
    const isRising = reducedMotion === "no-preference";
    const moved = isRising ? expect.arrayContaining([rises]) : [];
    await forget();
    await card(page, "Recordatorios").click();
    const add = page.getByRole("button", { name: "Añadir" });
    await expect(add).toBeVisible();
    await expect.poll(noted).toEqual(moved);
    await forget();
    await add.click();
    await expect(page.getByText("¿Qué quieres recordar?")).toBeVisible();
    await expect.poll(noted).toEqual(moved);
  });

type Box = { x: number; y: number; width: number; height: number };

/** Whether two boxes of a page share no point. */
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test("messages are shown, kept, and gone when the page is closed", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "María de los Ángeles Gil", pin: "3094" });
  const { call, relative, announcement } = await fillHome(portal, person);
  const messages = `/api/users/${person.id}/support-messages`;
  await enterByPin(page, person);
  const home = card(page, "Mensajes de Apoyo");

  await test.step("the badge lies within its card, and over no word, at every size", async () => {
    const before = page.viewportSize();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `at ${size.width}×${size.height}`;
      const boxOf = async (one: Locator) =>
        (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const inCard = (text: string) => boxOf(home.getByText(text, { exact: true }));
      const badge = await inCard("Por leer");
      const tile = await boxOf(home);
      expect(badge.height, where).toBeGreaterThan(0);
      expect(badge.x, where).toBeGreaterThanOrEqual(tile.x);
      expect(badge.y, where).toBeGreaterThanOrEqual(tile.y);
      expect(badge.x + badge.width, where).toBeLessThanOrEqual(tile.x + tile.width);
      expect(badge.y + badge.height, where).toBeLessThanOrEqual(tile.y + tile.height);
      for (const words of ["Mensajes de Apoyo", "Rosa te ha escrito", "2 mensajes nuevos"])
        expect(apart(badge, await inCard(words)), `${words} ${where}`).toBe(true);
      for (const other of await page.locator("main button[data-hue]").all())
        if (!(await other.textContent())?.includes("Por leer"))
          expect(apart(badge, await boxOf(other)), where).toBe(true);
    }
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

  await sendMessages(portal, relative, person, [{ content: "¿Has visto la foto?" }]);
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

test("with a mouse too, whatever is pressed on her screens sinks while it is held", async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const person = await enrol(portal, { name: "Ana Gil", pin: "3094" });
  const call = await enterHome(portal, person);
  const dateTime = new Date(Date.now() - 3_600_000).toISOString();
  await call("POST", `/api/users/${person.id}/reminders`, { title: "Gotas", dateTime });
  const expectSinking = async (where: string) => {
    for (const button of await page.locator("button:visible").all()) {
      await button.hover();
      await page.mouse.down();
      const name = await button.textContent();
      await expect
        .configure({ soft: true, timeout: 5_000 })
        .poll(() => button.evaluate((one) => getComputedStyle(one).transform), `${name} ${where}`)
        .toBe("matrix(1, 0, 0, 1, 0, 2)");
      // Let go beside it, it is not pressed.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  };
  await openMainSelect(page);
  await expectSinking("of who one is");
  await page.getByRole("button", { name: "Usuarios" }).click();
  await expect(page.getByRole("button", { name: person.name })).toBeVisible();
  await expectSinking("of the people");
  await typePin(page, person.name, person.pin);
  await expect(page.getByRole("button", { name: "Hecho: Gotas" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await expectSinking("of the home");
  await card(page, "Juegos").click();
  await expect(card(page, "Sudoku")).toBeVisible();
  await expectSinking("of the games");
});
