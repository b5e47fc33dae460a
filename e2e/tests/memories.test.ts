import { enrol } from "../portal/fixtures.ts";
import { expectNoPlace, upload } from "../portal/memories.ts";
import { openSession } from "../portal/person.ts";
import { openGallery } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test("Lola keeps a photo: it is shown, and tells no place", async ({ page, portal }) => {
  const lola = await enrol(portal, { name: "Lola Vega", pin: "2846" });
  const { call, file } = await openSession(portal, lola);
  await openGallery(page, lola);
  await expect(page.getByText("Todavía no hay recuerdos")).toBeVisible();
  await upload(page, "photo.jpg", "La boda");
  await expect(page.getByText("1 recuerdo", { exact: true })).toBeVisible();
  const picture = page.getByRole("listitem").filter({ hasText: "La boda" }).locator("img");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const [photo] = await call<{ url: string }[]>("GET", `/api/users/${lola.id}/media`);
  await expectNoPlace(file, `/api/users/${lola.id}/objects${photo?.url}`);
});
