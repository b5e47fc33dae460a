/** A tab of a browser. */
export interface Tab {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Presses what bears this name, in its middle as a finger does, once it is there: in the topmost
   * dialog, or in the page when none is open.
   *
   * @param name all words of the button, or some where none has just these
   */
  press: (name: string) => Promise<void>;
  /** What a function says that runs in the page, with these arguments. */
  ask: <Answer, Args extends readonly unknown[]>(
    question: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>;
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
  stop: () => Promise<void>;
}

/** A browser's engine. */
export interface Engine {
  name: "chromium" | "firefox" | "webkit";
  /** Which of the programs that it takes are not on this machine. */
  missing: () => readonly string[];
  /** The program without which it plays nothing on a machine without loudspeakers; null: none. */
  missingForSound: () => string | null;
  start: () => Promise<RunningEngine>;
  /**
   * What it complains of while a page opens, where the driver tells of nothing before that; absent
   * where `complaints` has it.
   */
  complaintsAtOpening?: (address: string) => Promise<readonly string[]>;
}

/**
 * In the page: what bears this name and is to be pressed, or null while there is none, or while
 * something lies over the place where it would be pressed, as a notice does.
 */
export function findPressable(name: string): HTMLElement | null {
  const rooms = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...rooms].at(-1) ?? document;
  const all = room.querySelectorAll<HTMLElement>("button, a[href]");
  const nameOf = (one: HTMLElement) => one.getAttribute("aria-label") ?? one.textContent ?? "";
  const found =
    [...all].find((one) => nameOf(one).trim() === name) ??
    [...all].find((one) => nameOf(one).includes(name));
  if (!found?.checkVisibility()) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  return found.contains(pressed) ? found : null;
}
