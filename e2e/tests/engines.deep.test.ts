import { Site } from "../hosts/site.ts";
import { complaintsIn, inEngine } from "../portal/engines/complaints.ts";
import { chooseFile, photo } from "../portal/engines/deeds.ts";
import { findPressable } from "../portal/engines/engine.ts";
import { atRest, enterHomeIn, seen, seenAt } from "../portal/engines/enter.ts";
import { engines, tried } from "../portal/engines/index.ts";
import { addRelative, enrol } from "../portal/fixtures.ts";
import { heardVideo } from "../portal/memories.ts";
import { enterHome } from "../portal/person.ts";
import { noteSound, playedSound } from "../portal/sound.ts";
import { expect, test } from "../portal/test.ts";

/** Longer than any engine lets a page sound after a press, in ms. */
const AFTER_PRESS_MS = 70_000;

/** In the page: takes away what browsers that still work have not got; whether it has gone. */
const forgetNewest = (): boolean =>
  Reflect.deleteProperty(AbortSignal, "any") &&
  Reflect.deleteProperty(globalThis, "createImageBitmap");

/** In the page: the size of the photo in the topmost dialog, in px. */
function shownPhoto(): number[] {
  const picture = [...document.querySelectorAll<HTMLImageElement>("[role=dialog] img")].at(-1);
  return [picture?.naturalWidth ?? 0, picture?.naturalHeight ?? 0];
}

/** In the page: writes into the field of this kind as a keyboard does. */
function writeInto(type: string, words: string): void {
  document.querySelector<HTMLInputElement>(`input[type=${type}]`)?.focus();
  document.execCommand("insertText", false, words);
}

const GAMES = ["parejas", "numeros", "colores", "casillas", "sudoku", "puzle", "matematicas"];

/** In the page: all that has a shape by its style, and of it what is drawn in another. */
function shapes() {
  const seen = [...document.querySelectorAll<HTMLElement>("main *")].flatMap((one) => {
    const [, across, down = "1"] =
      /^([\d.]+)(?: \/ ([\d.]+))?$/.exec(getComputedStyle(one).aspectRatio) ?? [];
    const { offsetWidth: width, offsetHeight: height } = one;
    if (!across || width === 0) return [];
    return [
      { what: one.className, off: Math.round(height - (width * Number(down)) / Number(across)) },
    ];
  });
  return { seen: seen.length, wrong: seen.filter(({ off }) => Math.abs(off) > 1) };
}

/** In the page: how much of it is empty left and right of what stands in the table of a game. */
function emptySides(): [number, number] | null {
  const main = document.querySelector("main");
  const parts = [...(main?.lastElementChild?.children ?? [])]
    .filter((part) => part.checkVisibility() && part.clientHeight > 0)
    .map((part) => part.getBoundingClientRect());
  const page = main?.getBoundingClientRect();
  if (!page || parts.length === 0) return null;
  return [
    Math.round(Math.min(...parts.map(({ left }) => left)) - page.left),
    Math.round(page.right - Math.max(...parts.map(({ right }) => right))),
  ];
}

/** In the page: the words of the button that goes on from a sum, or of its first answer. */
function nextOfSums(): string | undefined {
  const all = [...document.querySelectorAll<HTMLElement>("main button")];
  const onward = all.find(({ textContent }) => /^(Siguiente|Terminar)$/.test(textContent));
  const answer = all.find(({ parentElement }) => parentElement?.ariaLabel === "Respuestas");
  return (onward ?? answer)?.innerText.trim();
}

/** In the page: hides what a field for days shows of a day. Firefox has no name for it. */
function hideDays(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("::-webkit-datetime-edit { visibility: hidden }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Time enough to enter, in ms. */
const UNTIL_DUE_MS = 40_000;

/** In the page: from now on its clock is 26 hours behind. */
function setClockBack(): void {
  const { now } = Date;
  const behind = () => now() - 26 * 3_600_000;
  const Real = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (_, given) =>
      given.length === 0 ? new Real(behind()) : Reflect.construct(Real, given),
    get: (target, key) => (key === "now" ? behind : Reflect.get(target, key)),
  });
}

/**
 * In the page: what a finger sends that comes down on a button of the topmost dialog, moves by so
 * many px to the right and lifts. The drivers have no finger of their own; no click comes of it.
 */
