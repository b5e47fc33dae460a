import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { drawn } from "../portal/clock.ts";
import { addRelative, enrol } from "../portal/fixtures.ts";
import { hold } from "../portal/hold.ts";
import { makeApiLate } from "../portal/late-api.ts";
import { watchShifts } from "../portal/layout-shifts.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { enterHome } from "../portal/person.ts";
import { sendMessages } from "../portal/relative.ts";
import { typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import type { TestPortal } from "../portal/test-portal.ts";
import { views } from "../portal/views/index.ts";
import { openAs, relatives, type Seed } from "../portal/views/seed.ts";

const HOUR_MS = 3_600_000;

/** The most that a screen may move by itself while it is loading: a line that slides is more. */
const MOST = 0.02;

/** Where one talks, what is answered comes above the box; nothing is being loaded. */
const TALKS = [
  "chat-emergency",
  "chat-danger-line",
  "chat-not-sent",
  "chat-danger-fraud",
  "chat-danger-overdose",
];
/** The home that is given up says that its calls are refused, before the question covers it. */
const GIVEN_UP = ["session-replaced"];
/** The notice of a message lies over a screen that is there. */
const NOTICES = ["message-told", "message-told-open", "message-told-in-dialog"];
/**
 * Each file that has arrived leaves the form, whatever stood below it; and what failed is told in
 * the place of the progress, and brought into sight.
 */
const SENDING = ["support-message-several", "gallery-upload-unsent"];
/** Only what has arrived shows that this browser cannot play it. */
const UNSHOWN = ["support-messages-unshown"];
const NOT_LOADING = [...TALKS, ...GIVEN_UP, ...NOTICES, ...SENDING, ...UNSHOWN];

const LOADED = views.filter(({ name, played }) => !played && !NOT_LOADING.includes(name));
const HOME = /^user-menu/;

for (const { viewport, looked } of [
  { viewport: { width: 390, height: 844 }, looked: LOADED },
  { viewport: { width: 1024, height: 600 }, looked: LOADED },
  // Here alone a photo comes beside its tools.
  { viewport: { width: 800, height: 1280 }, looked: LOADED.filter(({ name }) => HOME.test(name)) },
])
  lookAtViews(looked, {
    viewport,
    promise: `stay where they are at ${viewport.width}×${viewport.height} while the API is late`,
    begin: async (page) => {
      const visits = await watchShifts(page);
      const settled = await makeApiLate(page);
      return async (name) => {
        await settled();
        const moved = (await visits()).filter(({ score }) => score > MOST);
        expect.soft(moved, `what moved on the way to ${name}`).toEqual([]);
      };
    },
  });

// What is below is often out of the window, where no shift counts, until the focus brings it.
/** Where the home's cards begin, at each width. */
async function topsOfCards(page: Page) {
  const found: [width: number, top: number][] = [];
  for (const width of [320, 352, 360, 390, 480, 600, 768, 896, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole("button", { name: /^Recordatorios/ }).boundingBox();
    expect(box, `the card at ${width}`).not.toBeNull();
    found.push([width, Number(box?.y)]);
  }
  return found;
}

const HOMES = {
  "something waits": {
    whose: async (_portal: TestPortal, { carmen }: Seed) => carmen,
    before: /^Te esperan 2:/,
    after: /^Te esperan 2:/,
  },
  "nothing waits": {
    whose: enrolWithoutPressure,
    before: /^Hoy no te queda ningún recordatorio/,
    after: /^Próximo recordatorio: /,
  },
};

/** Somebody whose one reminder comes in two days. */
async function enrolWithoutPressure(portal: TestPortal) {
  const amparo = await enrol(portal, { name: "Amparo Vidal", pin: "7391" });
  const call = await enterHome(portal, amparo);
  await call("POST", `/api/users/${amparo.id}/reminders`, {
    title: "Tomar la pastilla de la tensión",
    dateTime: new Date(Date.now() + 50 * HOUR_MS).toISOString(),
    category: "Medicación",
    recurrency: "daily",
  });
  return amparo;
}

for (const [where, { whose, before, after }] of Object.entries(HOMES))
  test(`what is learned of later reminders pushes nothing where ${where}, in any window`, async ({
    page,
    portal,
    seed,
  }) => {
    const person = await whose(portal, seed);
    const release = await hold(page, "**/reminders/upcoming");
    const answered = page.waitForResponse("**/reminders/upcoming");
    await openAs(page, "Usuarios");
    await typePin(page, person.name, person.pin);
    await expect(page.getByText(before)).toBeVisible();
    const tops = await topsOfCards(page);
    release();
    await (await answered).finished();
    await drawn(page);
    await expect(page.getByText(after)).toBeVisible();
    expect(await topsOfCards(page)).toEqual(tops);
  });

/** Windows in which a home is laid out differently, the low and the tall tablet among them. */
const WINDOWS = [
  ...[320, 352, 360, 390, 480, 600, 768, 896, 1024, 1280].map((width) => ({ width, height: 900 })),
  { width: 1024, height: 600 },
  { width: 800, height: 1280 },
];

/** Where each card and each tool of the home begins and ends, by window and by its first words. */
async function placesOnHome(page: Page): Promise<Map<string, number[]>> {
  const buttons = page.locator("main button:not(header *)");
  const found = new Map<string, number[]>();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await drawn(page);
    const places = await buttons.evaluateAll((all) =>
      all.map((button) => {
        // Beside a drawing, or beside the face of whoever has written.
        const words = button.querySelector("span + span") ?? button;
        const { top, bottom } = button.getBoundingClientRect();
        const name = (words.textContent ?? "").slice(0, 13);
        return { name, place: [top + scrollY, bottom + scrollY] };
      }),
    );
    for (const { name, place } of places)
      found.set(`${name} at ${size.width}×${size.height}`, place);
  }
  return found;
}

/** What is elsewhere now, by more than a pixel that is rounded otherwise. */
const moved = (before: Map<string, number[]>, after: Map<string, number[]>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((which) => {
    const [from, to] = [before.get(which), after.get(which)];
    const isStill = from && to && from.every((y, side) => Math.abs(y - Number(to[side])) < 1);
    return isStill ? [] : [`${which}: ${from} became ${to}`];
  });

test("neither a late answer of the messages nor a message that comes moves the home", async ({
  page,
  portal,
  seed: { carmen },
}) => {
  test.setTimeout(240_000);
  const aunt = { name: "Inmaculada Ruiz", email: "tia@ruiz.es", password: "naranjo-en-flor" };
  await addRelative(portal, carmen, aunt);
  const release = await hold(page, "**/support-messages");
  await openAs(page, "Usuarios");
  await typePin(page, carmen.name, carmen.pin);
  const card = page.getByRole("button", { name: /^Mensajes de Apoyo/ });
  await expect(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hecho: / })).toBeVisible();
  await expect(card).toContainText("Cargando...");
  const places = await placesOnHome(page);
  const expectUnmoved = async (line: string) => {
    await expect(card).toContainText(line);
    expect.soft(moved(places, await placesOnHome(page)), line).toEqual([]);
  };
  release();
  await expectUnmoved("No hay mensajes");
  await sendMessages(portal, relatives.daughter, carmen, [{ content: "Hola, mamá" }]);
  await expectUnmoved("Elena te ha escrito");
  await sendMessages(portal, aunt, carmen, [{ content: "¿Qué tal estás?" }]);
  await expectUnmoved("Te han escrito Inmaculada y Elena");
});

