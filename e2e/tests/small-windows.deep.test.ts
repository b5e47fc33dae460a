import type { Locator, Page } from "@playwright/test";
import { addRelative, enrol, type Person } from "../portal/fixtures.ts";
import { card, enterByPin, niece } from "../portal/home.ts";
import { outside } from "../portal/in-view.ts";
import { enterHome, keepMemory } from "../portal/person.ts";
import { sendMessages } from "../portal/relative.ts";
import { expect, test } from "../portal/test.ts";
import type { TestPortal } from "../portal/test-portal.ts";
import { focusOutOfSight } from "../portal/visible-focus.ts";
import { inWindows } from "../portal/windows.ts";

const LONG_NAME = "María del Carmen Fernández de la Encarnación y Rodríguez-Villanueva";
const SHORT_WORDS = "La verbena";
const LONG_WORDS = "Hoy hemos paseado junto al río y hemos visto la verbena desde el puente. "
  .repeat(7)
  .slice(0, 480)
  .trim();

/** Telephones, small tablets and larger ones, upright and lying. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 600, height: 1024 },
  { width: 800, height: 1280 },
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
];
const TELEPHONES = [
  { width: 360, height: 740 },
  { width: 360, height: 800 },
  { width: 390, height: 844 },
];
const LOW_TABLET = { width: 1024, height: 600 };

/** By a long name: one message of words alone, two with a photo and two with a video. */
async function sendLongMessages(portal: TestPortal, person: Person): Promise<void> {
  const relative = { ...niece, name: LONG_NAME, email: `maria-${person.id}@gil.es` };
  await addRelative(portal, person, relative);
  const photo = { name: "photo.jpg", mimeType: "image/jpeg" };
  const clip = { name: "clip.mp4", mimeType: "video/mp4" };
  await sendMessages(portal, relative, person, [
    { content: SHORT_WORDS },
    ...[photo, clip].flatMap((file) =>
      [SHORT_WORDS, LONG_WORDS].map((content) => ({ content, file })),
    ),
  ]);
}

/** Wherever it is scrolled to, what leads from what is shown is in the window. */
async function expectWays(page: Page, what: string): Promise<void> {
  const viewer = page.getByRole("dialog");
  const ways = viewer.getByRole("button", { name: /^(Cerrar|Anterior|Siguiente)$/ });
  const play = viewer.getByRole("button", { name: /^Reproducir/ });
  await expect(ways).toHaveCount(3);
  await inWindows(page, { sizes: WINDOWS }, async ({ where }) => {
    for (const place of ["top", "end"] as const) {
      await viewer.evaluate((dialog, end) => {
        for (let at: Element | null = dialog; at; at = at.parentElement)
          at.scrollTo(0, end ? at.scrollHeight : 0);
      }, place === "end");
      expect.soft(await outside(ways), `${what} ${where}, ${place}`).toEqual([]);
      if (place === "top")
        expect.soft(await outside(play), `what plays ${what} ${where}`).toEqual([]);
    }
    // What is looked at keeps room beside them.
    const picture = viewer.locator("[class*=picture], [class*=soundIcon]");
    const { height } = (await picture.boundingBox()) ?? { height: 0 };
    expect.soft(height, `${what} ${where}`).toBeGreaterThanOrEqual(100);
    expect.soft(await focusOutOfSight(page), `${what} ${where}, by Tab`).toEqual([]);
  });
}

test("what leads from an enlarged message is in the window, whatever it is and says", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Felisa Mora", pin: "6094" });
  await sendLongMessages(portal, person);
  await enterByPin(page, person);
  await card(page, "Mensajes de Apoyo").click();
  const all = page.getByRole("button", { name: /^Ver en grande/ });
  await expect(all).toHaveCount(4);
  for (const [place, what] of ["long video", "video", "long photo", "photo"].entries()) {
    await all.nth(place).click();
    await expectWays(page, what);
    await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  }
});

test("what leads from a song among her memories is in the window", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Obdulia Mora", pin: "6095" });
  const call = await enterHome(portal, person);
  const song = { file: "song.mp3", mimeType: "audio/mpeg" };
  await keepMemory(call, person, { ...song, title: "La jota", description: SHORT_WORDS });
  await keepMemory(call, person, { ...song, title: LONG_NAME, description: LONG_WORDS });
  await enterByPin(page, person);
  await card(page, "Mis Recuerdos").click();
  for (const what of ["La jota", LONG_NAME]) {
    await page.getByRole("button", { name: `Ver audio: ${what}` }).click();
    await expectWays(page, what);
    await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  }
});

