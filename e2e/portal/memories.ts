import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { openSession } from "./person.ts";

export const files = new URL("../files/", import.meta.url).pathname;
/** The files of `e2e/files`. */
export const FILES = {
  "photo.jpg": "image/jpeg",
  "clip.mp4": "video/mp4",
  "song.mp3": "audio/mpeg",
} as const;

/** A video as an iPhone makes it: its sound is played, its picture is of a codec that is not. */
export async function heardVideo(name = "IMG_0412.mp4") {
  const clip = await readFile(join(files, "clip.mp4"), "latin1");
  const buffer = Buffer.from(clip.replaceAll("avc1", "hvc1"), "latin1");
  return { name, mimeType: "video/mp4", buffer };
}

export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Subir Recuerdo" });
export const picker = (page: Page) => dialogOf(page).getByLabel(/^(Elegir un|Cambiar el) archivo$/);
export const save = (page: Page) => page.getByRole("button", { name: "Guardar recuerdo" });

/** In the gallery: opens the dialog, gives it a file and a title, and sends it. */
export async function upload(page: Page, name: keyof typeof FILES, title: string): Promise<void> {
  await page.getByRole("button", { name: "Subir Recuerdo" }).click();
  await picker(page).setInputFiles(join(files, name));
  await expect(page.getByText(`Archivo elegido: ${name}`)).toBeVisible();
  await page.getByLabel("Título (si quieres)").fill(title);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tu archivo se ha guardado correctamente.").first()).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
}

/** The stored photo no longer says where it was taken, as the one that was sent does. */
export async function expectNoPlace(
  file: Awaited<ReturnType<typeof openSession>>["file"],
  address: string,
): Promise<void> {
  const sent = await readFile(join(files, "photo.jpg"));
  expect(sent.includes("Exif")).toBe(true);
  const stored = Buffer.from(await (await file(address)).arrayBuffer());
  expect(stored.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  expect(stored.includes("Exif")).toBe(false);
}