function rollOver(name: string, right: number): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>("[role=dialog] button");
  const button = [...buttons].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button '${name}'`);
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2 - right / 2, top + height / 2];
  const send = (type: string, clientX: number, isDown: boolean) => {
    const touch = { identifier: 1, target: button, clientX, clientY: y };
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    button.dispatchEvent(
      Object.assign(event, { touches: isDown ? [touch] : [], changedTouches: [touch] }),
    );
  };
  send("touchstart", x, true);
  for (const part of [0.5, 1]) send("touchmove", x + right * part, true);
  send("touchend", x + right, false);
}

const DARK = "Si se apaga la pantalla, no suena";

/** In the page, before anything is pressed: notes each time that the screen is kept lit. */
function noteWakeLock(): void {
  const noted: WakeLockSentinel[] = [];
  const { request } = WakeLock.prototype;
  // Not on the page's own lock, which WebKit may make anew, without what was put on it.
  WakeLock.prototype.request = async function (this: WakeLock) {
    const sentinel = await request.call(this, "screen");
    noted.push(sentinel);
    return sentinel;
  };
  Object.assign(globalThis, { litScreens: noted });
  // Her home comes so late that the press with which she enters is long over for WebKit.
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    const isEntry = answer.url.endsWith("/verify-pin");
    if (isEntry) await new Promise((resolve) => setTimeout(resolve, 6_000));
    return answer;
  };
}

/** In the page: by how many requests its screen is kept lit, and how many there were. */
function litScreens() {
  const noted = Reflect.get(globalThis, "litScreens") as WakeLockSentinel[];
  return { held: noted.filter(({ released }) => !released).length, asked: noted.length };
}

/** In the page: takes back what keeps its screen lit. */
const takeBackScreen = async () =>
  void (await (Reflect.get(globalThis, "litScreens") as WakeLockSentinel[]).at(-1)?.release());

/** In the page: as a browser that cannot keep the screen lit. */
const forgetWakeLock = () => void Reflect.deleteProperty(Navigator.prototype, "wakeLock");

const audible = engines.filter(({ missingForSound }) => missingForSound() === null);

test("each engine is heard, and those that this machine leaves silent are named", () => {
  for (const { name, missingForSound } of engines)
    if (missingForSound()) console.log(`not heard: ${name} (${missingForSound()})`);
  expect(audible.map(({ name }) => name)).toContain("chromium");
});

for (const { name, start } of audible)
  test(`a reminder rings aloud a minute after the last press in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    const call = await enterHome(portal, person);
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person, noteSound);
      const dateTime = new Date(Date.now() + AFTER_PRESS_MS).toISOString();
      await call("POST", `/api/users/${person.id}/reminders`, { title: "Regar", dateTime });
      // Whatever asks the page meanwhile might count as a press.
      await new Promise((resolve) => setTimeout(resolve, AFTER_PRESS_MS));
      await seen(tab, "Es la hora");
      await expect.poll(() => tab.ask(playedSound)).toEqual({ states: ["running"], tones: 2 });
      expect(await tab.ask(() => document.body.innerText)).not.toContain("Toca para que suene");
    });
  });

/** A page that asks for much in vain while it opens, and again when its button is pressed. */
const complaining = (closed: string, foreign: string) => `<!doctype html><html lang="es">
  <title>Quejas</title>
  <button>Quejarse</button>
  <script nonce="a">
    function put(tag, given) {
      document.body.append(Object.assign(document.createElement(tag), given));
    }
    function complain(when) {
      console.error("logged " + when);
      put("script", { textContent: "document.title = 'refused'" });
      put("img", { src: "/no-picture-" + when });
      put("img", { src: "${closed}/no-foreign-picture-" + when });
      put("img", { src: "${foreign}/refused-picture-" + when });
      put("link", { rel: "stylesheet", href: "/no-style-" + when });
      put("div", { textContent: ".", style: "background: url(/no-background-" + when + ")" });
      put("iframe", { src: "/no-frame-" + when });
      put("video", { src: "/no-film-" + when, preload: "auto" });
      import("/no-module-" + when).catch(() => {});
      navigator.sendBeacon("/no-farewell-" + when);
      fetch("/no-data-" + when);
      fetch("/no-kept-" + when, { method: "POST", keepalive: true });
      fetch("${closed}/nobody-" + when, { mode: "no-cors" }).catch(() => {});
      fetch("${foreign}/not-for-others-" + when).catch(() => {});
      for (const address of ["/no-reading-", "${foreign}/no-foreign-reading-"]) {
        const reading = new XMLHttpRequest();
        reading.open("GET", address + when);
        reading.send();
      }
      const given = new AbortController();
      fetch("/given-up-" + when, { signal: given.signal }).catch(() => {});
      given.abort();
      throw new Error("thrown " + when);
    }
    document.querySelector("button").addEventListener("click", () => complain("later"));
    complain("opening");
  </script>`;

