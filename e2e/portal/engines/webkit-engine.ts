import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import { Builder, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../portal-process.ts";
import {
  type Engine,
  findField,
  findFrame,
  findPressable,
  type OpenPage,
  type RunningEngine,
  type Tab,
  whenThere,
} from "./engine.ts";
import { openNotingProxy } from "./noting-proxy.ts";
import { closeThen, end, makeHome, program, removeHome } from "./processes.ts";

/** How the browser is called that comes with WebKit's driver. */
const MINI_BROWSER = "MiniBrowser";
/** Of its screen: width and height in px, and bits a pixel. */
const SIZE = "1280x1600x24";
const LIBRARIES = "/usr/lib";

/** Debian and Ubuntu keep it in the folder of the machine's architecture. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, "webkit2gtk-4.1", MINI_BROWSER))
    .find(existsSync);
}

const programs = () => ({
  WebKitWebDriver: program("WebKitWebDriver"),
  Xvfb: program("Xvfb"),
  [MINI_BROWSER]: miniBrowser(),
});

/** How long a page is given to open where nothing says when it has, in ms. */
const OPENING_MS = 6_000;

/** A window that is given a size takes it in steps, in ms and looks at it. */
const LOOK_EVERY_MS = 150;
const STILL_LOOKS = 3;

/** WebKit, the engine of Safari, as GTK has it, on a screen that nobody sees. */
export const webkitEngine: Engine = {
  name: "webkit",
  // What stands around its page needs as much.
  narrowest: 450,
  missing: () =>
    Object.entries(programs()).flatMap(([name, path]) => (path === undefined ? [name] : [])),
  missingForSound: () => null,
  async start({ letters = 16 } = {}) {
    const complaints: string[] = [];
    const screen = await openScreen();
    const proxy = await openNotingProxy((complaint) => complaints.push(complaint));
    const port = await freePort();
    const driver = screen.run(programs().WebKitWebDriver, [`--port=${port}`, "--host=127.0.0.1"]);
    // Nobody reads what it writes, and a full pipe would hold it up.
    driver.stderr?.resume();
    const stopServing = async () => {
      await endAll(driver);
      await screen.close();
      await proxy.stop();
    };
    try {
      const config = await screen.write(letters);
      const session = await openSession(`http://127.0.0.1:${port}`, config, proxy.address);
      const { stop, ...running } = runningOf(session, complaints);
      return { ...running, stop: () => closeThen(stop, stopServing) };
    } catch (error) {
      await stopServing();
      throw error;
    }
  },
  // A driven browser writes nothing of its console.
  async complaintsAtOpening(address) {
    const screen = await openScreen();
    const args = ["--enable-write-console-messages-to-stdout=true", address];
    const browser = screen.run(programs()[MINI_BROWSER], args);
    const output = text(browser.stderr);
    await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
    await endAll(browser);
    const lines = (await output).split("\n");
    await screen.close();
    return lines.filter((line) => /CONSOLE .*ERROR/.test(line));
  },
};

/** A program with all that it has started. */
const endAll = (program: ChildProcess) =>
  end(program, () => void (program.pid && process.kill(-program.pid)));

/** A screen that nobody sees, and a home, for WebKit's programs. */
async function openScreen() {
  const home = await makeHome();
  const runtime = join(home, "runtime");
  mkdirSync(runtime, { mode: 0o700 });
  const screen = spawn(programs().Xvfb ?? "", ["-displayfd", "3", "-screen", "0", SIZE], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = `:${(await printed(screen, 3, /(\d+)\n/))[1]}`;
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: display,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    NO_AT_BRIDGE: "1",
    GTK_A11Y: "none",
  };
  return {
    /** A group of its own: what it starts ends with it. */
    run: (program: string | undefined, args: readonly string[]) =>
      spawn(program ?? "", args, { env, detached: true, stdio: ["ignore", "ignore", "pipe"] }),
    /** Writes down the size of letters as the browser reads it, and says where. */
    async write(letters: number) {
      const config = join(home, "browser.ini");
      await writeFile(config, `[websettings]\ndefault-font-size=${letters}\n`);
      return config;
    },
    async close() {
      await end(screen);
      await removeHome(home);
    },
  };
}

/** Waits for the driver, and has it open the browser, which asks for everything by this proxy. */
async function openSession(driver: string, config: string, proxy: string): Promise<WebDriver> {
  const isReady = () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, "WebKit's driver answers").toBe(true);
  return await new Builder()
    .usingServer(driver)
    .withCapabilities({
      browserName: MINI_BROWSER,
      "webkitgtk:browserOptions": {
        binary: programs()[MINI_BROWSER],
        args: ["--automation", `--config=${config}`],
      },
    })
    .setProxy({ proxyType: "manual", httpProxy: proxy })
    .build();
}

/** Resolves when the process has written what matches to this descriptor. */
function printed(child: ChildProcess, descriptor: number, pattern: RegExp) {
  return new Promise<RegExpMatchArray>((resolve, reject) => {
    let output = "";
    child.stdio[descriptor]?.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = output.match(pattern);
      if (found) resolve(found);
    });
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });
}

/**
 * In the page: what it has complained of since the last look. From the first one on it is noted,
 * and with it what the browser itself has refused, which asks nobody for it.
 */
