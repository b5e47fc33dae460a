import { expect, type Page, type ViewportSize } from "@playwright/test";
import { lookAway } from "./accessible.ts";
import { expectClean, test, watchConsole } from "./test.ts";
import { opensDialog } from "./views/dialogs.ts";
import { journeysOf, openView } from "./views/index.ts";
import type { Seed, View } from "./views/seed.ts";

/** These cannot be opened without an error that the browser, or the portal, reports. */
const FAILING = [
  "area-missing",
  "not-found",
  "chat-not-sent",
  "gallery-upload-unsent",
  "support-message-failed",
  "support-message-several",
  "message-told-in-dialog",
  "reminder-after-session",
  "session-replaced",
  "device-link-failed",
];
/** So many views share the people of one municipality and a test's time; no journey is parted. */
const PER_TEST = 16;

/** What the home says of her reminders, once they are read. */
const REMINDER_LINE = /^(Te esperan?\b|Próximo recordatorio: |Hoy no te queda ningún recordatorio)/;

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
  // axe is added to the page, which its policy would not allow.
  test.use({ bypassCSP: true });
  for (const some of inTests(journeysOf(views))) {
    const names = some.flat().map(({ name }) => name);
    test(`${names.join(", ")} ${promise}`, async ({ browser, seed }) => {
      test.setTimeout(Math.max(360_000, 60_000 * names.length));
      for (const journey of some) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const errors = watchConsole(page);
        const look = await begin(page);
        await takeJourney(page, { journey, seed, errors, look, viewport });
        expectClean(errors);
        // What is asked again in the background may just be on its way.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
    });
  }
}

/** The journeys of each test, in their order. */
const inTests = (journeys: readonly View[][]): View[][][] =>
  journeys.reduce<View[][][]>((tests, journey) => {
    const last = tests.at(-1);
    if (last && last.flat().length + journey.length <= PER_TEST) last.push(journey);
    else tests.push([journey]);
    return tests;
  }, []);

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
      // Read beside the screens, it comes to the home a moment later.
      if (view.name.startsWith("user-menu"))
        await expect(page.getByText(REMINDER_LINE).first()).toBeVisible();
      await look(view.name);
      await lookAway(page, viewport);
      if (FAILING.includes(view.name)) errors.length = 0;
    });
  }
}
