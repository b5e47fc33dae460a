import { expect, type Page } from "@playwright/test";
import { lookAtViews } from "./look-at-views.ts";
import { fakeSpeech, type Said, said } from "./speech.ts";
import type { View } from "./views/seed.ts";
import { wrongFigures } from "./wrong-figures.ts";

/** One test for each few journeys of these views: each is listened to. */
export const listenToViews = (views: readonly View[]): void =>
  lookAtViews(views, {
    promise: "are read aloud as they are seen",
    begin: async (page) => {
      await fakeSpeech(page, { isQuick: true });
      return (name) => expectReadAloud(page, name);
    },
  });

/** What a part of the page shows, as this file finds it. */
interface Seen {
  /** Words that are seen in it, and those that name wordless controls, pictures and fields. */
  seen: string[];
  /** The first heading of it. */
  heading: string;
  /** What stands in each paragraph, cell or button, but for rows and what has other words. */
  lines: string[];
  /** What two neighbours of an ordered list show alike, such as the same digit twice. */
  twins: string[];
  /** Pictures that say again what stands beside them, by what they say. */
  repeated: string[];
  /** What drawings show for which only hidden words stand, by these. */
  unsaidDrawings: string[];
  /** Words of what is silent, and numbers of what is said otherwise: all are said somewhere. */
  hushed: string[];
  /** Switches whose words do not say whether they are on. */
  silentSwitches: string[];
  /** Three keys and more of one number or word each beside each other. */
  keys: string[];
  /** What Tab comes to before 'Escuchar', but for the way out. */
  before: string[];
  /** The heading of a card that says whom to call, where one is open. */
  danger: string;
}

/** What is said of a part of the page, and what it shows. */
interface Heard extends Seen {
  phrases: Said[];
}

/**
 * Presses 'Escuchar' and compares what is handed to the voice with what is on the screen: all of it
 * and nothing else, each word as often as it stands there, none glued to another, what is shortened
 * in full, what is chosen as such, and no digit of a PIN; in phrases that end with a pause, no line
 * run into the next, none twice in a row, the keys of a keypad in one breath, the heading first and
 * next whom to call in danger, each marked on the page while it is read.
 */
