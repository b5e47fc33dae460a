import { spawn } from "node:child_process";
import { expect } from "@playwright/test";
import { type Browser, type ElementHandle, launch, type Page } from "puppeteer-core";
import { type Engine, findPressable, type RunningEngine, type Tab } from "./engine.ts";
import { closeThen, end, makeHome, program, removeHome } from "./processes.ts";

const BROWSERS = {
  chromium: {
    browser: "chrome",
    path: () => process.env.CHROMIUM_PATH ?? program("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=es-ES"],
    soundServer: null,
  },
  firefox: {
    browser: "firefox",
    path: () => program("firefox-esr", "firefox"),
    args: [],
    soundServer: "pulseaudio",
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
  async start() {
    const { browser, path, args, soundServer } = BROWSERS[name];
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
        args: [...args],
        defaultViewport: null,
        env,
      });
      return { ...runningOf(running), stop: () => closeThen(() => running.close(), stop) };
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

function runningOf(browser: Browser): Omit<RunningEngine, "stop"> {
  const complaints: string[] = [];
  return {
    complaints: () => complaints,
    async tab() {
      const page = await browser.newPage();
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      // Firefox tells what a policy refuses to its own console alone.
      await page.evaluateOnNewDocument(() => {
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
    async open(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    async reload() {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    async press(name) {
      let found: ElementHandle | null = null;
      const look = async () => {
        found = (await page.evaluateHandle(findPressable, name)).asElement() as typeof found;
        return found !== null;
      };
      await expect.poll(look, `«${name}» is there`).toBe(true);
      await (found as ElementHandle | null)?.click();
    },
    ask: async (question, ...args) => (await page.evaluate(question as never, ...args)) as never,
    picture: () => page.screenshot({ encoding: "base64" }),
    close: () => page.close({ runBeforeUnload: true }),
  };
}