/** Passes a portal on, but the second half of its first page only when it is told to. */
async function passInHalves(portal: TestPortal) {
  let send = () => {};
  const rest = new Promise<void>((resolve) => {
    send = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", portal.url));
    response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
    const body = Buffer.from(await answer.arrayBuffer());
    const half = body.indexOf("<footer");
    if (half < 0) return response.end(body);
    response.write(body.subarray(0, half));
    await rest;
    response.end(body.subarray(half));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { home: portal.home.replace(portal.url, origin), send, server };
}

test("the landing is seen when all of it has come, and before any script", async ({
  page,
  portal,
}) => {
  const { home, send, server } = await passInHalves(portal);
  // The scripts are on their way all the time; without them the page would say so.
  await page.route("**/*.js", () => {});
  await page.goto(home, { waitUntil: "commit" });
  const welcome = page.getByText(portal.municipality).first();
  await expect(welcome).toBeAttached();
  await drawn(page);
  await expect(welcome).toBeHidden();
  send();
  await expect(welcome).toBeVisible();
  server.closeAllConnections();
  server.close();
});

/** A page of one button: pressing it opens what the function draws. */
async function openPage(page: Page, press: () => void) {
  const visits = await watchShifts(page);
  await page.route("**/planted", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Una página</title><button>Abrir</button>
        <p id="below" style="height: 300px">Lo que hay debajo</p>`,
    }),
  );
  await page.goto("/planted");
  await page.getByRole("button").evaluate((button, act) => {
    button.addEventListener("click", new Function(`(${act})()`) as () => void);
  }, press.toString());
  await page.getByRole("button").click();
  await expect(page.locator("#more")).toBeVisible();
  await drawn(page);
  return async () => (await visits()).map(({ place, score }) => ({ place, isMuch: score > MOST }));
}

test("what moves is seen, also directly after the press that opened another screen", async ({
  page,
}) => {
  const visits = await openPage(page, () => {
    document.title = "Otra página";
    // The new screen is drawn once before what is late comes above it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document
          .getElementById("below")
          ?.insertAdjacentHTML("beforebegin", '<p id="more" style="height: 200px">Tarde</p>');
      }),
    );
  });
  expect(await visits()).toEqual([{ place: "Otra página", isMuch: true }]);
});

test("what a press unfolds on its own screen is none", async ({ page }) => {
  const visits = await openPage(page, () => {
    document
      .getElementById("below")
      ?.insertAdjacentHTML("beforebegin", '<p id="more" style="height: 200px">Más</p>');
  });
  expect(await visits()).toEqual([]);
});

test("a screen that takes another's place moves nothing, what comes late above it does", async ({
  page,
}) => {
  const visits = await openPage(page, () => {
    const title = document.createElement("h1");
    title.textContent = "La pantalla primera";
    document.body.prepend(title);
    // As late as the API's answer: no browser takes it for the press's own work.
    setTimeout(() => {
      const next = document.createElement("h1");
      next.style.height = "300px";
      next.textContent = "La segunda";
      title.replaceWith(next);
      document.title = "Tras el cambio";
      setTimeout(() => {
        document.title = "Más tarde";
        next.insertAdjacentHTML("afterend", '<p id="more" style="height: 200px">Tarde</p>');
      }, 300);
    }, 700);
  });
  expect(await visits()).toEqual([{ place: "Más tarde", isMuch: true }]);
});
