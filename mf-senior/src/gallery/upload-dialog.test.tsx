import {
  type FakePictures,
  type FakeUploads,
  fakePictures,
  fakeUploads,
  json,
  NOT_A_PICTURE,
  renderScreen,
  unopenablePictures,
  unplayableRecordings,
  unplayableSounds,
} from "@acompana/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { UploadDialog } from "./upload-dialog.tsx";

const ADDRESS = "POST /api/users/u1/media/upload-url";
const CONFIRM = "POST /api/users/u1/media";
const DONE = "toast: Archivo subido – Tu archivo se ha guardado correctamente.";
const FAILED = "toast: Error – No se pudo subir el archivo. Inténtalo de nuevo.";
const UNDECIDED =
  "alert: Queda un archivo por decidir. Pulsa uno de los botones que tiene debajo y vuelve a enviar.";
const errorResponse = (status: number, code: string, error: string) => () =>
  json({ error, code }, status);
const offline = () => {
  throw new TypeError("Failed to fetch");
};

let network: FakeUploads;
let pictures: FakePictures;
const reportError = vi.fn();
beforeEach(() => {
  network = fakeUploads();
  pictures = fakePictures();
  vi.stubGlobal("reportError", reportError);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockClear();
});

const photo = () => new File(["píxeles"], "boda.png", { type: "image/png" });
const song = () => new File(["notas"], "canción.mp3", { type: "audio/mpeg" });

const addresses = {
  uploadURL: "/api/uploads/file?signature=s",
  fileURL: "/api/uploads/file",
  thumbnailUploadURL: "/api/uploads/small?signature=s",
  thumbnailURL: "/api/uploads/small",
};

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>["answers"];

function draw(answers: Answers = {}) {
  const handlers = { onUploaded: vi.fn(), onClose: vi.fn() };
  const bodies: Record<string, unknown[]> = { [ADDRESS]: [], [CONFIRM]: [] };
  const keep =
    (name: string, answer: () => Response): NonNullable<Answers>[string] =>
    async (request) => {
      bodies[name]?.push(await request.json());
      return answer();
    };
  const view = renderScreen(<UploadDialog {...handlers} />, {
    session: carmen,
    answers: {
      [ADDRESS]: keep(ADDRESS, () => json(addresses)),
      [CONFIRM]: keep(CONFIRM, () => json({ id: "m1" }, 201)),
      ...answers,
    },
  });
  return { ...view, ...handlers, bodies };
}

const picker = () => screen.getByLabelText<HTMLInputElement>(/^(Elegir un|Cambiar el) archivo$/);
const choose = (file: File) => fireEvent.change(picker(), { target: { files: [file] } });
const save = () => userEvent.click(screen.getByRole("button", { name: "Guardar recuerdo" }));
const ready = (name: string) => screen.findByText(`Archivo elegido: ${name}`);

async function nth(count: number) {
  await waitFor(() => expect(network.sent).toHaveLength(count));
  const upload = network.sent[count - 1];
  if (!upload) throw new Error("nothing was sent");
  return upload;
}

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

const large = () => {
  const file = new File(["x"], "larga.mp4", { type: "video/mp4" });
  return Object.defineProperty(file, "size", { value: 51 * 1024 * 1024 });
};
test.each([
  [
    "a program",
    () => new File(["MZ"], "juego.exe", { type: "application/x-msdownload" }),
    ["toast: Tipo de archivo no válido – Solo se permiten imágenes, videos y audios."],
    "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  ],
  [
    "51 MB",
    large,
    ["toast: Archivo muy grande – El archivo no puede ser mayor a 50MB."],
    "Archivo muy grande – El archivo no puede ser mayor a 50MB.",
  ],
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

test.each([
  ["the address", "Error obteniendo URL de subida", { [ADDRESS]: offline }],
  ["the bytes", "Error subiendo archivo", {}],
  ["the confirmation", "Error confirmando subida", { [CONFIRM]: offline }],
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
