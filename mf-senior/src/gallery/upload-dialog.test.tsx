import { offline } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  ADDRESS,
  addresses,
  CONFIRM,
  choose,
  draw,
  errorResponse,
  FAILED,
  network,
  nth,
  pictures,
  prepareUploadDialog,
  ready,
  reportError,
  save,
  song,
} from "../testing/upload-dialog.tsx";

const DONE = "toast: Archivo subido – Tu archivo se ha guardado correctamente.";

prepareUploadDialog();

const photo = () => new File(["píxeles"], "boda.png", { type: "image/png" });

test("a photo goes with its thumbnail, is confirmed, and the dialog closes", async () => {
  const { bodies, world, onUploaded, onClose } = draw();
  choose(photo());
  await ready("boda.jpg");
  await userEvent.type(screen.getByLabelText("Título (si quieres)"), " La boda de Rosa ");
  await userEvent.type(screen.getByLabelText("Descripción (si quieres)"), "En el patio{Enter}");

  const small = await nth(1);
  expect([small.method, small.url]).toEqual(["PUT", addresses.thumbnailUploadURL]);
  small.answer("");
  const whole = await nth(2);
  expect([whole.method, whole.url]).toEqual(["PUT", addresses.uploadURL]);
  expect((whole.body as Blob).type).toBe("image/jpeg");
  whole.progress(40);
  expect((await screen.findByRole("progressbar")).getAttribute("value")).toBe("40");
  whole.answer("");

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onUploaded).toHaveBeenCalledOnce();
  expect(world.said).toEqual([DONE]);
  expect(pictures.drawn).toEqual([
    { width: 2560, height: 1920 },
    { width: 640, height: 480 },
  ]);
  const announced = { mimeType: "image/jpeg", size: 4, originalName: "boda.jpg" };
  expect(bodies[ADDRESS]).toEqual([{ ...announced, thumbnail: true }]);
  expect(bodies[CONFIRM]).toEqual([
    {
      ...announced,
      fileURL: addresses.fileURL,
      thumbnailURL: addresses.thumbnailURL,
      title: "La boda de Rosa",
      description: "En el patio",
    },
  ]);
});

const large = () => {
  const file = new File(["x"], "larga.mp4", { type: "video/mp4" });
  return Object.defineProperty(file, "size", { value: 51 * 1024 * 1024 });
};

test.each([
  [
    "a program",
    () => new File(["MZ"], "juego.exe", { type: "application/x-msdownload" }),
    "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  ],
  ["51 MB", large, "Archivo muy grande – El archivo no puede ser mayor a 50MB."],
])("%s is refused when it is chosen, at its field alone", async (_case, file, sentence) => {
  const { world } = draw();
  choose(file());
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(world.said).toEqual([]);
  expect(world.calls).toEqual([]);
});

test.each([
  ["the address", "Error obteniendo URL de subida", { [ADDRESS]: offline }],
  ["the bytes", "Error subiendo archivo", {}],
])(
  "with the server gone for %s nothing is lost, and a retry can follow",
  async (_c, step, answers) => {
    const { world, onClose } = draw(answers);
    choose(song());
    await ready("canción.mp3");
    await userEvent.type(screen.getByLabelText("Título (si quieres)"), "La jota");
    await save();
    if (step === "Error subiendo archivo") (await nth(1)).lose();
    if (step === "Error confirmando subida") (await nth(1)).answer("");

    expect((await screen.findByRole("alert")).textContent).toContain("Se ha perdido la conexión.");
    expect(world.said).toEqual([FAILED]);
    const logged = reportError.mock.calls.map(([error]) => (error as Error).message);
    expect(logged).toEqual([step]);
    expect(screen.getByLabelText<HTMLInputElement>("Título (si quieres)").value).toBe("La jota");
    expect(screen.getByText("Archivo elegido: canción.mp3")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  },
);

test("when only the confirmation was lost, the bytes are not sent again", async () => {
  let answer: () => Response = offline;
  const { onClose, world } = draw({ [CONFIRM]: () => answer() });
  choose(song());
  await ready("canción.mp3");
  await save();
  (await nth(1)).answer("");
  const retry = await screen.findByRole("button", { name: "Reintentar" });
  // The first confirmation did arrive; only its answer had been lost.
  answer = errorResponse(409, "UPLOAD_USED", "Este archivo ya está guardado.");
  await userEvent.click(retry);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(network.sent).toHaveLength(1);
  expect(world.calls.filter((call) => call === ADDRESS)).toHaveLength(1);
  expect(world.said).toEqual([FAILED, DONE]);
});
