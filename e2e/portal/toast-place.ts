import { expect, type Page } from "@playwright/test";
import { withLargestLetters } from "./large-letters.ts";

/** What a toast keeps from the edges of the window where it can, in px. */
const MARGIN = 16;

const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  { width: 1024, height: 600 },
  { width: 1366, height: 625 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1280, height: 900 },
];

interface ToastPlace {
  /** Whether there is a place where it would cover nothing. */
  hasRoom: boolean;
  /** What it covers of all that is pressed or written in. */
  covered: string[];
  /** The same for fields with the words that say what belongs in them. */
  hasRoomBesideFields: boolean;
  coveredFields: string[];
  /** The same for all of this with headings, the newest of a talk, and whom to call. */
  hasRoomBesideAll: boolean;
  coveredOfAll: string[];
  /** The same for all other words as well. */
  hasRoomBesideWords: boolean;
  coveredOfWords: string[];
  /** What it covers of all that is played with, and of headings. */
  coveredOfGame: string[];
  /** It covers what has the focus. */
  coversFocus: boolean;
  /** A part of it lies beyond an edge of the window, or beyond its own. */
  isCut: boolean;
  /** Its buttons leave its words less than half of its width, for more than two lines. */
  isSqueezed: boolean;
}

/** Where the shown toast stands, and whether it could stand better. */
async function toastPlace(page: Page): Promise<ToastPlace> {
  return await page.evaluate((margin) => {
    const toast = document.querySelector("ol > li[data-state=open]");
    if (!toast) throw new Error("there is no toast");
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const used = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        "button, a[href], input, select, textarea, summary, label:has(input)",
      ),
    ].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility() && !toast.contains(element);
    });
    const fields = used.filter((element) => element.matches("input, select, textarea"));
    const wordsOf = (field: HTMLElement) => [
      ...((field as HTMLInputElement).labels ?? []),
      field.closest("fieldset")?.querySelector("legend"),
      ...(field.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)),
    ];
    const withWords = [...new Set([...fields, ...fields.flatMap(wordsOf)])].filter(
      (element) => element?.checkVisibility() && element.getBoundingClientRect().height > 1,
    ) as Element[];
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().height > 1;
    const listed = (selector: string) =>
      [...(dialog ?? document).querySelectorAll(selector)].filter(
        (element) => isSeen(element) && !toast.contains(element),
      );
    const read = listed("h1, h2, h3, [role=log] > ol > li:last-child, [data-keep-clear]");
    const spoken = listed("p, time, dt, dd");
    /** What is seen of it: the rest is scrolled away within what holds it. */
    const seenPart = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === "visible") continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const own = toast.getBoundingClientRect();
    const words = toast.querySelector("[class*=toastWords]")?.getBoundingClientRect();
    const linesOfWords = (count: number) => {
      const { fontSize } = getComputedStyle(toast.querySelector("[class*=toastWords]") ?? toast);
      return count * 1.4 * Number.parseFloat(fontSize);
    };
    const covers = (left: number, top: number) => (box: DOMRect) =>
      box.width > 1 &&
      box.height > 1 &&
      left < box.right - 1 &&
      left + own.width > box.left + 1 &&
      top < box.bottom - 1 &&
      top + own.height > box.top + 1;
    const hasRoomBeside = (parts: Element[]) => {
      const boxes = parts.map(seenPart);
      for (let top = margin; top + own.height + margin <= innerHeight; top += 4)
        for (let left = margin; left + own.width + margin <= innerWidth; left += 4)
          if (!boxes.some(covers(left, top))) return true;
      return false;
    };
    const coveredOf = (parts: Element[]) =>
      parts.filter((part) => covers(own.left, own.top)(seenPart(part)));
    const shown = (element: Element) => element.outerHTML.slice(0, 90);
    const covered = coveredOf(used);
    return {
      hasRoom: hasRoomBeside([...used, ...withWords]),
      covered: covered.map(shown),
      hasRoomBesideFields: hasRoomBeside(withWords),
      coveredFields: coveredOf(withWords).map(shown),
      hasRoomBesideAll: hasRoomBeside([...used, ...withWords, ...read]),
      coveredOfAll: coveredOf([...used, ...withWords, ...read]).map(shown),
      hasRoomBesideWords: hasRoomBeside([...used, ...withWords, ...read, ...spoken]),
      coveredOfWords: coveredOf(spoken).map(shown),
      coveredOfGame: coveredOf(listed("h1, h2, [data-played] :is(button, [role=gridcell])")).map(
        shown,
      ),
      coversFocus: covered.some((element) => element === document.activeElement),
      isCut:
        own.left < 0 ||
        own.top < 0 ||
        own.right > innerWidth ||
        own.bottom > innerHeight ||
        toast.scrollHeight > toast.clientHeight + 1,
      isSqueezed:
        words === undefined || (words.width < own.width / 2 && words.height > linesOfWords(2)),
    };
  }, MARGIN);
}