test("a long name takes two lines of the card of what can be opened, and is heard whole", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Eufemia Mora", pin: "6096" });
  await sendLongMessages(portal, person);
  await enterByPin(page, person);
  await card(page, "Mensajes de Apoyo").click();
  const cards = page.getByRole("article");
  const opened = page.getByRole("button", { name: /^Ver en grande/ });
  const nameIn = (some: Locator) => some.getByRole("heading", { name: LONG_NAME }).first();
  await expect(cards).toHaveCount(5);
  const toOpen = nameIn(cards.filter({ has: opened }));
  const alone = nameIn(cards.filter({ hasNot: opened }));
  await inWindows(page, { sizes: WINDOWS.slice(0, 3) }, async ({ where }) => {
    const lines = await toOpen.evaluate((name) => {
      const { height } = name.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(name).lineHeight);
    });
    expect.soft(lines, where).toBeLessThan(2.2);
    // Nothing else says who has written words alone.
    const cut = await alone.evaluate((name) => name.scrollHeight - name.clientHeight);
    expect.soft(cut, `words alone ${where}`).toBeLessThanOrEqual(2);
  });
});

test("what is not saved yet can be saved from wherever it is seen, with large letters too", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Gregoria Mora", pin: "6097" });
  await enterByPin(page, person);
  await page.getByRole("button", { name: "Ajustes" }).click();
  await page.getByRole("switch", { name: "Modo noche" }).click();
  const save = page.getByRole("button", { name: "Guardar cambios" });
  const sizes = [LOW_TABLET, { width: 1280, height: 720 }];
  await inWindows(page, { letters: [16, 20, 24, 32], sizes }, async ({ where }) => {
    for (const top of [0, 500, 10_000]) {
      await page.evaluate((place) => scrollTo(0, place), top);
      expect.soft(await outside(save), `${where}, ${top}`).toEqual([]);
    }
    expect.soft(await focusOutOfSight(page), `${where}, by Tab`).toEqual([]);
  });
});

test("a menu of games shows each of them on a telephone", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Herminia Mora", pin: "6098" });
  await enterByPin(page, person);
  await card(page, "Juegos").click();
  const games = {
    "Juegos de memoria": /^(Juego de Memoria|Secuencia|Patrones|Memoria visual)/,
    "Otros juegos": /^(Sudoku|Puzle|Juegos matemáticos)/,
  };
  for (const [menu, names] of Object.entries(games)) {
    await card(page, menu).click();
    const all = page.getByRole("button", { name: names });
    await expect(all).toHaveCount(menu === "Otros juegos" ? 3 : 4);
    await inWindows(page, { sizes: TELEPHONES }, async ({ where }) => {
      await page.evaluate(() => scrollTo(0, 0));
      expect.soft(await outside(all), `${menu} ${where}`).toEqual([]);
    });
    await page.getByRole("button", { name: "Volver" }).click();
  }
});

/** Whether the row that a button stands in is filled: by it alone, or by others beside it. */
const fillsRow = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { left, right, top } = one.getBoundingClientRect();
    const row = one.closest("header")?.getBoundingClientRect();
    const title = one.closest("header")?.querySelector("h1");
    if (!row || !title) return false;
    const isAlone = title.getBoundingClientRect().bottom <= top;
    return !isAlone || (left - row.left < 2 && row.right - right < 2);
  });

test("what adds a memory has its row to itself only when it fills it", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Ildefonsa Mora", pin: "6099" });
  await enterByPin(page, person);
  await card(page, "Mis Recuerdos").click();
  const add = page.getByRole("button", { name: "Subir Recuerdo" });
  await expect(page.getByText("Todavía no hay recuerdos")).toBeVisible();
  const widths = [320, 360, 390, 430, 480, 520, 560, 600];
  const sizes = widths.map((width) => ({ width, height: 844 }));
  await inWindows(page, { sizes }, async ({ where }) => {
    expect.soft(await fillsRow(add), where).toBe(true);
  });
});

test("what a reminder can be of is all seen in low windows, with larger letters too", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Elisa Marín", pin: "7316" });
  await enterByPin(page, person);
  await card(page, "Recordatorios").click();
  await page.getByRole("button", { name: "Añadir" }).click();
  const things = page.getByRole("dialog").locator("h3 ~ div button");
  await expect(things).toHaveCount(6);
  const look = async ({ where }: { where: string }) =>
    expect.soft(await outside(things), where).toEqual([]);
  await inWindows(page, { letters: [16, 20, 24], sizes: [LOW_TABLET] }, look);
  const lying = [640, 740, 844, 915].map((width) => ({ width, height: width < 800 ? 360 : 390 }));
  await inWindows(page, { sizes: lying }, look);
});
