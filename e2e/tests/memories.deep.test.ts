import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { enrol } from "../portal/fixtures.ts";
import {
  dialogOf,
  expectNoPlace,
  FILES,
  files,
  heardVideo,
  picker,
  save,
  upload,
} from "../portal/memories.ts";
import { enterHome, openSession } from "../portal/person.ts";
import { openGallery, pressEscape } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

type Item = { title: string; url: string; thumbnail: string | null; mimeType: string };

test("Lola keeps a photo, a video and a song, looks at them and deletes one", {
  tag: "@cloud",
}, async ({ page, portal }) => {
  const lola = await enrol(portal, { name: "Lola Vega", pin: "2846" });
  const { call, file } = await openSession(portal, lola);
  const home = `/api/users/${lola.id}`;
  const kept = () => call<Item[]>("GET", `${home}/media`);
  const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await openGallery(page, lola);
  await expect(page.getByText("Todavía no hay recuerdos")).toBeVisible();

  await upload(page, "song.mp3", "La jota");
  await upload(page, "clip.mp4", "El bautizo");
  await upload(page, "photo.jpg", "La boda");
  await expect(page.getByText("3 recuerdos")).toBeVisible();

  await test.step("the stored photo is upright and no longer tells where it was taken", async () => {
    const [photo, video, song] = await kept();
    expect([photo, video, song].map((item) => item?.mimeType)).toEqual(Object.values(FILES));
    await expectNoPlace(file, `${home}/objects${photo?.url}`);
    expect(video?.thumbnail).toBeTruthy();
    expect(song?.thumbnail).toBeNull();
    for (const title of ["La boda", "El bautizo"])
      await expect
        .poll(() =>
          card(title)
            .locator("img")
            .evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBeGreaterThan(0);
  });

  await test.step("the filters count, a favourite is marked without a call", async () => {
    await page.getByRole("button", { name: "Fotos" }).click();
    await expect(page.getByText("1 foto", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Videos" }).click();
    await expect(page.getByText("1 video", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Todos" }).click();
    const favourite = page.getByRole("button", { name: "Favorito: La boda" });
    let writes = 0;
    page.on("request", (request) => {
      // A minute of use may be told meanwhile.
      if (request.method() !== "GET" && !request.url().includes("/activity")) writes++;
    });
    await favourite.click();
    await expect(favourite).toHaveAttribute("aria-pressed", "true");
    expect(writes).toBe(0);
  });

  await test.step("the viewer turns by keys and finger, and gives the focus back", async () => {
    const open = page.getByRole("button", { name: "Ver foto: La boda" });
    await open.press("Enter");
    const viewer = page.getByRole("dialog");
    const picture = viewer.getByRole("img", { name: "La boda" });
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
      )
      .toEqual([1200, 1600]);
    const box = await viewer.boundingBox();
    expect([box?.width, box?.height]).toEqual([1280, 900]);
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByRole("heading", { name: "El bautizo" })).toBeVisible();
    await viewer.getByRole("button", { name: "Reproducir" }).click();
    const playedOf = (kind: "video" | "audio") => () =>
      viewer.locator(kind).evaluate((media: HTMLMediaElement) => media.currentTime);
    await expect.poll(playedOf("video")).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await viewer.getByRole("button", { name: "Reproducir" }).click();
    await expect.poll(playedOf("audio")).toBeGreaterThan(0);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.mouse.move(800, 400);
    await page.mouse.down();
    await page.mouse.move(500, 410);
    await page.mouse.up();
    await expect(viewer.getByRole("heading", { name: "El bautizo" })).toBeVisible();
    await pressEscape(viewer);
    await expect(viewer).toBeHidden();
    await expect(open).toBeFocused();
    await open.press("Enter");
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page.getByRole("heading", { name: "Mis Recuerdos" })).toBeVisible();
  });

  await test.step("deleting asks first", async () => {
    await page.getByRole("button", { name: "Eliminar: El bautizo" }).click();
    const question = page.getByRole("alertdialog", { name: "¿Eliminar este recuerdo?" });
    await question.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("2 recuerdos")).toBeVisible();
    await expect(page.getByRole("region", { name: "Mis Recuerdos" })).toBeFocused();
    expect((await kept()).map(({ title }) => title)).toEqual(["La boda", "La jota"]);
  });
});

test("a video that is only heard is told before it is sent, and can be saved where it is not shown", async ({
  page,
  portal,
}) => {
  const remedios = await enrol(portal, { name: "Remedios Gil", pin: "7319" });
  const call = await enterHome(portal, remedios);
  await openGallery(page, remedios);
  await page.getByRole("button", { name: "Subir Recuerdo" }).click();
  const sent = await heardVideo();
  await picker(page).setInputFiles(sent);
  const alert = dialogOf(page).getByRole("alert");
  await expect(alert).toHaveText(/^Este video se oye pero no se verá en muchas tabletas\./);
  await page.getByRole("button", { name: "Elegirlo de todos modos" }).click();
  await expect(page.getByText("Archivo elegido: IMG_0412.mp4")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("1 recuerdo", { exact: true })).toBeVisible();
  const [kept] = await call<Item[]>("GET", `/api/users/${remedios.id}/media`);
  expect(kept).toMatchObject({ mimeType: "video/mp4", thumbnail: null });

  await page.getByRole("button", { name: "Ver video: IMG_0412.mp4" }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("alert")).toHaveText("Este recuerdo no se puede mostrar aquí.");
  const saving = page.waitForEvent("download");
  await viewer.getByRole("link", { name: "Guardar el archivo: IMG_0412.mp4" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("IMG_0412.mp4");
  // As it was sent, but for what tells when and with which program it was made.
  const file = (await readFile(await saved.path())).toString("latin1");
  const made = sent.buffer.toString("latin1");
  const samplesOf = (movie: string) => movie.slice(movie.indexOf("mdat"));
  expect(samplesOf(file) === samplesOf(made)).toBe(true);
  expect([made.length, file.indexOf("hvc1")]).toEqual([file.length, made.indexOf("hvc1")]);
  expect([made.includes("Lavf"), file.includes("Lavf")]).toEqual([true, false]);
});

test("what is no memory is refused in plain words, and a lost line loses nothing", async ({
  page,
  portal,
  consoleErrors,
}, info) => {
  const blas = await enrol(portal, { name: "Blas Soto", pin: "5036" });
  const call = await enterHome(portal, blas);
  await openGallery(page, blas);
  await page.getByRole("button", { name: "Subir Recuerdo" }).click();
  const alert = dialogOf(page).getByRole("alert");

  const bytes = (text: string, size = 4096) => Buffer.alloc(size, text);
  await picker(page).setInputFiles({
    name: "rota.jpg",
    mimeType: "image/jpeg",
    buffer: (await readFile(join(files, "photo.jpg"))).subarray(0, 40),
  });
  await expect(alert).toContainText("No se puede abrir esta foto.");

  const large = info.outputPath("larga.mp4");
  await writeFile(large, bytes("x", 51 * 1024 * 1024));
  await picker(page).setInputFiles(large);
  await expect(alert).toHaveText("Archivo muy grande – El archivo no puede ser mayor a 50MB.");
  await rm(large);

  await picker(page).setInputFiles({
    name: "juego.mp4",
    mimeType: "video/mp4",
    buffer: bytes("MZ"),
  });
  await expect(alert).toHaveText(
    "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  );

  // A film whose tracks are none: its boxes are all whole.
  const clip = await readFile(join(files, "clip.mp4"));
  const hollow = Buffer.from(clip.toString("latin1").replaceAll("trak", "free"), "latin1");
  await picker(page).setInputFiles({ name: "vacia.mp4", mimeType: "video/mp4", buffer: hollow });
  await expect(alert).toHaveText(/^Este video no se puede abrir aquí/);
  await page.getByRole("button", { name: "Elegirlo de todos modos" }).click();
  await expect(page.getByText("Archivo elegido: vacia.mp4")).toBeVisible();
  await save(page).click();
  await expect(alert).toContainText("El archivo está incompleto o dañado. Elige otro,");

  await picker(page).setInputFiles(join(files, "song.mp3"));
  await expect(page.getByText("Archivo elegido: song.mp3")).toBeVisible();
  // The line is lost at each of the three steps, one after the other.
  for (const address of [/\/media\/upload-url$/, /\/api\/uploads\//, /\/media$/]) {
    await page.route(address, (route) => route.abort());
    // What the alert says stands there from the time before.
    const lost = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
    await save(page).click();
    await lost;
    await expect(alert).toContainText("Se ha perdido la conexión.");
    await page.unroute(address);
  }
  expect(await call("GET", `/api/users/${blas.id}/media`)).toEqual([]);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByText("1 recuerdo", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver audio: song.mp3" })).toBeVisible();
  // Each error response and each failed step is logged to the console.
  expect(consoleErrors.length).toBeGreaterThan(0);
  consoleErrors.length = 0;
});

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
