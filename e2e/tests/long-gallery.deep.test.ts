import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { enrol, type Person } from "../portal/fixtures.ts";
import type { RunningPortal } from "../portal/portal-process.ts";
import { openGallery, pressEscape } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const files = new URL("../files/", import.meta.url).pathname;

/** Two thousand memories that share no file, written into the stopped portal's database. */
async function fillYears(portal: RunningPortal, { id }: Person): Promise<void> {
  await portal.interrupt();
  const database = await PGlite.create(join(portal.dataDir, "postgres"));
  const key = "rpad(n::text, 43, '_')";
  await database.query(
    `insert into media_items (id, user_id, file_key, thumbnail_key, mime_type,
       thumbnail_mime_type, title, original_name, bytes, uploaded_at)
     select gen_random_uuid(), $1, 'media/' || ${key}, 'thumbnails/' || ${key}, 'image/jpeg',
       'image/jpeg', 'Verano ' || n, 'IMG.jpg', 1, now() - n * interval '1 hour'
     from generate_series(1, 2000) n`,
    [id],
  );
  await database.close();
  await portal.run();
}

test("two thousand memories scroll with few cards and few pictures", async ({ page, portal }) => {
  const asun = await enrol(portal, { name: "Asunción Mora", pin: "9357" });
  await fillYears(portal.process, asun);
  let pictures = 0;
  const body = await readFile(join(files, "photo.jpg"));
  await page.route("**/thumbnails/**", async (route) => {
    pictures++;
    await route.fulfill({ body, contentType: "image/jpeg" });
  });
  await page.route("**/objects/**", (route) => route.fulfill({ body, contentType: "image/jpeg" }));
  await openGallery(page, asun);
  await expect(page.getByText("2000 recuerdos")).toBeVisible();
  const cards = page.getByRole("listitem");
  const open = (title: string) =>
    page.getByRole("button", { name: new RegExp(`^Ver foto: ${title}\\b`) });
  await expect(open("Verano 1")).toBeVisible();
  expect(await cards.count()).toBeLessThan(40);

  // Turns the mouse wheel ten times.
  await page.mouse.move(600, 600);
  for (let turn = 0; turn < 10; turn++) {
    await page.mouse.wheel(0, 900);
    await expect(cards.first()).toBeAttached();
    expect(await cards.count()).toBeLessThan(40);
  }
  expect(pictures).toBeLessThan(200);

  await test.step("the viewer leaves the place where it is", async () => {
    const middle = page.getByRole("button", { name: /^Ver foto/ }).nth(8);
    const title = (await middle.textContent())?.match(/Verano \d+/)?.[0] ?? "";
    // By its name: the rows may still be settling, and the eighth be another by then.
    await open(title).click();
    await pressEscape(page.getByRole("dialog", { name: title, exact: true }));
    await expect(open(title)).toBeFocused();
  });

  await test.step("the end is reached, and it is the oldest", async () => {
    await page.keyboard.press("Control+End");
    await expect(open("Verano 2000")).toBeInViewport();
    expect(await cards.count()).toBeLessThan(40);
    expect(pictures).toBeLessThan(300);
  });
});
