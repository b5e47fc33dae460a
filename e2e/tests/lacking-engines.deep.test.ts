import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { breakEngine, type Failing } from "../portal/broken-engine.ts";
import { enrol } from "../portal/fixtures.ts";
import { expectNoPlace, files, save, upload } from "../portal/memories.ts";
import { enrolRosa, openMessage, sendButton, TELEPHONE } from "../portal/message-form.ts";
import { openSession } from "../portal/person.ts";
import { openGallery } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test.use({ viewport: TELEPHONE });

/** A way to send a photo, from its form to the words that say that it has arrived. */
interface Way {
  what: string;
  open: (page: Page, portal: Parameters<typeof enrolRosa>[0]) => Promise<void>;
  send: (page: Page) => Promise<void>;
  arrived: string;
}

const WAYS: readonly Way[] = [
  {
    what: "her memory",
    async open(page, portal) {
      await openGallery(page, await enrol(portal, { name: "Lola Vega", pin: "2846" }));
      await page.getByRole("button", { name: "Subir Recuerdo" }).click();
    },
    send: (page) => save(page).click(),
    arrived: "Tu archivo se ha guardado correctamente.",
  },
  {
    what: "a relative's photo",
    async open(page, portal) {
      await enrolRosa(portal);
      await openMessage(page);
    },
    send: (page) => sendButton(page).click(),
    arrived: "Mensaje enviado exitosamente",
  },
];

/** What making ready and sending a photo takes of a browser, and how it may fail at it. */
const GAPS: Record<string, readonly Failing[]> = {
  "AbortSignal.any": ["lacks", "throws"],
  createImageBitmap: ["lacks", "throws", "never"],
  OffscreenCanvas: ["lacks", "throws"],
  "OffscreenCanvas.prototype.getContext": ["lacks", "throws"],
  "OffscreenCanvas.prototype.convertToBlob": ["lacks", "throws", "never"],
  "URL.createObjectURL": ["throws"],
  XMLHttpRequest: ["lacks", "throws"],
  "XMLHttpRequest.prototype.open": ["throws"],
  "XMLHttpRequest.prototype.setRequestHeader": ["throws"],
  "XMLHttpRequest.prototype.send": ["throws"],
  FormData: ["lacks", "throws"],
  "FormData.prototype.append": ["throws"],
  "Blob.prototype.slice": ["throws"],
  File: ["throws"],
  fetch: ["throws", "never"],
  "Crypto.prototype.getRandomValues": ["throws"],
};

/** Where the browser has another way, nobody notices. */
const UNNOTICED = [
  "AbortSignal.any lacks",
  "createImageBitmap lacks",
  "createImageBitmap throws",
  "OffscreenCanvas lacks",
  "URL.createObjectURL throws",
];

const retry = (page: Page) => page.getByRole("button", { name: "Reintentar" });

/** Whether a step is said to have failed, instead of coming to the end that `end` shows. */
async function hasFailed(page: Page, end: Locator, failing: Failing): Promise<boolean> {
  const settled = end.or(retry(page)).first();
  if (failing === "never")
    await settled.waitFor({ timeout: 2_000 }).catch(() => page.clock.runFor("02:01"));
  await expect(settled).toBeAttached();
  const isFailed = await retry(page).isVisible();
  if (isFailed) await expect(retry(page)).toBeInViewport({ ratio: 0.95 });
  return isFailed;
}

for (const { what, open, send, arrived } of WAYS)
  for (const [path, ways] of Object.entries(GAPS))
    for (const failing of ways)
      test(`${what} is sent or told where ${path} ${failing}`, async ({
        page,
        portal,
        consoleErrors,
      }) => {
        if (failing === "never") await page.clock.install();
        await open(page, portal);
        const mend = await breakEngine(page, path, failing);
        const ready = page.getByText("Archivo elegido: photo.jpg");
        const done = page.getByText(arrived).first();
        await page.locator("input[type=file]").first().setInputFiles(join(files, "photo.jpg"));
        const isUnready = await hasFailed(page, ready, failing);
        if (!isUnready) await send(page);
        const isUnsent = !isUnready && (await hasFailed(page, done, failing));
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        if (UNNOTICED.includes(`${path} ${failing}`)) expect(isUnready || isUnsent).toBe(false);
        await mend();
        if (isUnready || isUnsent) await retry(page).click();
        if (isUnready) {
          await expect(ready).toBeAttached();
          await send(page);
        }
        await expect(done).toBeAttached();
        // Some of what has failed is reported there.
        consoleErrors.length = 0;
      });

test("a photo that no bitmap is made of is stored upright and without its place", async ({
  page,
  portal,
}) => {
  const lola = await enrol(portal, { name: "Lola Vega", pin: "2846" });
  await openGallery(page, lola);
  await breakEngine(page, "createImageBitmap", "lacks");
  await upload(page, "photo.jpg", "La boda");
  const { call, file } = await openSession(portal, lola);
  const home = `/api/users/${lola.id}`;
  const [photo] = await call<{ url: string }[]>("GET", `${home}/media`);
  await expectNoPlace(file, `${home}/objects${photo?.url}`);
  await page.getByRole("button", { name: "Ver foto: La boda" }).click();
  await expect
    .poll(() =>
      page
        .getByRole("dialog")
        .getByRole("img", { name: "La boda" })
        .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
    )
    .toEqual([1200, 1600]);
});
