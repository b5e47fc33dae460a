import type { Locator, Page } from "@playwright/test";
import { DANGERS } from "../../language/danger/index.ts";
import {
  besideField,
  box,
  greeting,
  linesOfNewest,
  linesSeen,
  messages,
  openChat,
} from "../portal/assistant.ts";
import { brokenNumbers, sayDanger } from "../portal/chat-danger.ts";
import { drawn, stopClock, takeClock } from "../portal/clock.ts";
import { enrol, type Person } from "../portal/fixtures.ts";
import { card, enterByPin } from "../portal/home.ts";
import { outside, SIZES } from "../portal/in-view.ts";
import { withLetters } from "../portal/large-letters.ts";
import { fakeSpeech, hear, said } from "../portal/speech.ts";
import { expect, test } from "../portal/test.ts";
import { openView, views } from "../portal/views/index.ts";
import { besideWindow, focusOutOfSight } from "../portal/visible-focus.ts";
import { brokenWords } from "../portal/words.ts";

/** What the server keeps of her chat. */
async function kept(page: Page, { id }: Person): Promise<{ sender: string; content: string }[]> {
  const headers = { "Acompana-Role": "person" };
  return await (await page.request.get(`/api/users/${id}/chat`, { headers })).json();
}

test("she asks, hears the answer and dictates, and nothing of it is lost", {
  tag: "@cloud",
}, async ({ page, portal, consoleErrors }) => {
  const casilda = await enrol(portal, { name: "Casilda Mora", pin: "4826" });
  await fakeSpeech(page, { deaf: 1 });
  await takeClock(page);
  await openChat(page, casilda);

  await test.step("a suggestion is answered, and the answer spoken 500 ms later", async () => {
    const suggestion = page.getByRole("button", { name: "Cuéntame un chiste" });
    await stopClock(page, suggestion);
    await suggestion.click();
    await expect(messages(page)).toHaveCount(2);
    await expect(box(page)).toBeEnabled();
    await drawn(page);
    await page.clock.runFor(499);
    expect(await said(page)).toEqual([]);
    await page.clock.runFor(1);
    const [first] = await said(page);
    expect(first).toMatchObject({ lang: "es-ES", rate: 0.9, pitch: 1, volume: 1, voice: "Elvira" });
    expect(await messages(page).last().textContent()).toContain(first?.text ?? "?");
  });

  await test.step("once more after 100 ms of silence, until she stops it", async () => {
    await page.clock.runFor(99);
    expect(await said(page)).toHaveLength(1);
    await page.clock.runFor(1);
    const [first, again, ...more] = await said(page);
    expect(again).toEqual(first);
    expect(more).toEqual([]);
    await expect(page.getByText("Reproduciendo respuesta...")).toBeVisible();
    await page.getByRole("button", { name: "Parar la voz" }).click();
    await expect(page.getByText("Siempre aquí para acompañarte")).toBeVisible();
    await page.getByRole("switch", { name: "Respuesta de audio" }).click();
    await page.clock.resume();
  });

  await test.step("what the microphone hears can be corrected and sent", async () => {
    await page.getByRole("button", { name: "Hablar" }).click();
    await expect(page.getByRole("button", { name: "Escuchando... Parar" })).toBeVisible();
    expect(await hear(page, { words: "qué día es hoy" })).toBe("es-ES");
    await expect(page.getByText("Voz reconocida", { exact: true })).toBeVisible();
    await expect(box(page)).toHaveValue("qué día es hoy");
    await expect(page.getByText("14/500")).toBeVisible();
    await box(page).fill("¿Qué día es hoy?");
    await box(page).press("Enter");
    await expect(messages(page)).toHaveCount(4);
    await expect(box(page)).toHaveValue("");
    await page.getByRole("button", { name: "Hablar" }).click();
    await hear(page, { error: "not-allowed" });
    await expect(
      page.getByText("No se pudo iniciar el reconocimiento de voz.", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Entendido" }).click();
    await expect(box(page)).toBeFocused();
  });

  await test.step("500 emoji are a whole message, one more is not taken", async () => {
    await box(page).fill("👵🏽".repeat(501));
    await expect(page.getByText("Mensaje muy largo", { exact: true })).toBeVisible();
    await expect(page.getByText("500/500")).toBeVisible();
    await box(page).press("Enter");
    await expect(messages(page)).toHaveCount(6);
    expect((await kept(page, casilda))[4]?.content).toBe("👵🏽".repeat(500));
  });

  await test.step("a long talk pushes neither the way back nor the field out", async () => {
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    for (const [width, height] of [
      [1024, 600],
      [800, 1280],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await messages(page).last().scrollIntoViewIfNeeded();
      for (const name of ["Volver", "Escuchar", "Ayuda", "Hablar", "Enviar"])
        await expect(button(name), `${name} at ${width}×${height}`).toBeInViewport({ ratio: 1 });
      await expect(box(page)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(usual);
  });

  await test.step("nothing is lost when the server is gone", async () => {
    await page.route("**/chat", (route) => route.abort());
    await box(page).fill("No me pierdas");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText("Error al enviar mensaje", { exact: true })).toBeVisible();
    await expect(
      page.getByText("No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(box(page)).toHaveValue("No me pierdas");
    await page.unroute("**/chat");
    consoleErrors.length = 0;
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(messages(page)).toHaveCount(8);
    await expect(page.getByText("Error al enviar mensaje", { exact: true })).toBeHidden();
  });

  await test.step("leaving counts what she said and deletes it", async () => {
    const recorded = page.waitForRequest(
      (request) =>
        request.method() === "POST" &&
        request.url().endsWith("/activity") &&
        "chatSessionMessages" in (request.postDataJSON() as object),
    );
    await page.getByRole("button", { name: "Volver" }).click();
    expect((await recorded).postDataJSON()).toEqual({ chatSessionMessages: 4 });
    const card = page.getByRole("button", { name: /^Asistente Virtual/ });
    await expect(card).toContainText("Última conversación: hoy");
    await expect.poll(() => kept(page, casilda)).toEqual([]);
  });
});

test("two windows share the conversation, and one that is closed deletes it", async ({
  page,
  portal,
  context,
}) => {
  const fermin = await enrol(portal, { name: "Fermín Soto", pin: "3175" });
  // A second entry ends the session of the first: what was still asked for in it would be refused.
  const read = ["reminders", "reminders/upcoming"].map((list) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith(`/${list}`) &&
        answer.request().headers()["acompana-background"] === "1",
      // She enters and writes meanwhile.
      { timeout: 0 },
    ),
  );
  await openChat(page, fermin);
  await box(page).fill("Desde la primera");
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await Promise.all(read);

  const other = await context.newPage();
  await openChat(other, fermin);
  await expect(messages(other)).toHaveCount(2);
  await box(other).fill("Desde la segunda");
  await box(other).press("Enter");
  await expect(messages(other)).toHaveCount(4);

  await box(page).fill("Otra vez yo");
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(6);
  await expect(messages(page).nth(2)).toContainText("Desde la segunda");

  await other.goto("about:blank");
  await expect.poll(() => kept(page, fermin)).toEqual([]);
  await box(page).fill("¿Sigues ahí?");
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await other.close();
});

/** Six messages of some lines each, as the server tells them. */
const TALK = Array.from({ length: 6 }, (_, place) => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  sender: place % 2 ? "assistant" : "user",
  content: "Hoy hace un día muy bueno para pasear un rato junto al río, con calma. "
    .repeat(6)
    .trim(),
  timestamp: new Date(Date.now() - 60_000).toISOString(),
}));

/** A small telephone. */
const SMALLEST = { width: 320, height: 640 };

for (const letters of [16, 24, 32] as const)
  test(`a talk opens with its newest message in sight, above the field, letters of ${letters} px`, async ({
    page,
    portal,
  }) => {
    const person = await enrol(portal, { name: `Emilia ${letters}`, pin: "4826" });
    await page.route(/\/chat\?/, (route) => route.fulfill({ json: TALK }));
    await enterByPin(page, person);
    await withLetters(page, letters, async () => {
      for (const { width, height } of [...SIZES, SMALLEST]) {
        await page.setViewportSize({ width, height });
        await card(page, "Asistente Virtual").click();
        await expect(messages(page)).toHaveCount(TALK.length);
        const where = `at ${width}×${height}`;
        const lines = async () => {
          const { seen, all } = await linesOfNewest(page);
          return seen >= Math.min(3, all) ? "enough" : `${seen} of ${all}`;
        };
        await expect.configure({ soft: true }).poll(lines, where).toBe("enough");
        expect.soft(await outside(box(page)), `the field ${where}`).toEqual([]);
        const back = page.getByRole("button", { name: /^(Volver|Inicio)$/ });
        expect.soft(await outside(back), `the ways ${where}`).toEqual([]);
        await back.first().click();
      }
    });
  });

/** A telephone that is narrower than most. */
const NARROW = { width: 360, height: 740 };

for (const letters of [20, 24, 32] as const)
  test(`on a narrow telephone the field lies on nothing half seen, letters of ${letters} px`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(NARROW);
    const person = await enrol(portal, { name: `Jimena ${letters}`, pin: "4826" });
    await withLetters(page, letters, async () => {
      await openChat(page, person);
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => besideField(page)).toEqual([]);
      const buttons = page.getByRole("button", { name: /^(Volver|Inicio|Hablar|Enviar)$/ });
      expect.soft(await outside(buttons)).toEqual([]);
      // With larger ones the title and the ways fill what the field leaves.
      if (letters > 24) return;
      if (letters === 20) expect.soft(await outside(greeting(page))).toEqual([]);
      else {
        const voice = page.getByRole("region", { name: "Sonido" }).locator("button");
        expect.soft(await outside(voice)).toEqual([]);
      }
    });
  });

test("the buttons of the field share one row on telephones and on tablets that stand", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Jimena Roca", pin: "4826" });
  for (const letters of [16, 20, 24])
    await withLetters(page, letters, async () => {
      await openChat(page, person);
      for (const width of [360, 390, 480, 540, 600, 640, 700, 768, 800]) {
        await page.setViewportSize({ width, height: 1024 });
        const where = `at ${width} px, letters of ${letters} px`;
        const buttons = page.getByRole("button", { name: /^(Parar la voz|Hablar|Enviar)$/ });
        await expect(buttons, where).toHaveCount(3);
        const middles = await buttons.evaluateAll((all) =>
          all.map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
        expect.soft(Math.max(...middles) - Math.min(...middles), where).toBeLessThanOrEqual(1);
      }
      await page.getByRole("button", { name: "Volver" }).click();
    });
});

test("on the smallest telephone what the assistant says first is seen whole", async ({
  page,
  portal,
}) => {
  await openChat(page, await enrol(portal, { name: "Olvido Mora", pin: "4826" }));
  await page.setViewportSize(SMALLEST);
  const lines = async () => {
    const { seen, all } = await linesSeen(greeting(page));
    return { hidden: all - seen };
  };
  // As the window becomes small, and as the screen opens in a small one.
  await expect.poll(lines).toEqual({ hidden: 0 });
  await page.getByRole("button", { name: "Volver" }).click();
  await card(page, "Asistente Virtual").click();
  await expect(greeting(page)).toBeVisible();
  await expect.poll(lines).toEqual({ hidden: 0 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
});

test("the assistant has one face in sight as it greets, in its title or beside its words", async ({
  page,
  portal,
}) => {
  await openChat(page, await enrol(portal, { name: "Nuria Mora", pin: "4826" }));
  await expect(greeting(page)).toBeVisible();
  for (const size of [
    ...SIZES,
    SMALLEST,
    { width: 551, height: 800 },
    { width: 553, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const faces = page.locator("main svg:visible").filter({ has: page.locator("ellipse") });
    const where = `at ${size.width}×${size.height}`;
    await expect(faces, where).toHaveCount(1);
    await expect.poll(() => outside(faces), where).toEqual([]);
  }
});

/** What closes the card, where it stays at the window's edge below the line that leads back. */
const keptBelowLine = (close: Locator) =>
  close.evaluate((button) => {
    const { left, top, bottom, width, height } = button.getBoundingClientRect();
    const end = button.closest("section")?.getBoundingClientRect().bottom ?? 0;
    const isKept = end - bottom > 60;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return isKept && over?.closest("[role=group]") ? [`${button.textContent} at ${scrollY}`] : [];
  });

test("what closes the card is nowhere kept below the line that leads back to it", async ({
  page,
  seed,
  consoleErrors,
}) => {
  // Low enough for the card to end below the window when its number is above it.
  await page.setViewportSize({ width: 390, height: 600 });
  for (const name of ["chat", "chat-emergency"]) {
    const view = views.find((one) => one.name === name);
    if (view && name === "chat") await openView(page, view, seed);
    else await view?.open(page, seed);
  }
  const close = page.getByRole("button", { name: "Cerrar este aviso" });
  const line = page.getByRole("button", { name: "Ver el aviso" });
  const seenWith: boolean[] = [];
  for (let from = 0; from < 2_000; from += 60) {
    await page.evaluate((y) => scrollTo(0, y), from);
    await drawn(page);
    seenWith.push((await line.count()) > 0 && (await line.isVisible()));
    expect.soft(await keptBelowLine(close)).toEqual([]);
  }
  expect(seenWith).toContain(true);
  consoleErrors.length = 0;
});

// In a smaller window the line would cover half of what is said: there it is found above the field.
for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1280, 800],
] as const)
  test(`at ${width}×${height} 112 stays in the window, whatever is said after the danger`, async ({
    page,
    seed,
  }) => {
    await page.setViewportSize({ width, height });
    const view = views.find(({ name }) => name === "chat-danger-line");
    expect(view).toBeDefined();
    if (view) await openView(page, view, seed);
    const back = page.getByRole("button", { name: "Ver el aviso" });
    const calls = page.getByRole("link", { name: "Llamar al 112" });
    await expect(calls).toHaveCount(2);
    const [inCard, inLine] = [calls.first(), calls.last()];
    await page.mouse.move(width / 2, height / 3);
    for (const by of [0, -600, 900]) {
      await page.mouse.wheel(0, by);
      await expect(inLine).toBeInViewport({ ratio: 1 });
    }
    await expect(inCard).not.toBeInViewport();
    await back.click();
    await expect(inCard).toBeInViewport({ ratio: 1 });
    await expect(back).toHaveCount(0);
  });

for (const letters of [16, 24, 32] as const)
  test(`on a small telephone no number to call is broken or covered, letters of ${letters} px`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(SMALLEST);
    await fakeSpeech(page, { isQuick: true });
    await openChat(page, await enrol(portal, { name: `Nieves ${letters}`, pin: "4826" }));
    await withLetters(page, letters, async () => {
      for (const { kind, title } of DANGERS) {
        await sayDanger(page, kind);
        const card = page.getByRole("region", { name: title });
        await expect(card).toBeVisible();
        const look = async (where: string) => {
          const broken = [await brokenNumbers(page), await brokenWords(page)];
          expect.soft([...broken.flat(), ...(await besideWindow(page))], where).toEqual([]);
          expect.soft(await focusOutOfSight(page), `${where}, by Tab`).toEqual([]);
        };
        await look(`the card of ${kind}`);
        await card.getByRole("button").last().click();
        await expect(card).toBeHidden();
        await look(`the words of ${kind}`);
      }
    });
  });
