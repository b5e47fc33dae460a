import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { drawn } from "../portal/clock.ts";
import { enrol } from "../portal/fixtures.ts";
import { dialogOf, FILES, files, heardVideo } from "../portal/memories.ts";
import { enrolRosa, openMessage } from "../portal/message-form.ts";
import { openGallery } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import type { TestPortal } from "../portal/test-portal.ts";

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const kept = async (name: keyof typeof FILES, as: string = name): Promise<Chosen> => ({
  name: as,
  mimeType: FILES[name],
  buffer: await readFile(join(files, name)),
});
const heic = (): Chosen => ({
  name: "IMG_0412.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
});
const text = (): Chosen => ({
  name: "carta",
  mimeType: "",
  buffer: Buffer.from("Querida Carmen: hoy hace sol"),
});

const ONE = {
  "a photo": async () => [[await kept("photo.jpg")]],
  "a video": async () => [[await kept("clip.mp4")]],
  "a video that may not be seen": async () => [[await heardVideo()]],
  "a photo that is not opened here": async () => [[heic()]],
  "a text": async () => [[text()]],
  "a video in question after a photo": async () => [
    [await kept("photo.jpg")],
    [await heardVideo()],
  ],
  "a text after a photo": async () => [[await kept("photo.jpg")], [text()]],
} satisfies Record<string, () => Promise<Chosen[][]>>;
const SOUND = { "a song": async () => [[await kept("song.mp3")]] };
const SEVERAL = {
  "two photos": async () => [[await kept("photo.jpg"), await kept("photo.jpg", "otra.jpg")]],
  "a photo and a video in question": async () => [[await kept("photo.jpg"), await heardVideo()]],
  "a text and a photo": async () => [[text(), await kept("photo.jpg")]],
  "two videos in question": async () => [[await heardVideo(), await heardVideo("IMG_0413.mp4")]],
};

interface Form {
  open: (page: Page, portal: TestPortal) => Promise<void>;
  field: (page: Page) => Locator;
  choices: Record<string, () => Promise<Chosen[][]>>;
}

const FORMS: Record<string, Form> = {
  "a memory": {
    async open(page, portal) {
      await openGallery(page, await enrol(portal, { name: "Lola Vega", pin: "2846" }));
      await page.getByRole("button", { name: "Subir Recuerdo" }).click();
    },
    field: (page) => dialogOf(page).getByRole("group"),
    choices: { ...ONE, ...SOUND },
  },
  "a message": {
    async open(page, portal) {
      await enrolRosa(portal);
      await openMessage(page);
    },
    field: (page) => page.getByRole("group", { name: /^Foto/ }),
    choices: { ...ONE, ...SEVERAL },
  },
};

/** Lets every look into a file wait for `letRead`. */
function holdReading() {
  const read = Blob.prototype.arrayBuffer;
  let held: (() => void)[] | null = null;
  Blob.prototype.arrayBuffer = async function arrayBuffer() {
    if (held) await new Promise<void>((go) => held?.push(go) ?? go());
    return await read.call(this);
  };
  const letRead = () => {
    const waiting = held ?? [];
    held = null;
    for (const go of waiting) go();
  };
  Object.assign(globalThis, { holdRead: () => (held = []), letRead });
}

const tell = (page: Page, what: "holdRead" | "letRead") =>
  page.evaluate((name) => void Reflect.get(globalThis, name)(), what);

const heightOf = async (page: Page, field: Locator) => {
  await drawn(page);
  return Math.round((await field.boundingBox())?.height ?? 0);
};

/** A long sentence and what can be done with a file in question may stand a little higher. */
const MOST_MORE = 80;

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
];

/** Chooses files, and how much higher their field becomes by what the look into them ends in. */
async function growth(page: Page, field: Locator, chosen: readonly Chosen[]): Promise<number> {
  const looking = field.getByText(/^(Preparando|Comprobando)/);
  await tell(page, "holdRead");
  await field.locator("input").first().setInputFiles(chosen);
  await expect(looking.first()).toBeVisible();
  const before = await heightOf(page, field);
  await tell(page, "letRead");
  await expect(looking).toHaveCount(0);
  return (await heightOf(page, field)) - before;
}

/** Takes away all that is chosen or in question. */
async function empty(field: Locator): Promise<void> {
  const away = field.getByRole("button", { name: /^(Seguir sin|Quitar)/ });
  for (let left = await away.count(); left > 0; left = await away.count())
    await away.first().click();
}

for (const [whose, { open, field: fieldOf, choices }] of Object.entries(FORMS))
  test(`what stands below a file of ${whose} stays, whatever the look into it ends in`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(holdReading);
    await open(page, portal);
    const field = fieldOf(page);
    const question = field.getByRole("button", { name: /^Seguir sin/ });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [what, files] of Object.entries(choices)) {
        const where = `${what} at ${size.width}×${size.height}`;
        let grown = 0;
        for (const chosen of await files()) grown = await growth(page, field, chosen);
        const isQuestion = (await question.count()) > 0;
        expect.soft(grown, where).toBeGreaterThanOrEqual(0);
        if (!isQuestion) expect.soft(grown, where).toBe(0);
        else if (size.width >= 768) expect.soft(grown, where).toBeLessThanOrEqual(MOST_MORE);
        if (isQuestion) await expect.soft(question, where).toBeInViewport({ ratio: 0.99 });
        await empty(field);
      }
    }
  });