function takeComplaints(): string[] {
  const noted = Reflect.get(globalThis, "complaints") as string[] | undefined;
  if (noted) return noted.splice(0);
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  const complain = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    complaints.push(words.join(" "));
    complain(...words);
  };
  addEventListener("error", ({ message }) => complaints.push(message));
  // What was refused for its hash fails there alone, and bubbles to nobody.
  const noteRefused = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) complaints.push(`SCRIPT has failed: ${target.src}`);
    if (target instanceof HTMLLinkElement) complaints.push(`LINK has failed: ${target.href}`);
  };
  addEventListener("error", noteRefused, true);
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { fetch } = globalThis;
  globalThis.fetch = (...asked) =>
    fetch(...asked).catch((error: Error) => {
      const [what] = asked;
      // What a page gives up by itself has not failed.
      if (error.name !== "AbortError")
        complaints.push(`${error.message} ${what instanceof Request ? what.url : what}`);
      throw error;
    });
  const { open } = XMLHttpRequest.prototype;
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, ...asked: Parameters<typeof open>) {
      this.addEventListener("error", () => complaints.push(`has failed: ${asked[1]}`));
      open.apply(this, asked);
    },
  });
  return [];
}

/**
 * Runs a script in the page, or in the next one when the page goes by itself meanwhile, as one does
 * that looks whether it opens at a second try.
 */
async function run<T>(session: WebDriver, script: () => T, ...values: unknown[]): Promise<T> {
  try {
    return await session.executeScript<T>(script, ...values);
  } catch (thrown) {
    if (!(thrown instanceof error.NoSuchFrameError)) throw thrown;
    return await session.executeScript<T>(script, ...values);
  }
}

/** @param complaints what has been noted of its requests, to which is added what its pages say */
function runningOf(session: WebDriver, complaints: string[]): RunningEngine {
  const tabs: Tab[] = [];
  const frames: (() => Promise<void>)[] = [];
  const take = async () => void complaints.push(...(await run(session, takeComplaints)));
  /** Before a page goes, and its complaints with it. */
  const collect = async () => {
    await take();
    for (const enter of frames.splice(0)) {
      await enter();
      await take();
    }
    await session.switchTo().defaultContent();
  };
  return {
    complaints: () => complaints,
    async collectComplaints() {
      await session.switchTo().defaultContent();
      await take();
    },
    async tab() {
      if (tabs.length > 0) await session.switchTo().newWindow("tab");
      const tab = tabOf(session, await session.getWindowHandle(), { take, collect, frames });
      tabs.push(tab);
      return tab;
    },
    async stop() {
      for (const handle of await session.getAllWindowHandles()) {
        await session.switchTo().window(handle);
        await collect();
      }
      await session.quit();
    },
  };
}

interface Collected {
  /** Of the page, or the frame, to which the driver speaks. */
  take: () => Promise<void>;
  collect: () => Promise<void>;
  /** How the driver gets into each frame that has been opened in the page. */
  frames: (() => Promise<void>)[];
}

function tabOf(session: WebDriver, handle: string, { take, collect, frames }: Collected): Tab {
  const inTab = () => session.switchTo().window(handle);
  const load = async (page: () => Promise<void>) => {
    await inTab();
    await collect();
    await page();
    await take();
  };
  /** A page that has gone by itself is noted from here on. */
  const inPage = async () => {
    await inTab();
    await take();
  };
  return {
    ...openPageOf(session, inPage),
    open: (address) => load(() => session.get(address)),
    reload: () => load(() => session.navigate().refresh()),
    async frame(selector) {
      const inFrame = async () => {
        await inTab();
        await session.switchTo().frame(await found(session, findFrame, selector));
      };
      await inFrame();
      await take();
      frames.push(inFrame);
      return openPageOf(session, inFrame);
    },
    async resize(size) {
      await inTab();
      await resizePage(session, size);
    },
    async tabBack() {
      await inTab();
      await session.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform();
    },
    async picture() {
      await inTab();
      return await session.takeScreenshot();
    },
    async close() {
      await inTab();
      await collect();
      await session.close();
      const [other] = await session.getAllWindowHandles();
      if (other) await session.switchTo().window(other);
    },
  };
}

/**
 * What the window has around the page is known once it stands still: a page that was looked at
 * between two sizes has neither, and the window would be given one that nobody wants.
 */
async function resizePage(
  session: WebDriver,
  { width, height }: { width: number; height: number },
) {
  let { outer, inner } = await stillWindow(session);
  for (let tries = 0; tries < 5 && !isDeepStrictEqual(inner, { width, height }); tries += 1) {
    await session
      .manage()
      .window()
      .setRect({
        ...{ x: 0, y: 0 },
        ...{ width: outer.width + width - inner.width },
        ...{ height: outer.height + height - inner.height },
      });
    ({ outer, inner } = await stillWindow(session));
  }
  expect(inner, "the size of the page").toEqual({ width, height });
}

/** Sizes in px, once as many looks one after another see the same. */
async function stillWindow(session: WebDriver) {
  let last = await windowOf(session);
  for (let same = 1; same < STILL_LOOKS; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = await windowOf(session);
    same = isDeepStrictEqual(now, last) ? same + 1 : 1;
    last = now;
  }
  return last;
}

async function windowOf(session: WebDriver) {
  const { width, height } = await session.manage().window().getRect();
  const inner = await session.executeScript<{ width: number; height: number }>(() => ({
    width: innerWidth,
    height: innerHeight,
  }));
  return { outer: { width, height }, inner };
}

/** @param enter has the driver speak to this page from now on */
const openPageOf = (session: WebDriver, enter: () => Promise<void>): OpenPage => ({
  async press(name) {
    await enter();
    await (await found(session, findPressable, name)).click();
  },
  async type(label, words) {
    await enter();
    await (await found(session, findField, label)).sendKeys(words);
  },
  async ask(question, ...args) {
    await enter();
    return await run(session, question as () => never, ...args);
  },
});

/** What a function finds in the page by a name, once it is there. */
const found = (session: WebDriver, find: (name: string) => Element | null, name: string) =>
  whenThere(name, () => session.executeScript<WebElement | null>(find, name));
