import { fakePictures } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "./check-file.ts";
import {
  ANYWAY,
  bytesOf,
  chosen,
  draw,
  everyFamily,
  input,
  photo,
  video,
} from "./testing/file-field.tsx";

beforeEach(() => {
  fakePictures();
});

test("a photo is made ready at once, and shown with its name", async () => {
  const user = draw();
  await user.upload(input(), photo);
  expect(await screen.findByText("Archivo elegido: IMG_1.jpg")).toBeTruthy();
  expect(chosen?.type).toBe("image/jpeg");
  expect(input("Cambiar el archivo")).toBeTruthy();
});

const big = Object.defineProperty(new File(["x"], "boda.mp4", { type: "video/mp4" }), "size", {
  value: MAX_FILE_BYTES + 1,
});

test.each([
  [
    "an SVG",
    new File(["<svg/>"], "d.svg", { type: "image/svg+xml" }),
    /^Tipo de archivo no válido/,
  ],
  ["51 MB", big, "Archivo muy grande – El archivo no puede ser mayor a 50MB."],
])("%s is refused in plain words, and the file before it is kept", async (_what, file, words) => {
  const user = draw();
  await user.upload(input(), video);
  await user.upload(input("Cambiar el archivo"), file as File);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(words);
  expect(input("Cambiar el archivo").getAttribute("aria-describedby")).toContain(alert.id);
  expect(chosen).toBe(video);
  await user.upload(input("Cambiar el archivo"), photo);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("one goes on without a photo that could not be made ready, and keeps the file before", async () => {
  fakePictures({ broken: 1 });
  const user = draw();
  await user.upload(input(), video);
  await user.upload(input("Cambiar el archivo"), photo);
  await user.click(await screen.findByRole("button", { name: "Seguir sin él" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: /^(Reintentar|Seguir)/ })).toBeNull();
  expect(chosen).toBe(video);
  expect(document.activeElement).toBe(input("Cambiar el archivo"));
});

test("'Quitar' takes it away and leaves the focus on the choice", async () => {
  const user = draw();
  await user.upload(input(), video);
  await user.click(screen.getByRole("button", { name: "Quitar" }));
  expect(chosen).toBeNull();
  expect(document.activeElement).toBe(input());
  expect(screen.getByRole("status").textContent).toBe("Archivo quitado");
});

test.each([
  ["a text called a sound", "Querida Carmen: hoy hace sol", "nota.mp3", "audio/mpeg"],
  ["an archive of no known type", `PK\x03\x04${"\0".repeat(30)}`, "fotos", ""],
])("%s is refused before it is sent", async (_what, letters, name, type) => {
  const user = draw({ rules: everyFamily });
  await user.upload(input(), new File([bytesOf(letters)], name, { type }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  );
  expect(screen.queryByRole("button", ANYWAY)).toBeNull();
  expect(chosen).toBeNull();
});
