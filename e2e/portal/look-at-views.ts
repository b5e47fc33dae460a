import type { Page } from "@playwright/test";
import { lookAway } from "./accessible.ts";
import { expectClean, test, watchConsole } from "./test.ts";
import { journeysOf, openView } from "./views/index.ts";
import type { Seed, View } from "./views/seed.ts";

/** These cannot be opened without an error that the browser itself reports. */
const FAILING = [
  "area-missing",
  "not-found",
  "chat-not-sent",
  "support-message-failed",
  "reminder-after-session",
];
/** So many journeys share the people of one municipality. */
const PER_TEST = 5;

const VIEWPORT = { width: 1280, height: 900 };

/** One test for each few journeys of these views: opens every view and looks at it. */
export function lookAtViews(
  views: readonly View[],
  look: (page: Page, name: string) => Promise<void>,
): void {
  const journeys = journeysOf(views);
  // axe is added to the page, which its policy would not allow.
  test.use({ bypassCSP: true });
  for (let first = 0; first < journeys.length; first += PER_TEST) {
    const some = journeys.slice(first, first + PER_TEST);
    const names = some.flat().map(({ name }) => name);
    test(`${names.join(", ")} can be read and used by everyone`, async ({ browser, seed }) => {
      for (const journey of some) {
        const context = await browser.newContext({ viewport: VIEWPORT });
        const page = await context.newPage();
        const errors = watchConsole(page);
        await takeJourney(page, { journey, seed, errors, look });
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
  look: (page: Page, name: string) => Promise<void>;
}

async function takeJourney(page: Page, { journey, seed, errors, look }: Journey): Promise<void> {
  for (const [index, view] of journey.entries()) {
    await test.step(view.name, async () => {
      if (index === 0) await openView(page, view, seed);
      else await view.open(page, seed);
      await look(page, view.name);
      await lookAway(page, VIEWPORT);
      if (FAILING.includes(view.name)) errors.length = 0;
    });
  }
}
