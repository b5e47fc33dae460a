import type { Page } from "@playwright/test";
import { drawn, takeClock } from "../portal/clock.ts";
import { addRelative, enrol, type Person } from "../portal/fixtures.ts";
import { card, enterByPin, fillHome, niece } from "../portal/home.ts";
import { outside, SIZES } from "../portal/in-view.ts";
import { enterHome } from "../portal/person.ts";
import { sendMessages } from "../portal/relative.ts";
import { LONGEST_TITLE, STEP_TITLES } from "../portal/reminder-titles.ts";
import { behindOfItsDay } from "../portal/ringing.ts";
import { expect, test } from "../portal/test.ts";
import type { TestPortal } from "../portal/test-portal.ts";
import { inWindows } from "../portal/windows.ts";

const LOW_TABLET = { width: 1024, height: 600 };
const SMALLEST = { width: 320, height: 640 };
/** Lying windows that are not low, one of them of a computer. */
const ROOMY = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const UPRIGHT = [
  { width: 600, height: 1024 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
];
/** Older tablets of seven inches. */
const SMALL_LYING = [
  { width: 900, height: 600 },
  { width: 960, height: 600 },
  { width: 966, height: 604 },
];
const WINDOWS = [...SIZES, SMALLEST, ...ROOMY, ...UPRIGHT];

/** A Wednesday of September, whose date is the longest. */
const DAY = "2026-09-23";
const at = (time: string) => Date.parse(`${DAY}T${time}:00+02:00`);

const TITLES = new Set([...STEP_TITLES, "Pan", LONGEST_TITLE]);

const NEXT_DAY = Date.parse("2026-09-24T22:40:00+02:00");
const OTHER_DAY = Date.parse("2026-09-30T22:40:00+02:00");
/** What comes next, as the server lists it today and later. */
const COMING = [
  ...[...TITLES].map((title) => ({ title, moment: at("22:40") })),
  { title: "Tomar la pastilla de la tensión", moment: NEXT_DAY },
  { title: "Tomar la pastilla de la tensión", moment: OTHER_DAY },
];

/** In the page: what of the next reminder's hour and of its title's beginning is not seen. */
function cutOfNext(): string[] {
  const all = [...document.querySelectorAll("main p")];
  const line = all.find((one) => one.textContent?.startsWith("Próximo recordatorio: "));
  const strip = line?.closest("[class*=due]")?.getBoundingClientRect();
  if (!line || !strip) return ["nothing comes next"];
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent ?? "";
    if (!words.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isTitle = node.parentElement?.matches("strong");
    const [first] = range.getClientRects();
    const { top, bottom } = isTitle && first ? first : range.getBoundingClientRect();
    if (top < strip.top || bottom > strip.bottom + 1) wrong.push(`out of its strip: ${words}`);
    if (!/\d:\d\d/.test(words)) continue;
    for (let on = node.parentElement; on && on !== line.parentElement; on = on.parentElement)
      if (getComputedStyle(on).overflowY !== "visible" && on.scrollHeight > on.clientHeight + 2)
        wrong.push(`in a text that is cut off: ${words}`);
  }
  return wrong;
}

test("the hour of what comes next is never cut off, whatever its title and its day are", async ({
  page,
  portal,
}) => {
  test.setTimeout(900_000);
  const person = await enrol(portal, { name: "Carmen Rueda", pin: "4071" });
  const call = await enterHome(portal, person);
  const path = `/api/users/${person.id}/reminders`;
  const dateTime = new Date(Date.now() + 86_400_000).toISOString();
  const reminder = await call<object>("POST", path, { title: "Pan", dateTime });
  let [coming] = COMING;
  const listed = (isLater: boolean) => {
    const { title, moment } = coming ?? { title: "", moment: 0 };
    const one = { ...reminder, title, dateTime: new Date(moment).toISOString() };
    return isLater === moment > at("23:59") ? [one] : [];
  };
  await takeClock(page, Date.now() - at("10:00"));
  await page.route(`**${path}`, (route) => route.fulfill({ json: listed(false) }));
  await page.route(`**${path}/upcoming`, (route) => route.fulfill({ json: listed(true) }));
  await enterByPin(page, person);
  for (const one of COMING) {
    coming = one;
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.reload();
    await expect(page.locator("main p strong").getByText(one.title, { exact: true })).toBeVisible();
    if (one.moment < NEXT_DAY)
      await expect(page.getByRole("button", { name: `Hecho: ${one.title}` })).toBeVisible();
    await inWindows(page, { letters: [16, 20, 24], sizes: WINDOWS }, async ({ where }) => {
      expect.soft(await page.evaluate(cutOfNext), `${one.title} ${where}`).toEqual([]);
    });
  }
});

for (const isLast of [false, true])
  test(`the title of what waits, as the steps of a new reminder write it, is read whole, ${isLast ? "the last of the day" : "with another to come"}`, async ({
    page,
    portal,
  }) => {
    const person = await enrol(portal, { name: "Carmen Rueda", pin: "4071" });
    const call = await enterHome(portal, person);
    const path = `/api/users/${person.id}/reminders`;
    const dateTime = new Date(Date.now() + 86_400_000).toISOString();
    const reminder = await call<object>("POST", path, { title: "Pan", dateTime });
    let [title] = STEP_TITLES;
    await takeClock(page, Date.now() - at("13:00"));
    await page.route(`**${path}`, (route) => {
      const waiting = ["09:00", "10:00"].map((time, place) => ({
        ...{ ...reminder, id: `waits-${place}`, title, isOverdue: true },
        dateTime: new Date(at(time)).toISOString(),
      }));
      const coming = { ...reminder, title, dateTime: new Date(at("21:00")).toISOString() };
      return route.fulfill({ json: isLast ? waiting : [...waiting, coming] });
    });
    await page.route(`**${path}/upcoming`, (route) => route.fulfill({ json: [] }));
    await enterByPin(page, person);
    for (const one of STEP_TITLES) {
      title = one;
      await page.reload();
      const line = page.getByRole("button", { name: `Te esperan 2: ${one}`, exact: true });
      await expect(line).toBeVisible();
      await expect(page.getByRole("button", { name: `Hecho: ${one}` })).toBeVisible();
      const sizes = [...WINDOWS, ...SMALL_LYING];
      await inWindows(page, { letters: [16], sizes }, async ({ where }) => {
        const words = line.locator("span");
        const cut = await words.evaluate((span) => span.scrollHeight - span.clientHeight);
        expect.soft(cut, `${one} ${where}`).toBeLessThanOrEqual(2);
      });
    }
  });

/** Somebody for whom something waits, with three messages where that is said. */
async function enterWaiting(page: Page, portal: TestPortal, messages = true): Promise<Person> {
  const person = await enrol(portal, { name: "Carmen Rueda", pin: "4071" });
  const call = await enterHome(portal, person);
  if (messages) {
    const relative = { ...niece, email: `rosa-${person.id}@gil.es` };
    await addRelative(portal, person, relative);
    const words = ["Hola", "¿Qué tal?", "Mañana voy"];
    await sendMessages(
      portal,
      relative,
      person,
      words.map((content) => ({ content })),
    );
  }
  const dateTime = new Date(Date.now() - 3_600_000).toISOString();
  await call("POST", `/api/users/${person.id}/reminders`, { title: "Tomar la pastilla", dateTime });
  await enterByPin(page, person);
  await expect(page.getByRole("button", { name: /^Hecho/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await expect(page.getByText("Cargando...")).toHaveCount(0);
  return person;
}

/** In the page: words and drawings that stand out of the button that they belong to. */
function outOfButtons(): string[] {
  return [...document.querySelectorAll("main button")].flatMap((button) => {
    const ground = button.getBoundingClientRect();
    const range = document.createRange();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const boxes = [...button.querySelectorAll("svg:not(svg svg)")].map((drawing) =>
      drawing.getBoundingClientRect(),
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // The number of what is due stands at the corner, and what is read aloud alone nowhere.
      const box = node.parentElement;
      if (box?.matches("[class*=count]") || box?.clientWidth === 1) continue;
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    const isOut = boxes.some(
      ({ left, right, width }) =>
        width > 0 && (left < ground.left - 0.5 || right > ground.right + 0.5),
    );
    return isOut ? [button.ariaLabel ?? button.textContent ?? ""] : [];
  });
}

test("nothing stands out of a button of the home, however large the letters are", async ({
  page,
  portal,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  await enterWaiting(page, portal);
  const letters = [16, 20, 24, 28, 32];
  await inWindows(page, { letters, sizes: WINDOWS }, async ({ where }) => {
    expect.soft(await page.evaluate(outOfButtons), where).toEqual([]);
  });
  // A mark that has not been sent has more words.
  await page.route("**/complete", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: /^Hecho: / }).click();
  await expect(page.getByRole("button", { name: /^Hecho · se enviará/ })).toBeVisible();
  await inWindows(page, { letters, sizes: WINDOWS }, async ({ where }) => {
    expect.soft(await page.evaluate(outOfButtons), `not sent ${where}`).toEqual([]);
  });
  consoleErrors.length = 0;
});

/** In the page: clamped words of the home whose lines are lower than most of their letters. */
const tightLines = (): string[] =>
  [...document.querySelectorAll("main *")].flatMap((one) => {
    const { webkitLineClamp, lineHeight, fontSize } = getComputedStyle(one);
    if (webkitLineClamp === "none" || !one.checkVisibility()) return [];
    const height = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    return height < 1.199 ? [`${height.toFixed(2)}: ${one.textContent}`] : [];
  });

test("words that may be cut off have lines of at least 1.2 in every window", async ({
  page,
  portal,
}) => {
  await enterWaiting(page, portal);
  await inWindows(page, { letters: [16, 20, 32], sizes: WINDOWS }, async ({ where }) => {
    expect.soft(await page.evaluate(tightLines), where).toEqual([]);
  });
});

/** What of the card of the messages must not touch its words. */
const BADGE = "[class*=badge]";
const FACE = "[data-part=picture] > *";

/** In the page: how far a part of the card of the messages is from its words, and from its edge. */
function roomOf(part: string): { words: number; edge: number } {
  const messages = document.querySelector("main [data-hue=messages]");
  const own = messages?.querySelector(part)?.getBoundingClientRect();
  const tile = messages?.getBoundingClientRect();
  if (!messages || !own || !tile) return { words: 0, edge: 0 };
  const gaps: number[] = [];
  const texts = document.createTreeWalker(messages, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent?.trim() || holder?.clientWidth === 1 || holder?.closest(part)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects())
      gaps.push(Math.max(left - own.right, own.left - right, top - own.bottom, own.top - bottom));
  }
  const { left, right, top, bottom } = own;
  const edges = [left - tile.left, tile.right - right, top - tile.top, tile.bottom - bottom];
  return { words: Math.min(...gaps), edge: Math.min(...edges) };
}

test("the face of whoever has written lies on no words of its card, in any window", async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  const person = await enrol(portal, { name: "Carmen Rueda", pin: "4071" });
  const name = "María del Carmen Fernández de la Encarnación";
  const relative = { ...niece, name, email: `rosa-${person.id}@gil.es` };
  await addRelative(portal, person, relative);
  await sendMessages(portal, relative, person, [{ content: "Hola" }, { content: "¿Qué tal?" }]);
  await enterByPin(page, person);
  await expect(card(page, "Mensajes de Apoyo")).toContainText("te ha escrito");
  const sizes = [
    ...[...WINDOWS, ...SMALL_LYING, LOW_TABLET],
    ...[360, 412, 480, 560, 640, 912].map((width) => ({ width, height: Math.round(1.6 * width) })),
    { width: 844, height: 390 },
  ];
  await inWindows(page, { letters: [16, 20, 24, 32], sizes }, async ({ letters, where }) => {
    // With the largest letters its words begin below it, a little closer.
    const least = letters < 32 ? 8 : 3;
    const { words } = await page.evaluate(roomOf, FACE);
    expect.soft(words, where).toBeGreaterThanOrEqual(least);
  });
});

test("the badge of a low window touches no words beside it", async ({ page, portal }) => {
  await enterWaiting(page, portal);
  for (const size of [LOW_TABLET, ...SMALL_LYING, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await drawn(page);
    const where = `at ${size.width}×${size.height}`;
    const { words, edge } = await page.evaluate(roomOf, BADGE);
    expect.soft(words, `words beside the badge ${where}`).toBeGreaterThanOrEqual(6);
    expect.soft(edge, `edge beside the badge ${where}`).toBeGreaterThanOrEqual(4);
  }
});

test("a window that is not low has drawings of 96 px, room about the badge, and no fifth of it left", async ({
  page,
  portal,
}) => {
  await enterWaiting(page, portal);
  for (const size of ROOMY) {
    await page.setViewportSize(size);
    await drawn(page);
    const where = `at ${size.width}×${size.height}`;
    expect.soft(await outside(page.locator("main button")), where).toEqual([]);
    const { words, edge } = await page.evaluate(roomOf, BADGE);
    expect.soft(words, `words beside the badge ${where}`).toBeGreaterThanOrEqual(4);
    expect.soft(edge, `edge beside the badge ${where}`).toBeGreaterThanOrEqual(8);
    const drawing = await card(page, "Juegos").locator("svg").boundingBox();
    expect.soft(drawing?.width, `a drawing ${where}`).toBeGreaterThanOrEqual(96);
    const foot = await page.getByRole("button", { name: "Cerrar sesión" }).boundingBox();
    const end = Number(foot?.y) + Number(foot?.height);
    expect.soft(end, `the end of the foot ${where}`).toBeGreaterThan(size.height * 0.86);
  }
});

/** In the page: where the sun or the moon is, as words when it is not wholly seen. */
function lostSun(): string[] {
  const time = document.querySelector("main time");
  const panel = time?.closest("div");
  const horizon = panel?.querySelector("svg");
  const sun = horizon?.querySelector("circle")?.getBoundingClientRect();
  if (!time?.parentElement || !panel || !horizon) return ["there is no sky"];
  const part = horizon.getBoundingClientRect();
  // Narrower it is nothing but hills.
  if (part.width < 60) return [];
  if (!sun) return ["there is no sun"];
  const sky = panel.getBoundingClientRect();
  const at = [sun.left - part.left, sun.top - part.top, part.width].map(Math.round).join(" ");
  // At its beginning the village is faint.
  const isSeen =
    sun.left >= part.left + 32 &&
    sun.right <= Math.min(part.right, sky.right) - 4 &&
    sun.top >= Math.max(part.top, sky.top) + 2 &&
    sun.bottom <= part.bottom;
  if (!isSeen) return [`out of the part that is seen: ${at}`];
  const range = document.createRange();
  return [...time.parentElement.children].flatMap((words) => {
    range.selectNodeContents(words);
    const isOver = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < sun.right && right > sun.left && top < sun.bottom && bottom > sun.top,
    );
    return isOver ? [`under ${words.textContent}: ${at}`] : [];
  });
}

test("the sun or the moon is seen over the horizon of the home, and under no words, at every hour", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Ana Gil", pin: "3094" });
  await takeClock(page, Date.now() - at("12:00"));
  await enterByPin(page, person);
  for (const [sky, time] of [
    ["dawn", "07:08"],
    ["day", "12:08"],
    ["dusk", "20:08"],
    ["night", "23:08"],
  ] as const) {
    await page.clock.setSystemTime(at(time));
    await page.reload();
    await expect(page.locator(`main div > svg[class*=${sky}]`).first()).toBeAttached();
    await inWindows(page, { letters: [16, 20, 24, 32], sizes: WINDOWS }, async ({ where }) => {
      expect.soft(await page.evaluate(lostSun), `${sky} ${where}`).toEqual([]);
    });
  }
});

for (const messages of [true, false])
  test(`the first card is whole on the smallest telephone, and that of the messages little higher, ${messages ? "with some" : "without any"}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(SMALLEST);
    await enterWaiting(page, portal, messages);
    expect(await outside(page.locator("main [data-hue]"), 1)).toEqual([]);
    const heights = await page
      .locator("main [data-hue]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(6);
    expect(Math.max(...heights)).toBeLessThanOrEqual(2 * Math.min(...heights));
  });

test("with every slot in use nothing of the home is out of sight on a low tablet, by whatever name", async ({
  browser,
  portal,
}) => {
  const tops = new Set<number>();
  for (const name of [
    "Ana Gil",
    // As many letters as have the greeting's usual size.
    "María del Carmen Gil",
    "María de los Ángeles Gil",
    "María de los Desamparados Fernández-Villaverde Rodríguez",
  ]) {
    const person = await enrol(portal, { name, pin: "3094" });
    await fillHome(portal, person);
    const context = await browser.newContext({ viewport: LOW_TABLET });
    const page = await context.newPage();
    await enterByPin(page, person);
    await expect(page.getByText("Te espera: Tomar la pastilla")).toBeVisible();
    await expect(page.getByText("Rosa te ha escrito")).toBeVisible();
    await expect(page.getByText(/^Aviso nuevo del ayuntamiento: Mañana, médico en/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
    await expect(page.getByText("Cargando...")).toHaveCount(0);
    const { width, height, content, buttons, title, top } = await page.evaluate(() => {
      const messages = document.querySelector("main [data-hue=messages]");
      const words = messages?.querySelector("span + span > span");
      const lines = document.createRange();
      if (words) lines.selectNodeContents(words);
      return {
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
        content: [...document.querySelectorAll("main *")].map(
          (one) => one.getBoundingClientRect().bottom,
        ),
        buttons: document.querySelectorAll("main > :not(header) button").length,
        title: [words?.textContent, lines.getClientRects().length],
        top: document.querySelector("main [data-hue]")?.getBoundingClientRect().top,
      };
    });
    expect([width, height], name).toEqual([1024, 600]);
    expect(Math.max(...content), name).toBeLessThanOrEqual(600);
    // Six cards, what waits and its 'Hecho', the notice, and the two buttons of the foot.
    expect(buttons, name).toBe(11);
    expect(title, name).toEqual(["Mensajes de Apoyo", 1]);
    tops.add(Math.round(Number(top)));
    await context.close();
  }
  expect([...tops]).toHaveLength(1);
});

/** Beside what waits: a low tablet, telephones, and the same tablet upright. */
const STRIPS = [
  LOW_TABLET,
  { width: 390, height: 844 },
  { width: 360, height: 800 },
  { width: 600, height: 1024 },
];

test("below two that wait, hour and name of what else comes today are both read", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Carmen Gil", pin: "3094" });
  const call = await enterHome(portal, person);
  const opened = await takeClock(page, behindOfItsDay());
  const path = `/api/users/${person.id}/reminders`;
  for (const [minutes, title] of [
    [-120, "Tomar la pastilla de la tensión"],
    [-60, "Llamar al médico"],
    [4, "Regar"],
    [5, "Comprar el pan"],
  ] as const) {
    const dateTime = new Date(opened + minutes * 60_000).toISOString();
    await call("POST", path, { title, dateTime });
  }
  // The server's clock is ahead of the page's: for it all of them wait.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const listed: { dateTime: string }[] = await response.json();
    const json = listed.map((one) => ({ ...one, isOverdue: Date.parse(one.dateTime) <= opened }));
    await route.fulfill({ response, json });
  });
  await enterByPin(page, person);
  const next = page.locator("main p", { hasText: "Regar" });
  await expect(next).toContainText(/\d:\d\d/);
  for (const size of STRIPS) {
    await page.setViewportSize(size);
    const where = `at ${size.width}×${size.height}`;
    const hidden = await next.evaluate((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      const strip = line.closest("[class*=due]")?.getBoundingClientRect().bottom ?? 0;
      return {
        cut: line.scrollHeight - line.clientHeight,
        // What is below its letters, without the strip's edge.
        isAtEdge: words.getBoundingClientRect().bottom > strip - 4,
      };
    });
    expect.soft(hidden, where).toEqual({ cut: 0, isAtEdge: false });
  }
});

test("a tall home without a photo of the family ends with the horizon", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await enterByPin(page, await enrol(portal, { name: "Ana Gil", pin: "3094" }));
  const tools = page.getByRole("button", { name: "Cerrar sesión" });
  const horizon = page.locator("[class*=instead]");
  await expect(horizon).toBeVisible();
  const [lowest, drawing] = await Promise.all([tools.boundingBox(), horizon.boundingBox()]);
  expect(drawing?.width).toBeGreaterThan(400);
  expect(drawing?.height).toBeGreaterThanOrEqual(150);
  const end = (box: typeof lowest) => Number(box?.y) + Number(box?.height);
  expect(Math.abs(end(drawing) - end(lowest))).toBeLessThanOrEqual(1);
});

/** Windows between a telephone and a tall tablet, and such as lie, in which all cards are seen. */
const ALL_CARDS = [
  { width: 600, height: 1024 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];

test("all six cards are seen in tablets of other sizes, of the lying ones the foot too, however long titles are", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Ana Gil", pin: "3094" });
  const { call } = await fillHome(portal, person);
  const title =
    "Tomar la pastilla de la tensión con un vaso de agua antes de salir a pasear con Luis";
  for (const hours of [3, 2]) {
    const dateTime = new Date(Date.now() - hours * 3_600_000).toISOString();
    await call("POST", `/api/users/${person.id}/reminders`, { title, dateTime });
  }
  await enterByPin(page, person);
  await expect(page.getByText("Rosa te ha escrito")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await expect(page.getByText("Cargando...")).toHaveCount(0);
  for (const size of ALL_CARDS) {
    await page.setViewportSize(size);
    const where = `at ${size.width}×${size.height}`;
    expect.soft(await outside(page.locator("main button[data-hue]")), where).toEqual([]);
    if (size.width > size.height)
      expect.soft(await outside(page.locator("main button")), `foot ${where}`).toEqual([]);
  }
});
