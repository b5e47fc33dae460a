import type { Page } from "@playwright/test";
import { drawn } from "../portal/clock.ts";
import { makeApiLate } from "../portal/late-api.ts";
import { watchShifts } from "../portal/layout-shifts.ts";
import { lookAtViews } from "../portal/look-at-views.ts";
import { expect, test } from "../portal/test.ts";
import { views } from "../portal/views/index.ts";

/** The most that a screen may move by itself while it is loading: a line that slides is more. */
const MOST = 0.02;

/** The landing that comes with the page, before the shell's: drawn part by part, a known defect. */
const BEFORE_SHELL = "Acompaña";
/** Where one talks, what is answered comes above the box; nothing is being loaded. */
const TALKS = ["chat-emergency", "chat-not-sent"];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
])
  lookAtViews(
    views.filter(({ name, played }) => !played && !TALKS.includes(name)),
    {
      viewport,
      promise: `stay where they are at ${viewport.width}×${viewport.height} while the API is late`,
      begin: async (page) => {
        const visits = await watchShifts(page);
        const settled = await makeApiLate(page);
        return async (name) => {
          await settled();
          const moved = (await visits()).filter(
            ({ place, score }) => place !== BEFORE_SHELL && score > MOST,
          );
          expect.soft(moved, `what moved on the way to ${name}`).toEqual([]);
        };
      },
    },
  );

/** A page of one button: pressing it opens what the function draws. */
async function openPage(page: Page, press: () => void) {
  const visits = await watchShifts(page);
  await page.route("**/planted", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Una página</title><button>Abrir</button>
        <p id="below" style="height: 300px">Lo que hay debajo</p>`,
    }),
  );
  await page.goto("/planted");
  await page.getByRole("button").evaluate((button, act) => {
    button.addEventListener("click", new Function(`(${act})()`) as () => void);
  }, press.toString());
  await page.getByRole("button").click();
  await expect(page.locator("#more")).toBeVisible();
  await drawn(page);
  return async () => (await visits()).map(({ place, score }) => ({ place, isMuch: score > MOST }));
}

test("what moves is seen, also directly after the press that opened another screen", async ({
  page,
}) => {
  const visits = await openPage(page, () => {
    document.title = "Otra página";
    // The new screen is drawn once before what is late comes above it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document
          .getElementById("below")
          ?.insertAdjacentHTML("beforebegin", '<p id="more" style="height: 200px">Tarde</p>');
      }),
    );
  });
  expect(await visits()).toEqual([{ place: "Otra página", isMuch: true }]);
});

test("what a press unfolds on its own screen is none", async ({ page }) => {
  const visits = await openPage(page, () => {
    document
      .getElementById("below")
      ?.insertAdjacentHTML("beforebegin", '<p id="more" style="height: 200px">Más</p>');
  });
  expect(await visits()).toEqual([]);
});