/** What that page says, and what its policy refuses. */
const saidBy = (when: string) => [
  ...["logged ", "thrown ", "/refused-picture-"].map((one) =>
    expect.stringContaining(`${one}${when}`),
  ),
  expect.stringMatching(/script-src/),
];

/** What that page asks for in vain, of whom nobody tells it. */
const failedIn = (when: string) =>
  [
    ...["picture", "foreign-picture", "style", "background", "frame", "film", "module"],
    ...["farewell", "data", "kept", "reading"],
  ]
    .map((one) => `/no-${one}-`)
    .concat("/nobody-")
    .map((one) => expect.stringContaining(`${one}${when}`));

/** What another site has answered, and the browser keeps from the page. */
const keptFrom = (when: string) =>
  ["/not-for-others-", "/no-foreign-reading-"].map((one) =>
    expect.stringContaining(`${one}${when}`),
  );

for (const { name, start, complaintsAtOpening } of new Set([...engines, ...tried]))
  test(`what a page complains of, and what it asks for in vain, is seen in ${name}`, async () => {
    const closed = await Site.open({});
    await closed.close();
    const foreign = await Site.open({ "/": "" });
    const site = await Site.open(
      { "/favicon.ico": "", "/": complaining(closed.url, foreign.url) },
      `script-src 'nonce-a' 'self'; img-src 'self' ${closed.url}`,
    );
    const wanted = [
      ...failedIn("opening"),
      ...saidBy("later"),
      ...failedIn("later"),
      ...keptFrom("later"),
    ];
    try {
      const complaints = await complaintsIn(start, async (tab, engine) => {
        await tab.open(site.url);
        await tab.press("Quejarse");
        const noted = async () => {
          await engine.collectComplaints();
          return engine.complaints();
        };
        await expect.poll(noted).toEqual(expect.arrayContaining(wanted));
      });
      expect(complaints.join()).not.toContain("given-up");
      const lines = (await complaintsAtOpening?.(site.url)) ?? complaints;
      expect(lines).toEqual(expect.arrayContaining([...saidBy("opening"), ...keptFrom("opening")]));
    } finally {
      await site.close();
      await foreign.close();
    }
  });

