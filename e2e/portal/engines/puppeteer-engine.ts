import { spawn } from "node:child_process";
import {
  type Browser,
  type ElementHandle,
  type Frame,
  type LaunchOptions,
  launch,
  type Page,
} from "puppeteer-core";
import {
  complaintOf,
  type Engine,
  findField,
  findFrame,
  findPressable,
  type OpenPage,
  type RunningEngine,
  type Tab,
  whenThere,
} from "./engine.ts";
import { closeThen, end, makeHome, program, removeHome } from "./processes.ts";

const BROWSERS = {
  chromium: {
    browser: "chrome",
    path: () => process.env.CHROMIUM_PATH ?? program("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=es-ES"],
    letters: (px: number) => ({ args: [`--blink-settings=defaultFontSize=${px}`] }),
    forced: {},
    soundServer: null,
    tellsOfRequests: true,
  },
  firefox: {
    browser: "firefox",
    path: () => program("firefox-esr", "firefox"),
    args: [],
    letters: (px: number) => ({ extraPrefsFirefox: { "font.size.variable.x-western": px } }),
    forced: { "browser.display.document_color_use": 2 },
    soundServer: "pulseaudio",
    tellsOfRequests: false,
  },
} as const;

/** Chromium or Firefox, by WebDriver BiDi and Chrome's own protocol. */
export const puppeteerEngine = (name: keyof typeof BROWSERS): Engine => ({
  name,
  missing: () => (BROWSERS[name].path() ? [] : [name]),
  missingForSound() {
    const { soundServer } = BROWSERS[name];
    return soundServer && !program(soundServer) ? soundServer : null;
  },
  async start({ letters, forcedColours = false } = {}) {
    const { browser, path, args, soundServer, tellsOfRequests, forced } = BROWSERS[name];
    const set: LaunchOptions = letters ? BROWSERS[name].letters(letters) : {};
    const home = await makeHome();
    const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home };
    const server = soundServer && program(soundServer);
    const loudspeaker = server && spawn(server, LOUDSPEAKER, { env, stdio: "ignore" });
    const stop = async () => {
      if (loudspeaker) await end(loudspeaker);
      await removeHome(home);
    };
    try {
      const running = await launch({
        browser,
        executablePath: path() ?? "",
        ...set,
        extraPrefsFirefox: { ...set.extraPrefsFirefox, ...(forcedColours ? forced : {}) },
        args: [...args, ...(set.args ?? [])],
        defaultViewport: null,
        env,
      });
      return {
        ...runningOf(running, tellsOfRequests),
        stop: () => closeThen(() => running.close(), stop),
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
});

/** A sound server whose one loudspeaker nobody hears. */
const LOUDSPEAKER = [
  ...["-n", "--daemonize=no", "--exit-idle-time=-1"],
  ...["-L", "module-null-sink", "-L", "module-native-protocol-unix"],
];

/** What a page gives up by itself, as when it is left. */
const GIVEN_UP = /ABORTED/;

/** @param tellsOfRequests whether its console says which requests failed */
function runningOf(browser: Browser, tellsOfRequests: boolean): Omit<RunningEngine, "stop"> {
  const complaints: string[] = [];
  const noteRequests = (page: Page) => {
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      if (!GIVEN_UP.test(why)) complaints.push(`${why} ${request.url()}`);
    });
  };
  return {
    complaints: () => complaints,
    collectComplaints: async () => {},
    async tab() {
      const page = await browser.newPage();
      page.on("console", (message) => {
        if (message.type() === "error")
          complaints.push(complaintOf(message.text(), message.location().url));
      });
      if (!tellsOfRequests) noteRequests(page);
      page.on("pageerror", (error) => complaints.push(String(error)));
      // Firefox tells what a policy refuses to its own console alone.
      await page.evaluateOnNewDocument(() => {
        const { error } = console;
        // What is no text, Firefox hands on without a word of it.
        console.error = (...words: unknown[]) => error(words.join(" "));
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      return tabOf(page);
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    ...openPageOf(page, page),
    async open(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    async reload() {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    async frame(selector) {
      const element = await found(page, findFrame, selector);
      const frame = await (element as ElementHandle<HTMLIFrameElement>).contentFrame();
      return openPageOf(frame, page);
    },
    resize: (size) => page.setViewport(size),
    async tabBack() {
      await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.keyboard.up("Shift");
    },
    picture: () => page.screenshot({ encoding: "base64" }),
    close: () => page.close({ runBeforeUnload: true }),
  };
}

/** @param page where its keyboard is */
const openPageOf = (frame: Page | Frame, page: Page): OpenPage => ({
  async press(name) {
    await (await found(frame, findPressable, name)).click();
  },
  async type(label, words) {
    await found(frame, findField, label);
    await page.keyboard.type(words);
  },
  ask: async (question, ...args) => (await frame.evaluate(question as never, ...args)) as never,
});

/** What a function finds in the page by a name, once it is there. */
const found = (frame: Page | Frame, find: (name: string) => Element | null, name: string) =>
  whenThere(
    name,
    async () => (await frame.evaluateHandle(find, name)).asElement() as ElementHandle | null,
  );
