import type { Page } from "@playwright/test";

/** How far what is seen has moved while one screen or dialog was shown, and what it was. */
export interface Visit {
  place: string;
  score: number;
  moved: string[];
}

interface Entry {
  visit: string;
  place: string;
  value: number;
  moved: string[];
}

/**
 * Collects how far things move by themselves on each screen and in each dialog of a page, from
 * before it is opened. A browser excuses whatever moves within half a second of a press; here it is
 * excused only where the press changed the screen that was shown already, and not while it opens
 * another. One screen that takes another's place, heading for heading in one drawing, moves nothing
 * of it.
 *
 * @returns each visit of a place where something has moved since it was asked last, in order
 */
export async function watchShifts(page: Page): Promise<() => Promise<Visit[]>> {
  const visits = new Map<string, Visit>();
  await page.exposeFunction("shifted", ({ visit, place, value, moved }: Entry) => {
    const known = visits.get(visit) ?? { place, score: 0, moved: [] };
    visits.set(visit, {
      place,
      score: known.score + value,
      moved: [...known.moved, ...moved.map((what) => `${value.toFixed(3)}: ${what}`)],
    });
  });
  await page.addInitScript(watch);
  return async () => {
    await page.evaluate(() => Reflect.get(globalThis, "flushShifts")?.());
    const seen = [...visits.values()];
    visits.clear();
    return seen;
  };
}

/** Runs in the page, before anything else does. */
function watch() {
  // A test may take the page's clock; what the browser reports has the real one.
  const now = performance.now.bind(performance);
  const opened = Math.random().toString(36);
  /** Each place that was shown, and since when: a shift is told later than it happens. */
  const shown = [{ place: "", since: -Infinity }];
  let heading: Element | null = null;
  let swapped = -1;
  let swapDrawn = -1;
  const presses: number[] = [];

  const lookAtHeading = () => {
    const next = document.querySelector("h1");
    if (next === heading) return;
    const isSwap = heading?.textContent && next && heading.textContent !== next.textContent;
    heading = next;
    if (!isSwap) return;
    swapped = now();
    swapDrawn = Infinity;
    // The time that a drawing is given lies before the end of the one before it on a busy machine.
    requestAnimationFrame(() => requestAnimationFrame(() => (swapDrawn = now())));
  };
  const look = () => {
    lookAtHeading();
    const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
    const names = dialogs.map((dialog) => {
      const heading = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
      return ` > ${dialog.ariaLabel ?? heading?.textContent ?? "dialog"}`;
    });
    const next = document.title + names.join("");
    if (next !== shown.at(-1)?.place) shown.push({ place: next, since: now() });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  for (const kind of ["pointerdown", "pointerup", "keydown", "input", "change"])
    addEventListener(kind, () => presses.push(now()), { capture: true, passive: true });

  const box = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  const report = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      const pressed = presses.findLast((press) => press <= entry.startTime) ?? -Infinity;
      // Choosing a file is no press to the browser.
      const isRecent = entry.hadRecentInput || entry.startTime - pressed < 500;
      const visit = shown.findLastIndex(({ since }) => since <= entry.startTime);
      const { place = "", since = -Infinity } = shown[visit] ?? {};
      if (isRecent && since < pressed) continue;
      if (entry.startTime >= swapped && entry.startTime < swapDrawn) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : "text";
        return `${name} '${node?.textContent?.slice(0, 30)}' ${box(previousRect)} → ${box(currentRect)}`;
      });
      Reflect.get(
        globalThis,
        "shifted",
      )({
        visit: `${opened} ${visit}`,
        place,
        value: entry.value,
        moved,
      });
    }
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Reflect.set(globalThis, "flushShifts", () => report(observer.takeRecords()));
}
