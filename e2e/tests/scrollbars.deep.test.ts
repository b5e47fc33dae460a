import type { Page } from "@playwright/test";
import { inEngine } from "../portal/engines/complaints.ts";
import { enterHomeIn, seenAt } from "../portal/engines/enter.ts";
import { engines } from "../portal/engines/index.ts";
import { enrol } from "../portal/fixtures.ts";
import { expect, test } from "../portal/test.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

/** What is scrolled by night shows nothing that is lighter than this, of 255. */
const LIGHTEST = 0xb0;

/** The mean of red, green and blue of the lightest point at the right edge of a picture. */
const lightestAtEdge = (page: Page, picture: string) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(4, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 4 - image.width, 0);
    const { data = [] } = context?.getImageData(0, 0, 4, image.height) ?? {};
    const points = Array.from({ length: data.length / 4 }, (_, point) => point * 4);
    const light = (at: number) => ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    return Math.max(...points.map(light));
  }, picture);

for (const { name, start } of engines)
  test(`what is scrolled by night has no white bar in ${name}`, async ({ portal, page }) => {
    const person = await enrol(portal, { name: "Nieves Lara", pin: "3617" });
    await inEngine(start, async (tab) => {
      await tab.open(portal.home);
      await tab.ask(() => localStorage.setItem("theme", "dark"));
      await tab.resize({ width: 1024, height: 600 });
      await enterHomeIn(tab, portal.home, person);
      await tab.press("Recordatorios");
      await tab.press("Añadir");
      await tab.press("Otra cosa");
      await seenAt(tab, "[role=dialog] input[type=date]");
      const lightest = async () => lightestAtEdge(page, await tab.picture());
      await expect.poll(lightest).toBeLessThan(LIGHTEST);
    });
  });