async function expectReadAloud(page: Page, name: string): Promise<void> {
  const secret = await typeSecret(page);
  const { phrases, seen, heading, lines, twins, danger, hushed, keys, ...wrong } =
    await listen(page);
  // A digit may also be the last that is shown and the first key.
  const isTwin = (text: string) =>
    !/\p{L}/u.test(text) || twins.some((one) => withPause(one) === text);
  await secret.clear();
  expect.soft(await wrongFigures(page), `no number with what it counts: ${name}`).toEqual([]);
  const texts = phrases.map(({ text }) => text);
  expect
    .soft(wrong, name)
    .toEqual({ repeated: [], unsaidDrawings: [], silentSwitches: [], before: [] });
  const withoutKeys = texts.map((text) => keys.reduce((said, row) => said.replace(row, ""), text));
  expect.soft(joinedLines(lines, withoutKeys), `lines run together: ${name}`).toEqual([]);
  expect
    .soft(
      keys.filter((row) => !texts.some((text) => text.includes(row))),
      `keys said one by one: ${name}`,
    )
    .toEqual([]);
  expect
    .soft(
      texts.filter((text, place) => text === texts[place - 1] && !isTwin(text)),
      `said twice: ${name}`,
    )
    .toEqual([]);
  expect.soft(texts.filter(secret.isIn), `a secret is said: ${name}`).toEqual([]);
  expect
    .soft(texts.flatMap(wordsOf).sort(), `read aloud: ${name}`)
    .toEqual(saidInFull(seen.map(withSigns).flatMap(wordsOf)).sort());
  const words = new Set(texts.flatMap(wordsOf));
  expect
    .soft(
      hushed.filter((word) => !words.has(word)),
      `never said: ${name}`,
    )
    .toEqual([]);
  expect.soft(texts[0], `first of ${name}`).toBe(withPause(withSigns(heading)));
  if (danger) expect.soft(withPause(danger), `danger of ${name}`).toContain(texts[1]);
  for (const { text, rate, marked } of phrases) {
    expect
      .soft(text.length > 150 || /[.!?…:;,]["'»”)\]]*$/.test(text), `${name}: ${text}`)
      .toBe(true);
    expect.soft([rate, marked], `${name}: ${text}`).toEqual([0.9, ["dashed"]]);
  }
}

/**
 * A time of day in a text of its own, or behind such a word. A game's clock, and how long something
 * lasted, is none.
 */
const HOUR =
  /(?<![\d:.,]|⏱)(?:(?<=^\s*)|\b(las? )|(?<=\b(?:[ao]|y|hasta|desde|son|hora|hoy|ayer|mañana|\d{4})[,:]? ))(\d{1,2}):(\d\d)(?![\d:])/gi;
const PARTS_OF_HOUR: Record<string, string> = { "15": "cuarto", "30": "media" };

/** The hour after midnight as of the night, and no zero that a voice would read. */
function hourInWords(all: string, article: string | undefined, hour: string, minute: string) {
  const [hours, minutes] = [Number(hour), Number(minute)];
  const rest = minutes ? ` y ${hours ? minutes : (PARTS_OF_HOUR[minute] ?? minutes)}` : "";
  if (hours === 0) return `las 12${rest} de la noche`;
  const isOne = hours === 1;
  const before = article ?? (isOne ? "la " : "las ");
  if (minutes < 10) return `${before}${isOne ? "una" : hours}${rest}`;
  return hour.startsWith("0") ? `${before}${hours}:${minute}` : all;
}

/** Telephones are said digit by digit: of nine digits, and the short ones behind an article. */
const PHONES =
  /(?<![\d.,:])(?:\+34 )?[6-9]\d\d(?: \d{3} \d{3}|(?: \d\d){3}|\d{6})(?!\d)|(?<![\d.,:])0\d\d(?!:?\d)|(?<=\b(?:al|el|del) |☎)11[26](?![\d/])/g;
const ADDRESSES = /https?:\/\/[^\s)]+|[^\s(]+@[^\s)]+/g;
const DIGITS = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const inDigits = (phone: string): string =>
  phone.replace("+", "más ").replace(/\d/g, (digit) => ` ${DIGITS[Number(digit)]} `);

/**
 * What a voice would make pauses or nothing of ('100.000', '30 %', an address), or read as a
 * quantity: a telephone, the number of a tax office, and the zeros of an hour.
 */
const withSigns = (text: string): string =>
  text
    .replace(ADDRESSES, (address) =>
      address
        .replace(/^https?:\/\//, "")
        .replace(/[./]+$/, "")
        .replaceAll("@", " arroba ")
        .replaceAll(".", " punto ")
        .replaceAll("/", " barra "),
    )
    .replace(PHONES, inDigits)
    .replace(HOUR, hourInWords)
    .replace(/(\d h) (?=\d+ min)/g, "$1 y ")
    .replace(/\b[A-Z]\d{7}[A-Z\d]\b/g, (number) => [...number].join(" "))
    .replace(/(\p{L}{2,})\/(\p{Ll}{2,})/gu, (_all, one: string, other: string) =>
      [one, /^h?o/.test(other) ? "u" : "o", other].join(" "),
    )
    .replace(/(?<=\d)\.(?=\d{3})/g, "")
    .replaceAll("%", " por ciento");

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** What views shorten, as one says it: behind a one, and else. */
const UNITS: Record<string, [one: string, single: string, several: string]> = {
  s: ["un", "segundo", "segundos"],
  min: ["un", "minuto", "minutos"],
  h: ["una", "hora", "horas"],
  kb: ["un", "kilobait", "kilobaits"],
  mb: ["un", "mega", "megas"],
};

/** Words in the order in which they stand on the screen, and what is to be heard of them. */
const saidInFull = (words: string[]): string[] =>
  words.map((word, place) => {
    const [before = "", next = ""] = [words[place - 1], words[place + 1]];
    if (word === "1" && UNITS[next]) return UNITS[next][0];
    const [, single, several] = /^\d+$/.test(before) ? (UNITS[word] ?? []) : [];
    return (before === "1" ? single : several) ?? word;
  });

/** The first digits of a PIN, as nothing else of these views shows them. */
const SECRET = "40";

/** Begins to type into the password or PIN that is asked for, where one is. */
async function typeSecret(page: Page) {
  const field = topmost(page).locator("input[type=password]").first();
  const isAsked = (await field.count()) > 0;
  if (isAsked) await field.fill(SECRET);
  return {
    isIn: (text: string) => isAsked && text.includes(SECRET),
    clear: async () => void (isAsked && (await field.fill(""))),
  };
}

/** Where a phrase goes from one line to the next without an end between them. */
function joinedLines(lines: readonly string[], phrases: readonly string[]): string[] {
  return lines.flatMap((line, place) => {
    const [last = "", first = ""] = [wordsOf(line).at(-1), wordsOf(lines[place + 1] ?? "")[0]];
    // Numbers that follow one another stand in any row of a board.
    if (!/\p{L}/u.test(last + first) || !last || !first) return [];
    const join = new RegExp(`(?<![\\p{L}\\p{N}])${last}[\\s,]*${first}(?![\\p{L}\\p{N}])`, "u");
    if (lines.some((one) => join.test(one))) return [];
    return phrases.filter((phrase) => join.test(phrase));
  });
}

const withPause = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

const DIALOG = "[role=dialog], [role=alertdialog]";
/** What lies above all: the last dialog, or the page where there is none. */
const topmost = (page: Page) => page.locator(`:is(body:not(:has(${DIALOG})), ${DIALOG})`).last();

/** Reads the uppermost dialog, or the screen where there is none. */
async function listen(page: Page): Promise<Heard> {
  const dialogs = page.locator(DIALOG);
  const isDialog = (await dialogs.count()) > 0;
  const part = isDialog ? dialogs.last() : page.getByRole("main");
  const button = (isDialog ? part : page).getByRole("button", { name: "Escuchar", exact: true });
  let heard: Heard | undefined;
  // An answer may just be on its way, or about to be said: what is compared was on the screen
  // before and after, but for a clock, which goes on when all has been said, its heading is heard
  // first, and no answer is said meanwhile, which marks nothing.
  const times = () => part.locator("time").allTextContents();
  await expect(async () => {
    const timesBefore = await times();
    const watching = part.evaluate(seenIn, true);
    const count = (await said(page)).length;
    await button.click();
    await expect(button).toBeVisible();
    const before = await watching;
    heard = { ...before, phrases: (await said(page)).slice(count) };
    expect(withoutClocks(await part.evaluate(seenIn, false))).toBe(withoutClocks(before));
    // The home's clock may go on between the press and what is read.
    expect(await times()).toEqual(timesBefore);
    expect(heard.phrases[0]?.text).toBe(withPause(withSigns(before.heading)));
    expect(heard.phrases.filter(({ marked }) => marked.length === 0)).toEqual([]);
    // A game's clock may go on between the press and what is read a moment later.
    const seconds = heard.phrases
      .map(({ text }) => text)
      .join(" ")
      .match(SECONDS);
    expect(seconds ?? []).toEqual(
      expect.arrayContaining(before.seen.join(" ").match(SECONDS) ?? []),
    );
  }).toPass({ timeout: 30_000 });
  if (!heard) throw new Error("Nothing was listened to");
  return heard;
}

const SECONDS = /\d+ segundos?/g;
const withoutClocks = (seen: Seen): string =>
  JSON.stringify({ ...seen, hushed: [] })
    .replace(/\d+:\d\d/g, "")
    .replace(SECONDS, "");

/**
 * Runs in the page; knows nothing of how the portal reads.
 *
 * @param isAtPress whether it waits for the next press, and looks at that moment
 */
async function seenIn(part: Element, isAtPress: boolean): Promise<Seen> {
  if (isAtPress)
    await new Promise((done) => addEventListener("click", done, { capture: true, once: true }));
  const isPixel = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && width <= 1 && height <= 1;
  };
  const isSeen = (element: Element | null): element is Element => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    for (let box: Element | null = element; box; box = box.parentElement)
      if (isPixel(box)) return false;
    return true;
  };
  const silent = "svg, script, style, select, textarea";
  // What may bear the product's mark for silence: reading's own button and its line of failure, and
  // the hour of what rings, which its sentence says.
  const MAY_BE_SILENT =
    /^(Escuchar|Escuchar esta (parte|fila)|Parar|\d{1,2}:\d\d|Ahora mismo no se puede leer en voz alta\.)$/;
  const isSilenced = (element: Element) => {
    const marked = element.closest<HTMLElement>("[data-aloud-off]");
    return marked !== null && MAY_BE_SILENT.test(marked.innerText.trim());
  };
  const seen: string[] = [];
  const lines: string[] = [];
  let lastBlock: Element | null = null;
  const LOOKS = "b, strong, em, i, u, s, sup, sub, mark, abbr, a, span, time, small, kbd";
  const blockOf = (element: Element): Element => {
    const figure = element.closest("[data-aloud-figure]");
    if (figure) return figure;
    let block = element;
    while (
      block.matches(LOOKS) &&
      /^(inline|contents)$/.test(getComputedStyle(block).display) &&
      block.parentElement
    )
      block = block.parentElement;
    return block;
  };
  // Of a name and its value the name says whether it is a time of day.
  const isOfClock = (own: Element) => {
    const name = own.closest("dd")?.previousElementSibling?.textContent;
    return own.closest("[role=timer]") !== null || (name != null && !/hora/i.test(name));
  };
  // Notices lie over the part, in a list of their own.
  const over = [...document.querySelectorAll("[role=region] > ol > li")].filter(
    (notice) => isSeen(notice) && !part.contains(notice),
  );
  const textsOf = function* (root: Element) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) yield node;
  };
  for (const node of [part, ...over].flatMap((root) => [...textsOf(root)])) {
    const { parentElement: own, textContent } = node;
    if (!isSeen(own) || isSilenced(own) || own.closest(`${silent}, [data-aloud-as]`)) continue;
    // Only an address may be parted in mid-word; what a press dials is a telephone, however short.
    const isSameWord = node.previousSibling?.nodeName === "WBR";
    const dialled = own.closest('a[href^="tel:"]') && /^\s*\d+\s*$/.test(textContent ?? "");
    const isCount = /^\s*\d+:\d\d\s*$/.test(textContent ?? "") && isOfClock(own);
    const words = dialled ? `☎${textContent?.trim()}` : `${isCount ? "⏱" : ""}${textContent}`;
    if (isSameWord) seen.push(`${seen.pop()}${words}`);
    else seen.push(words ?? "");
    if (own.closest("tr") || !/[\p{L}\p{N}]/u.test(textContent ?? "")) continue;
    const block = blockOf(own);
    if (block === lastBlock)
      lines.push(`${lines.pop()}${block.matches("[data-aloud-figure]") ? " " : ""}${textContent}`);
    else lines.push(textContent ?? "");
    lastBlock = block;
  }
  const chosen = (control: Element): string => {
    const field = control.matches("label") ? control.querySelector("input") : null;
    if (field?.type === "checkbox") return field.checked ? "sí" : "no";
    if (field?.type === "radio") return field.checked ? "elegido" : "";
    if (control.getAttribute("aria-selected") === "true") return "elegido";
    const pressed = control.getAttribute("aria-pressed");
    if (pressed === null) return "";
    const group = control.closest("fieldset, table, [role=group]") ?? control.parentElement;
    const isOneOf = (group?.querySelectorAll("[aria-pressed]").length ?? 0) > 1;
    if (isOneOf) return pressed === "true" ? "elegido" : "";
    return pressed === "true" ? "sí" : "no";
  };
  const tidy = (words: string) => words.toLowerCase().replace(/\s+/g, " ").trim();
  const shownBy = (item: Element) => {
    const own = item.matches("[data-aloud-as]") ? item : item.querySelector("[data-aloud-as]");
    return own?.getAttribute("data-aloud-as") ?? (item as HTMLElement).innerText.trim();
  };
  const twins = [...part.querySelectorAll("ol > li + li")]
    .filter(
      (item) =>
        item.previousElementSibling && shownBy(item.previousElementSibling) === shownBy(item),
    )
    .map(shownBy);
  const repeated: string[] = [];
  const silentSwitches: string[] = [];
  const unsaidDrawings: string[] = [];
  const hushed: string[] = [];
  const LETTER = /[\p{L}\p{N}]/u;
  const textsIn = (element: Element, isWanted: (own: Element | null) => boolean): string => {
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isWanted(node.parentElement)) found.push(node.textContent ?? "");
    return found.join(" ");
  };
  const isByEar = (own: Element | null) => own?.closest("[data-by-ear]") != null;
  const isOutside = (own: Element | null) => own?.closest("svg") == null;
  const isRead = (own: Element | null) => isSeen(own) && !isSilenced(own) && !own.closest(silent);
  for (const drawing of part.querySelectorAll("svg")) {
    const isSaid = drawing.closest("[data-aloud-as], [role=img], button, a");
    if (isSaid || isSilenced(drawing) || !isSeen(drawing)) continue;
    let frame = drawing.parentElement;
    while (frame && frame !== part && !LETTER.test(textsIn(frame, isOutside)))
      frame = frame.parentElement;
    if (!frame || LETTER.test(textsIn(frame, isRead))) continue;
    const hidden = textsIn(frame, isByEar);
    if (LETTER.test(hidden)) unsaidDrawings.push(hidden);
  }
  for (const other of part.querySelectorAll("[data-aloud-as]")) {
    const shown = textsIn(other, (own) => isSeen(own) && isOutside(own)).replace(
      /(?<=\d)\.(?=\d{3})/g,
      "",
    );
    const isSilent = other.getAttribute("data-aloud-as") === "";
    const words = shown.toLowerCase().match(isSilent ? /\d+|\p{L}{3,}/gu : /\d+/g) ?? [];
    hushed.push(
      ...words.map((word) => word.replace(/^0+(?=\d)/, "")).filter((word) => word !== "0"),
    );
  }
  const isKey = (button: HTMLElement) => {
    const shown = button.innerText.trim();
    const label = button.getAttribute("aria-label") ?? "";
    const word = shown || label;
    const isOne = /^\d+$/.test(word) || label.split(",")[0] === word;
    return isOne && /^[\p{L}\p{N}]+$/u.test(word);
  };
  const isIdle = (button: Element) =>
    button.matches(":disabled, [aria-disabled=true]") && !button.closest("[data-aloud-board]");
  const keypads = new Set<Element>();
  const wordOf = (key: HTMLElement) => key.innerText.trim() || key.getAttribute("aria-label");
  const keys: string[] = [];
  for (const parent of [part, ...part.querySelectorAll("*")]) {
    let row: HTMLElement[] = [];
    for (const child of [...parent.children, null]) {
      const isNext = child instanceof HTMLElement && child.matches("button") && isSeen(child);
      if (isNext && isKey(child) && !child.matches("[data-aloud-as]")) row.push(child);
      else {
        if (row.length > 2) keys.push(row.map(wordOf).join(", "));
        row = [];
      }
    }
  }
  const isInKeypad = (button: HTMLElement) => {
    const group = button.closest("fieldset[aria-label]");
    const buttons = [...(group?.querySelectorAll<HTMLElement>("button") ?? [])];
    const place = buttons.indexOf(button);
    const beside = [-2, -1, 0].map((by) => buttons.slice(Math.max(place + by, 0), place + by + 3));
    const isOne = beside.some((three) => three.length === 3 && three.every(isKey));
    if (isOne && group) keypads.add(group);
    return isOne;
  };
  for (const element of [part, ...over].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>("*"),
  ])) {
    if (!isSeen(element) || isSilenced(element)) continue;
    // Its words stand for all that is in it.
    if (element.parentElement?.closest("[data-aloud-as]")) continue;
    if (element.matches("button") && !isInKeypad(element) && isIdle(element))
      if (
        !/(…|\.\.\.)(\s+\d+)?$/.test(element.innerText.trim()) &&
        !element.matches("[data-aloud-as]")
      )
        seen.push("ahora no se puede");
    const label = element.getAttribute("aria-label") ?? "";
    const inOther = element.getAttribute("data-aloud-as");
    seen.push(chosen(element));
    // Of a card that lies alone among others its name says what it is.
    if (element.matches("fieldset[aria-label] button") && !isInKeypad(element)) {
      const number = element.innerText.trim();
      if (/^\d+$/.test(number)) seen.push(label.replace(number, ""));
    }
    if (element.matches("[role=switch]")) {
      const isOn = element.getAttribute("aria-checked") === "true";
      const shows = isOn ? /(^|\s)(sí|activad[ao])$/i : /(^|\s)(no|desactivad[ao])$/i;
      if (!shows.test(element.innerText.trim())) silentSwitches.push(element.innerText);
      const said = [...textsOf(element)].filter((node) => isSeen(node.parentElement));
      if (said.filter((node) => LETTER.test(node.textContent ?? "")).length > 2) seen.push("ahora");
    }
    if (inOther === null && element.matches("img[alt], [role=img]")) {
      const says = tidy(element.getAttribute("alt") ?? label);
      const frame = element.closest("article, li, figure, section, [role=dialog], main") ?? part;
      const beside = tidy((frame as HTMLElement).innerText);
      const parts = says.split(/, | de | del /).filter((words) => words.length > 3);
      if (parts.some((words) => beside.includes(words))) repeated.push(says);
    }
    if (inOther !== null) seen.push(inOther);
    else if (element instanceof HTMLImageElement) seen.push(element.alt);
    else if (element instanceof HTMLSelectElement)
      seen.push(element.selectedOptions[0]?.text ?? "");
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const isSecret = ["password", "checkbox", "radio", "file"].includes(element.type);
      const isDate = element.type === "date" && element.value;
      const day = () =>
        new Date(`${element.value}T12:00:00Z`).toLocaleDateString("es-ES", {
          ...{ dateStyle: "long", timeZone: "UTC" },
        } as Intl.DateTimeFormatOptions);
      if (!isSecret) seen.push(isDate ? day() : element.value || element.placeholder);
    } else if (element.matches("[role=img]")) seen.push(label);
    else if (element.matches("button, a[href]") && !/[\p{L}\p{N}]/u.test(element.innerText))
      if (!element.querySelector("[role=img], img[alt]:not([alt=''])")) seen.push(label);
  }
  for (const keypad of keypads) {
    const keys = [...keypad.querySelectorAll<HTMLElement>("button")].filter(isKey);
    seen.push(
      keypad.getAttribute("aria-label") ?? "",
      keys.every(isIdle) ? "ahora no se puede" : "",
    );
  }
  const call = [...part.querySelectorAll('section li > a[href^="tel:"]')].find(isSeen);
  const danger = call?.closest("section")?.querySelector("h2")?.textContent ?? "";
  const heading = part.querySelector("h1, h2")?.textContent ?? "";
  // What stands before the button in the page, as far as Tab comes to it.
  const screen = part.matches("main") ? document.body : part;
  const button = screen.querySelector("button[data-aloud-off]");
  const before = [
    ...(part.parentElement ?? part).querySelectorAll<HTMLElement>("button, a[href], input"),
  ]
    .filter((one) => isSeen(one) && one.tabIndex >= 0 && part.contains(one))
    .filter((one) => button && one.compareDocumentPosition(button) & 4)
    .filter((one) => !one.closest("[data-aloud-last]"))
    .map((one) => one.innerText);
  return {
    ...{ seen, lines, twins, repeated, unsaidDrawings, hushed, silentSwitches, before, danger },
    keys,
    heading: heading.replace(/\s+/g, " ").trim(),
  };
}
