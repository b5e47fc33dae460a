import { expect, type Page, type ViewportSize } from "@playwright/test";
import { lookAway } from "./accessible.ts";
import { expectClean, test, watchConsole } from "./test.ts";
import { opensDialog } from "./views/dialogs.ts";
import { journeysOf, openView } from "./views/index.ts";
import type { Seed, View } from "./views/seed.ts";

/** These cannot be opened without an error that the browser itself reports. */
const FAILING = [
  "area-missing",
  "not-found",
  "chat-not-sent",
  "support-message-failed",
  "reminder-after-session",
  "session-replaced",
  "device-link-failed",
];
/** So many journeys share the people of one municipality. */
const PER_TEST = 5;

/** Looks at a view that has just been opened. */
type Look = (name: string) => Promise<void>;

interface Looking {
  /** Called with each page before anything is opened in it. */
  begin: (page: Page) => Look | Promise<Look>;
  /** What is true of the views. */
  promise?: string;
  viewport?: ViewportSize;
}

/** One test for each few journeys of these views: opens every view and looks at it. */
export function lookAtViews(
  views: readonly View[],
  {
    begin,
    promise = "can be read and used by everyone",
    viewport = { width: 1280, height: 900 },
  }: Looking,
): void {
  const journeys = journeysOf(views);
  // axe is added to the page, which its policy would not allow.
  test.use({ bypassCSP: true });
  for (let first = 0; first < journeys.length; first += PER_TEST) {
    const some = journeys.slice(first, first + PER_TEST);
    const names = some.flat().map(({ name }) => name);
    test(`${names.join(", ")} ${promise}`, async ({ browser, seed }) => {
      for (const journey of some) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const errors = watchConsole(page);
        const look = await begin(page);
        await takeJourney(page, { journey, seed, errors, look, viewport });
        expectClean(errors);
        await context.close();
      }
    });
  }
}

interface Journey {
  journey: View[];
  seed: Seed;
  errors: string[];
  look: Look;
  viewport: ViewportSize;
}

async function takeJourney(
  page: Page,
  { journey, seed, errors, look, viewport }: Journey,
): Promise<void> {
  for (const [index, view] of journey.entries()) {
    await test.step(view.name, async () => {
      if (index === 0) await openView(page, view, seed);
      else await view.open(page, seed);
      if (opensDialog(view.name))
        await expect(page.locator("[role=dialog], [role=alertdialog]")).not.toHaveCount(0);
      await look(view.name);
      await lookAway(page, viewport);
      if (FAILING.includes(view.name)) errors.length = 0;
    });
  }
}
