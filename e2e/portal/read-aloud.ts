import { expect, type Page } from "@playwright/test";
import { type Said, said } from "./speech.ts";

/** What is said of a part of the page, and the words that it shows, as this file finds them. */
interface Heard {
  phrases: Said[];
  /** Words that are seen in it, and those that name wordless controls, pictures and fields. */
  seen: string[];
  /** The first heading of it. */
  heading: string;
}

/**
 * Presses 'Escuchar' and compares what is handed to the voice with what is on the screen: all of it
 * and nothing else, each word as often as it stands there, none glued to another, what is shortened
 * in full; in phrases that end with a pause, the heading first, each marked on the page while it is
 * read.
 */
export async function expectReadAloud(page: Page, name: string): Promise<void> {
  const { phrases, seen, heading } = await listen(page);
  expect
    .soft(phrases.flatMap(({ text }) => wordsOf(text)).sort(), `read aloud: ${name}`)
    .toEqual(saidInFull(seen.flatMap(wordsOf)).sort());
  expect.soft(phrases[0]?.text, `first of ${name}`).toBe(withPause(heading));
  for (const { text, rate, marked } of phrases) {
    expect
      .soft(text.length > 150 || /[.!?…:;,]["'»”)\]]*$/.test(text), `${name}: ${text}`)
      .toBe(true);
    expect.soft([rate, marked], `${name}: ${text}`).toEqual([0.9, ["dashed"]]);
  }
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** What views shorten, as one says it: behind a one, and else. */
const UNITS: Record<string, [one: string, single: string, several: string]> = {
  s: ["un", "segundo", "segundos"],
  min: ["un", "minuto", "minutos"],
  h: ["una", "hora", "horas"],
};

/** Words in the order in which they stand on the screen, and what is to be heard of them. */
const saidInFull = (words: string[]): string[] =>
  words.map((word, place) => {
    const [before = "", next = ""] = [words[place - 1], words[place + 1]];
    if (word === "1" && UNITS[next]) return UNITS[next][0];
    const [, single, several] = /^\d+$/.test(before) ? (UNITS[word] ?? []) : [];
    return (before === "1" ? single : several) ?? word;
  });

const withPause = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** Reads the uppermost dialog, or the screen where there is none. */
async function listen(page: Page): Promise<Heard> {
  const dialogs = page.locator("[role=dialog], [role=alertdialog]");
  const isDialog = (await dialogs.count()) > 0;
  const part = isDialog ? dialogs.last() : page.getByRole("main");
  const button = (isDialog ? part : page).getByRole("button", { name: "Escuchar", exact: true });
  let heard: Heard | undefined;
  // An answer may just be on its way: what is compared was on the screen before and after.
  await expect(async () => {
    const before = await part.evaluate(seenIn);
    const count = (await said(page)).length;
    await button.click();
    await expect(button).toBeVisible();
    heard = { ...before, phrases: (await said(page)).slice(count) };
    expect(await part.evaluate(seenIn)).toEqual(before);
  }).toPass({ timeout: 30_000 });
  if (!heard) throw new Error("Nothing was listened to");
  return heard;
}

/** Runs in the page; knows nothing of how the portal reads. */
function seenIn(part: Element): { seen: string[]; heading: string } {
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
  const silent = "svg, script, style, select, textarea, [data-aloud-off]";
  const seen: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: own, textContent } = node;
    if (isSeen(own) && !own?.closest(`${silent}, [data-aloud-as]`)) seen.push(textContent ?? "");
  }
  for (const element of part.querySelectorAll<HTMLElement>("*")) {
    if (!isSeen(element) || element.closest("[data-aloud-off]")) continue;
    const label = element.getAttribute("aria-label") ?? "";
    const inOther = element.getAttribute("data-aloud-as");
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
  const heading = part.querySelector("h1, h2")?.textContent ?? "";
  return { seen, heading: heading.replace(/\s+/g, " ").trim() };
}
