import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Builder, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../portal-process.ts";
import {
  closeThen,
  type Engine,
  end,
  findPressable,
  makeHome,
  program,
  type RunningEngine,
  removeHome,
  type Tab,
} from "./engine.ts";

/** How the browser is called that comes with WebKit's driver. */
const MINI_BROWSER = "MiniBrowser";
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

/** WebKit, the engine of Safari, as GTK has it, on a screen that nobody sees. */
export const webkitEngine: Engine = {
  name: "webkit",
  missing: () =>
    Object.entries(programs()).flatMap(([name, path]) => (path === undefined ? [name] : [])),
  missingForSound: () => null,
  async start() {
    const { WebKitWebDriver = "", Xvfb = "", [MINI_BROWSER]: binary } = programs();
    const home = await makeHome();
    const runtime = join(home, "runtime");
    mkdirSync(runtime, { mode: 0o700 });
    const screen = spawn(Xvfb, ["-displayfd", "3", "-screen", "0", "1280x1000x24"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const display = `:${(await printed(screen, 3, /(\d+)\n/))[1]}`;
    const port = await freePort();
    const driver = spawn(WebKitWebDriver, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own: the browser and its processes end with it.
      detached: true,
      env: {
        ...process.env,
        HOME: home,
        XDG_RUNTIME_DIR: runtime,
        DISPLAY: display,
        GDK_BACKEND: "x11",
        LIBGL_ALWAYS_SOFTWARE: "1",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        NO_AT_BRIDGE: "1",
        GTK_A11Y: "none",
      },
    });
    const stop = async () => {
      await end(driver, () => void (driver.pid && process.kill(-driver.pid)));
      await end(screen);
      await removeHome(home);
    };
    try {
      const complaints = errorsOf(driver);
      const session = await openSession(`http://127.0.0.1:${port}`, binary);
      return {
        ...runningOf(session, complaints),
        stop: () => closeThen(() => session.quit(), stop),
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

/** Waits for the driver, and has it open the browser. */
async function openSession(driver: string, binary: string | undefined): Promise<WebDriver> {
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
        binary,
        args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
      },
    })
    .build();
}

/** What the browser writes of its pages' consoles, as far as it is an error. */
function errorsOf(driver: ChildProcess): string[] {
  const errors: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream?.on("data", (chunk: Buffer) => {
      const lines = String(chunk).split("\n");
      errors.push(...lines.filter((line) => /^CONSOLE \S+ (ERROR|WARN)|Refused/.test(line)));
    });
  return errors;
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

function runningOf(session: WebDriver, complaints: string[]): Omit<RunningEngine, "stop"> {
  let isFirst = true;
  return {
    complaints: () => complaints,
    async tab() {
      if (!isFirst) await session.switchTo().newWindow("tab");
      isFirst = false;
      return tabOf(session, await session.getWindowHandle());
    },
  };
}

function tabOf(session: WebDriver, handle: string): Tab {
  const inTab = async () => session.switchTo().window(handle);
  return {
    async open(address) {
      await inTab();
      await session.get(address);
    },
    async reload() {
      await inTab();
      await session.navigate().refresh();
    },
    async press(name) {
      await inTab();
      let found: WebElement | null = null;
      const look = async () => {
        found = await session.executeScript<WebElement | null>(findPressable, name);
        return found !== null;
      };
      await expect.poll(look, `«${name}» is there`).toBe(true);
      await (found as WebElement | null)?.click();
    },
    async ask(question, ...args) {
      await inTab();
      return await session.executeScript(question as () => never, ...args);
    },
    async close() {
      await inTab();
      await session.close();
      const [other] = await session.getAllWindowHandles();
      if (other) await session.switchTo().window(other);
    },
  };
}
