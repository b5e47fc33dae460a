import { arch, platform } from "node:process";
import {
  type BrowserContext,
  chromium,
  type ElementHandle,
  type Frame,
  type Page,
} from "@playwright/test";
import { oldChromium } from "../../../scripts/old-chromium.mjs";
import {
  complaintOf,
  type Engine,
  findField,
  findFrame,
  findPressable,
  type OpenPage,
  type Tab,
  whenThere,
} from "./engine.ts";

/**
 * The Chromium of the floor, without a window, fetched when it is first started. By Playwright:
 * what the other driver asks of a browser, this one has not got.
 */
export const oldestChromium: Engine = {
  name: "chromium-109",
  missing: () => (platform === "linux" && arch === "x64" ? [] : ["Linux on x64"]),
  missingForSound: () => null,
  async start({ letters = 16 } = {}) {
    const args = ["--no-sandbox", "--disable-gpu", "--no-zygote", "--lang=es-ES"];
    args.push(`--blink-settings=defaultFontSize=${letters}`);
    const browser = await chromium.launch({ executablePath: oldChromium(), args });
    // The tests' own options are for the browser that they are given.
    const context = await browser.newContext({ locale: "es-ES" });
    return {
      complaints: noteComplaintsOf(context),
      collectComplaints: async () => {},
      tab: async () => tabOf(await context.newPage()),
      stop: () => browser.close(),
    };
  },
};

/** What it refuses by a policy is an error of its console too. */
function noteComplaintsOf(context: BrowserContext): () => readonly string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error")
      complaints.push(complaintOf(message.text(), message.location().url));
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return () => complaints;
}

const tabOf = (page: Page): Tab => ({
  ...openPageOf(page.mainFrame(), page),
  async open(address) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
  },
  async reload() {
    await page.reload({ waitUntil: "domcontentloaded" });
  },
  async frame(selector) {
    const frame = await (await found(page.mainFrame(), findFrame, selector)).contentFrame();
    if (!frame) throw new Error(`${selector} has no frame`);
    return openPageOf(frame, page);
  },
  resize: (size) => page.setViewportSize(size),
  tabBack: () => page.keyboard.press("Shift+Tab"),
  picture: async () => (await page.screenshot()).toString("base64"),
  close: () => page.close({ runBeforeUnload: true }),
});

/** @param page where its keyboard is */
const openPageOf = (frame: Frame, page: Page): OpenPage => ({
  async press(name) {
    await (await found(frame, findPressable, name)).click();
  },
  async type(label, words) {
    await found(frame, findField, label);
    await page.keyboard.type(words);
  },
  ask: async (question, ...args) => {
    const source = `(${question})(...${JSON.stringify(args)})`;
    // A page that opens itself anew is asked when it has.
    return await frame.evaluate<never>(source).catch((error: Error) => {
      if (!error.message.includes("context was destroyed")) throw error;
      return frame.evaluate<never>(source);
    });
  },
});

/** What a function finds in the page by a name, once it is there. */
const found = (frame: Frame, find: (name: string) => Element | null, name: string) =>
  whenThere<ElementHandle>(name, async () => (await frame.evaluateHandle(find, name)).asElement());
