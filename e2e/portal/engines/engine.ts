import { expect } from "@playwright/test";

/** A page, or a page in a frame. */
export interface OpenPage {
  /**
   * Presses what bears this name, in its middle as a finger does, once it is there: in the topmost
   * dialog, or in the page when none is open.
   *
   * @param name all words of the button, link, tab or label, or how one alone begins where none has
   *   just these
   */
  press: (name: string) => Promise<void>;
  /**
   * Types into the field of this label by the keyboard, once it is there; found as a button is.
   *
   * @param label all words of it, or its first
   */
  type: (label: string, words: string) => Promise<void>;
  /** What a function says that runs in the page, with these arguments. */
  ask: <Answer, Args extends readonly unknown[]>(
    question: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>;
}

/** A tab of a browser. */
export interface Tab extends OpenPage {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * The page in the frame that this element is or holds in its shadow, once it is there.
   */
  frame: (selector: string) => Promise<OpenPage>;
  /** Has the page a window of this size, in px. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Presses Tab with Shift, by which the focus goes to what stands before. */
  tabBack: () => Promise<void>;
  /** What the window shows, as PNG in base64. */
  picture: () => Promise<string>;
  /** Closes the tab as its cross does, which the page is told. */
  close: () => Promise<void>;
}

/** A browser that runs, with a profile of its own. */
export interface RunningEngine {
  tab: () => Promise<Tab>;
  /** What the pages complained of so far: errors, and what their policies refused. */
  complaints: () => readonly string[];
  /** Has `complaints` say all of the shown page, whose driver may have to ask it. */
  collectComplaints: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What a reader has set in the browser. */
interface EngineSettings {
  /** Size of the letters of which pages speak as `1rem`, in px; 16 where nothing is set. */
  letters?: number;
  /** Whether all colours are the reader's own: Firefox alone can be started so. */
  forcedColours?: boolean;
}

/** A browser's engine. */
export interface Engine {
  name: "chromium" | "firefox" | "webkit" | "chromium-109";
  /** How narrow its window can be, in px, where that is wider than a telephone. */
  narrowest?: number;
  /** Which of the programs that it takes are not on this machine. */
  missing: () => readonly string[];
  /** The program without which it plays nothing on a machine without loudspeakers; null: none. */
  missingForSound: () => string | null;
  start: (settings?: EngineSettings) => Promise<RunningEngine>;
  /**
   * What it complains of while a page opens, where the driver tells of nothing before that; absent
   * where `complaints` has it.
   */
  complaintsAtOpening?: (address: string) => Promise<readonly string[]>;
}

/** A line of Chromium's console, which does not say itself what has failed. */
export const complaintOf = (text: string, address = ""): string =>
  text.startsWith("Failed to load resource") ? `${text} ${address}` : text;

/**
 * In the page: what bears this name and is to be pressed, or null while there is none, or while
 * something lies over the place where it would be pressed, as a notice does. Where several begin
 * with it, it names none of them.
 */
export function findPressable(name: string): HTMLElement | null {
  const rooms = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...rooms].at(-1) ?? document;
  const nameOf = (one: HTMLElement) => {
    const read = one.cloneNode(true) as HTMLElement;
    for (const hidden of read.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return (one.getAttribute("aria-label") ?? read.textContent ?? "").trim();
  };
  const all = ["button, a[href]", "label"]
    .flatMap((selector) => [...room.querySelectorAll<HTMLElement>(selector)])
    .filter((one) => one.checkVisibility());
  const beginning = all.filter((one) => nameOf(one).startsWith(name));
  const named =
    all.find((one) => nameOf(one) === name) ?? (beginning.length === 1 ? beginning[0] : undefined);
  // A label may hold a link: what it names is pressed, unless it is hidden behind the label.
  const control = named instanceof HTMLLabelElement ? named.control : null;
  const found = (control?.getBoundingClientRect().width ?? 0) > 1 ? control : named;
  if (!found?.checkVisibility()) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  return found.contains(pressed) ? found : null;
}

/** In the page: the field of this label, with all that is in it selected; null: not there yet. */
export function findField(label: string): HTMLInputElement | HTMLTextAreaElement | null {
  const rooms = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...rooms].at(-1) ?? document;
  const all = [...room.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  const nameOf = (field: (typeof all)[number]) =>
    (field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? "").trim();
  const found =
    all.find((field) => nameOf(field) === label) ??
    all.find((field) => nameOf(field).startsWith(label));
  if (!found?.checkVisibility() || found.disabled) return null;
  found.focus();
  found.select();
  return found;
}

/** In the page: the frame that this element is or holds in its shadow; null: not there yet. */
export function findFrame(selector: string): HTMLIFrameElement | null {
  const host = document.querySelector(selector);
  return host instanceof HTMLIFrameElement
    ? host
    : (host?.shadowRoot?.querySelector("iframe") ?? null);
}

/**
 * What a look into the page finds, once it is there.
 *
 * @param name by which it is looked for
 */
export async function whenThere<Found>(
  name: string,
  look: () => Promise<Found | null>,
): Promise<Found> {
  let found: Found | null = null;
  const isThere = async () => {
    found = await look();
    return found !== null;
  };
  await expect.poll(isThere, `«${name}» is there`).toBe(true);
  return found as unknown as Found;
}