for (const { name, start, complaintsAtOpening } of engines) {
  test(`what is pressed has just this name, or alone begins with it, in ${name}`, async () => {
    const names = ["Otra pastilla", "Pastilla de la noche", "Pastilla", "Gotas de ojos", "Gotas"];
    const buttons = names.map((one) => `<button>${one}</button>`).join("");
    const site = await Site.open({
      "/favicon.ico": "",
      "/": `<!doctype html><html lang="es"><title>Nombres</title>
        ${buttons}<button>Jarabe</button><button hidden>Crema de manos</button>
        <label><input type="checkbox" />Crema de sol</label>
        <script>
          addEventListener("click", ({ target }) => {
            document.title = target.closest("button, label")?.textContent ?? "";
          });
        </script>`,
    });
    try {
      await inEngine(start, async (tab) => {
        await tab.open(site.url);
        const pressed = async (words: string) => {
          await tab.press(words);
          return await tab.ask(() => document.title);
        };
        expect(await pressed("Pastilla")).toBe("Pastilla");
        expect(await pressed("Otra")).toBe("Otra pastilla");
        expect(await pressed("Gotas")).toBe("Gotas");
        expect(await pressed("Crema")).toBe("Crema de sol");
        // Of two that begin so, and of words within a name, nothing is pressed.
        for (const words of ["Pastill", "Got", "arabe", "pastilla"])
          expect(await tab.ask(findPressable, words)).toBeNull();
      });
    } finally {
      await site.close();
    }
  });

  test(`portal and embed open without a complaint in ${name}`, async ({ portal }) => {
    for (const address of [portal.home, `${portal.url}/embed/juegos.html?juego=sudoku`])
      if (complaintsAtOpening) expect(await complaintsAtOpening(address)).toEqual([]);
      else await inEngine(start, (tab) => tab.open(address));
  });

  test(`a page that nobody has pressed says that it takes a touch in ${name}`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      await tab.reload();
      await seen(tab, "Toca para que suene");
      await tab.press("Cambiar a modo");
      const shows = () => tab.ask(() => document.body.innerText.includes("Toca para que suene"));
      await expect.poll(shows).toBe(false);
    });
  });

  test(`her screen is kept lit, and where it may go dark she is told, in ${name}`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person, noteWakeLock);
      await expect.poll(() => tab.ask(litScreens)).toMatchObject({ held: 1 });
      expect(await tab.ask(() => document.body.innerText)).not.toContain(DARK);
      const { asked } = await tab.ask(litScreens);
      // As with a battery that is low: it is asked for again at once.
      await tab.ask(takeBackScreen);
      await expect.poll(() => tab.ask(litScreens)).toEqual({ held: 1, asked: asked + 1 });
      await tab.press("Cerrar sesión");
      await tab.press("Sí, salir");
      await expect.poll(() => tab.ask(litScreens)).toMatchObject({ held: 0 });
    });
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person, forgetWakeLock);
      await seen(tab, DARK);
      await seen(tab, "¿Qué te gustaría hacer hoy?");
    });
  });

  test(`closing the tab in the assistant leaves no conversation in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    const call = await enterHome(portal, person);
    const kept = async () => (await call<unknown[]>("GET", `/api/users/${person.id}/chat`)).length;
    await inEngine(start, async (tab, engine) => {
      await enterHomeIn(tab, portal.home, person);
      await tab.press("Asistente Virtual");
      await tab.press("Cuéntame un chiste");
      await expect.poll(kept).toBe(2);
      // A browser without any tab might end before it has sent everything.
      await engine.tab();
      await tab.close();
      await expect.poll(kept).toBe(0);
    });
  });

  for (const lacks of [[], ["AbortSignal.any", "createImageBitmap"]] as const)
    test(`a photo is kept upright in ${name}, which lacks ${lacks.join(" and ") || "nothing"}`, async ({
      portal,
    }) => {
      const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
      const call = await enterHome(portal, person);
      await inEngine(start, async (tab) => {
        await enterHomeIn(tab, portal.home, person);
        if (lacks.length > 0) expect(await tab.ask(forgetNewest)).toBe(true);
        await tab.press("Mis Recuerdos");
        await tab.press("Subir Recuerdo");
        await seenAt(tab, "input[type=file]");
        await chooseFile(tab, await photo());
        await seen(tab, "photo.jpg");
        await tab.press("Guardar recuerdo");
        await seen(tab, "Tu archivo se ha guardado correctamente.");
        expect(await call("GET", `/api/users/${person.id}/media`)).toHaveLength(1);
        await tab.press("Ver foto: photo.jpg");
        await expect.poll(() => tab.ask(shownPhoto)).toEqual([1200, 1600]);
      });
    });

  test(`a video of an iPhone is told when it is chosen, and offered as a file, in ${name}`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    await enterHome(portal, person);
    const video = await heardVideo();
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      await tab.press("Mis Recuerdos");
      await tab.press("Subir Recuerdo");
      await seenAt(tab, "input[type=file]");
      await chooseFile(tab, {
        name: video.name,
        type: video.mimeType,
        base64: video.buffer.toString("base64"),
      });
      await seen(tab, "Este video se oye pero no se verá en muchas tabletas.");
      await tab.press("Elegirlo de todos modos");
      await tab.press("Guardar recuerdo");
      await seen(tab, "Tu archivo se ha guardado correctamente.");
      await tab.press(`Ver video: ${video.name}`);
      await seen(tab, "Este recuerdo no se puede mostrar aquí.");
      await seenAt(tab, `[role=dialog] a[download="${video.name}"]`);
    });
  });

  test(`a relative whose address has an 'ñ' signs in with it in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    const email = "begona@logroño.example";
    const password = "membrillo-candil-acequia";
    await addRelative(portal, person, { name: "Begoña Mora", email, password });
    await inEngine(start, async (tab) => {
      await tab.open(portal.home);
      await tab.press("Toca en cualquier lugar");
      await tab.press("Personas de Apoyo");
      await seenAt(tab, "input[type=email]");
      await tab.ask(writeInto, "email", email);
      await tab.ask(writeInto, "password", password);
      await tab.press("Iniciar Sesión");
      await seen(tab, "Acompañas a Visitación Mora");
    });
  });

  test(`a finger that rolls presses once, and a wrong clock is put right, in ${name}`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Froilán Prado", pin: "3357" });
    const call = await enterHome(portal, person);
    const dateTime = new Date(Date.now() + UNTIL_DUE_MS).toISOString();
    const reminder = { title: "Tomar la pastilla", dateTime };
    await call("POST", `/api/users/${person.id}/reminders`, reminder);
    await inEngine(start, async (tab) => {
      await tab.open(portal.home);
      await tab.ask(setClockBack);
      await tab.press("Toca en cualquier lugar");
      await tab.press("Usuarios");
      await tab.press(person.name);
      await seenAt(tab, "[role=dialog] [data-each-press]");
      const written = () =>
        tab.ask(() => document.querySelector<HTMLInputElement>("[role=dialog] input")?.value);
      await tab.ask(rollOver, "8", 30);
      for (const [place, digit] of [...person.pin].entries()) {
        await tab.ask(rollOver, digit, place % 2 ? -16 : 16);
        await expect.poll(written).toBe(person.pin.slice(0, place + 1));
      }
      await tab.ask(rollOver, "Entrar", 16);
      await seen(tab, "La hora de esta tableta no es la buena.");
      await seen(tab, "Próximo recordatorio:");
      await seenAt(tab, "[role=dialog]");
      await seen(tab, "En 10 minutos");
    });
  });

  test(`what has a shape on a board keeps it in ${name}`, async ({ portal }) => {
    await inEngine(start, async (tab) => {
      const seenShapes: number[] = [];
      for (const game of GAMES) {
        await tab.open(`${portal.url}/embed/juegos.html?juego=${game}`);
        await seenAt(tab, "main h1");
        await atRest(tab);
        const { seen: count, wrong } = await tab.ask(shapes);
        expect([game, wrong]).toEqual([game, []]);
        seenShapes.push(count);
      }
      // Of the sixteen cards, for one; some boards show theirs only once they have begun.
      expect(Math.max(...seenShapes)).toBeGreaterThanOrEqual(16);
    });
  });

  test(`the end of the sums leaves no half of the page empty in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Práxedes Mora", pin: "7402" });
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      for (const step of ["Juegos", "Otros juegos", "Juegos matemáticos", "Empezar"])
        await tab.press(step);
      const hasEnded = () => tab.ask(() => document.body.innerText.includes("Has acertado"));
      for (let press = 0; press < 30 && !(await hasEnded()); press++) {
        await expect.poll(() => tab.ask(nextOfSums)).toBeTruthy();
        await tab.press((await tab.ask(nextOfSums)) ?? "");
      }
      await seen(tab, "Has acertado");
      const [left, right] = (await tab.ask(emptySides)) ?? [];
      expect(left).toBe(right);
    });
  });

  test(`a day that nobody has chosen looks empty in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      for (const step of ["Recordatorios", "Añadir", "Pastilla", "Del azúcar", "Otro día"])
        await tab.press(step);
      await seenAt(tab, "[role=dialog] input[type=date]");
      await atRest(tab);
      const shown = await tab.picture();
      await tab.ask(hideDays);
      // Chromium says which part comes where: 'dd/mm/aaaa'.
      expect((await tab.picture()) === shown).toBe(name !== "chromium");
    });
  });

  test(`a game is drawn in a frame without an origin in ${name}`, async ({ portal }) => {
    const site = await Site.open({
      "/favicon.ico": "",
      "/": `<!doctype html><html lang="es"><title>Marco</title>
        <script>
          addEventListener("message", ({ data, source }) => {
            if (data.acompana === "listo")
              source.postMessage({ acompana: "aspecto", tema: "claro", color: "#0b5d5b" }, "*");
            if (data.acompana === "alto") document.title = "Alto: " + data.alto;
          });
        </script>
        <iframe title="Juegos" sandbox="allow-scripts" width="900" height="900"
          src="${portal.url}/embed/juegos.html?juego=sudoku"></iframe>`,
    });
    try {
      await inEngine(start, async (tab) => {
        await tab.open(site.url);
        const height = async () => Number((await tab.ask(() => document.title)).split(": ")[1]);
        await expect.poll(height).toBeGreaterThan(500);
      });
    } finally {
      await site.close();
    }
  });
}
