import {
  json,
  NOT_A_PICTURE,
  offline,
  unopenablePictures,
  unplayableRecordings,
  unplayableSounds,
} from "@acompana/kit/testing";
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
  picker,
  prepareUploadDialog,
  ready,
  reportError,
  save,
  song,
} from "../testing/upload-dialog.tsx";

const UNDECIDED =
  "alert: Queda un archivo por decidir. Pulsa uno de los botones que tiene debajo y vuelve a enviar.";

prepareUploadDialog();

test("without a title it is called like the file; an audio has no thumbnail", async () => {
  const { fileURL, uploadURL } = addresses;
  const { bodies, onClose } = draw({ [ADDRESS]: () => json({ fileURL, uploadURL }) });
  choose(song());
  await ready("canción.mp3");
  await save();
  (await nth(1)).answer("");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies[CONFIRM]).toEqual([
    {
      fileURL,
      title: "canción.mp3",
      description: "",
      mimeType: "audio/mpeg",
      size: song().size,
      originalName: "canción.mp3",
    },
  ]);
});

test.each([
  ["its title", `${"x".repeat(115)}👨‍👩‍👧.mp3`],
  ["its title and its file's name", `${"x".repeat(250)}👨‍👩‍👧.mp3`],
])("a name of a file that is too long for %s ends with a whole character", async (_of, long) => {
  const { fileURL, uploadURL } = addresses;
  const { bodies, onClose } = draw({ [ADDRESS]: () => json({ fileURL, uploadURL }) });
  choose(new File(["notas"], long, { type: "audio/mpeg" }));
  await ready(long);
  await save();
  (await nth(1)).answer("");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const xs = long.indexOf("👨‍👩‍👧");
  expect(bodies[CONFIRM]).toMatchObject([
    { title: "x".repeat(Math.min(xs, 120)), originalName: xs > 200 ? "x".repeat(xs) : long },
  ]);
});

test("a file is required", async () => {
  const { world } = draw();
  await save();
  const sentence = "Por favor selecciona un archivo para subir.";
  expect(world.said).toEqual([]);
  expect(screen.getByRole("alert").textContent).toBe(`Archivo requerido – ${sentence}`);
  expect(document.activeElement).toBe(picker());
  expect(world.calls).toEqual([]);
});

test.each([
  [
    "a photo that is none",
    () => new File([NOT_A_PICTURE], "rota.jpg", { type: "image/jpeg" }),
    [],
    "No se puede abrir esta foto. Puede que el archivo esté dañado o que no sea una foto. Prueba con otra.",
  ],
])("%s is refused when it is chosen", async (_case, file, said, sentence) => {
  const { world } = draw();
  choose(file());
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(world.said).toEqual(said);
  expect(world.calls).toEqual([]);
});

test.each(unopenablePictures)("$what is told by its kind, with what to do", async (one) => {
  const { world } = draw();
  choose(one.file);
  expect((await screen.findByRole("alert")).textContent).toMatch(one.says);
  expect(world.calls).toEqual([]);
});

test.each([...unplayableRecordings, ...unplayableSounds])(
  "$what is told when it is chosen, and kept only by who wants to",
  async ({ file, says, isTaken }) => {
    const { world } = draw();
    choose(file);
    expect((await screen.findByRole("alert")).textContent).toMatch(says);
    expect([world.said, world.calls]).toEqual([[], []]);
    const anyway = { name: "Elegirlo de todos modos" };
    expect(screen.queryByRole("button", anyway) !== null).toBe(isTaken);
    if (!isTaken) return;
    await save();
    expect([world.said, world.calls]).toEqual([[UNDECIDED], []]);
    await userEvent.click(screen.getByRole("button", anyway));
    await ready(file.name);
    await save();
    expect((await nth(1)).body).toBe(file);
  },
);

test("the file that was chosen before is not kept in place of one that is not decided", async () => {
  const [iphone] = unplayableRecordings;
  if (!iphone) throw new Error("There is none");
  const { world } = draw();
  choose(song());
  await ready("canción.mp3");
  choose(iphone.file);
  await screen.findByText(iphone.says);
  await save();
  expect([world.said, world.calls]).toEqual([[UNDECIDED], []]);
  await userEvent.click(screen.getByRole("button", { name: "Seguir sin él" }));
  await save();
  expect((await nth(1)).body).toMatchObject({ name: "canción.mp3" });
});

test("a file that is not what it says is refused by the server, in its own words", async () => {
  const sentence = "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.";
  const { world, onClose } = draw({ [CONFIRM]: errorResponse(415, "FILE_TYPE", sentence) });
  choose(song());
  await ready("canción.mp3");
  await save();
  (await nth(1)).answer("");
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  expect(world.said).toEqual([FAILED]);
  expect(onClose).not.toHaveBeenCalled();
  // It is no use confirming it again: another try sends it anew.
  await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  await nth(2);
});

test.each([["the confirmation", "Error confirmando subida", { [CONFIRM]: offline }]])(
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

test("while it is sent it cannot be closed by a slip, nor sent twice; cancelling keeps all", async () => {
  const { world, onClose } = draw();
  choose(song());
  await ready("canción.mp3");
  await userEvent.dblClick(screen.getByRole("button", { name: "Guardar recuerdo" }));
  const whole = await nth(1);
  expect(screen.queryByRole("button", { name: "Cerrar" })).toBeNull();
  expect(screen.getByRole("button", { name: "Guardando..." })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  await waitFor(() => expect(whole.aborted).toBe(true));
  expect(await screen.findByRole("button", { name: "Cerrar" })).toBeTruthy();
  expect(screen.getByText("Archivo elegido: canción.mp3")).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(reportError).not.toHaveBeenCalled();
  expect(network.sent).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});