/**
 * What the shown toast covers although there is room elsewhere, and in any case the focus, or an
 * edge that a part of it lies beyond, or words without room.
 */
export async function coveredByToast(page: Page): Promise<string[]> {
  const place = await toastPlace(page);
  const { hasRoom, covered, coversFocus, isCut, isSqueezed } = place;
  return [
    ...(place.hasRoomBesideFields
      ? place.coveredFields.map((what) => `covered, with room beside fields: ${what}`)
      : []),
    ...(hasRoom ? covered.map((what) => `covered, with room elsewhere: ${what}`) : []),
    ...(place.hasRoomBesideAll
      ? place.coveredOfAll.map((what) => `covered, with room beside all: ${what}`)
      : []),
    ...(place.hasRoomBesideWords
      ? place.coveredOfWords.map((what) => `covered, with room beside all words: ${what}`)
      : []),
    ...(coversFocus ? ["the focus is covered"] : []),
    ...(isCut ? ["a part of it lies beyond an edge"] : []),
    ...(isSqueezed ? ["its words have less than half of its width"] : []),
  ];
}

/**
 * In every size, with the largest letters too, the toast that is shown is seen whole, covers
 * nothing where there is room for it, and never what has the focus.
 *
 * @returns in how many of the sizes there was room, with letters of the usual size
 */
export async function expectToastBeside(page: Page, screen: string): Promise<number> {
  await withLargestLetters(page, () => expectInSizes(page, `${screen}, with the largest letters`));
  return await expectInSizes(page, screen);
}

/** In every lying window the shown toast covers nothing that is played with, nor a heading. */
export async function expectBoardFree(page: Page, game: string): Promise<void> {
  for (const size of SIZES.filter(({ width, height }) => width > height)) {
    await page.setViewportSize(size);
    const covered = async () => (await toastPlace(page)).coveredOfGame;
    const where = `below the toast on ${game} at ${size.width}×${size.height}`;
    await expect.poll(covered, where).toEqual([]);
  }
}

/**
 * In every size, once the page is scrolled to its end, the toast that stays covers nothing that is
 * pressed or filled in.
 */
export async function expectWayFromUnderToast(page: Page, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const covered = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const place = await toastPlace(page);
      return [...place.covered, ...place.coveredFields];
    };
    const where = `below the toast at the end of ${screen} at ${size.width}×${size.height}`;
    await expect.poll(covered, where).toEqual([]);
  }
}

async function expectInSizes(page: Page, screen: string): Promise<number> {
  let roomy = 0;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `the toast on ${screen} at ${size.width}×${size.height}`;
    // It is put elsewhere with the next drawing.
    await expect.poll(() => coveredByToast(page), where).toEqual([]);
    if ((await toastPlace(page)).hasRoom) roomy++;
  }
  return roomy;
}
