import {
  type FakePictures,
  fakePictures,
  fakePlayer,
  movieOf,
  NOT_A_PICTURE,
  unopenablePictures,
  unplayableRecordings,
  unplayableSounds,
} from "@acompana/kit/testing";
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { MAX_FILE_BYTES } from "./check-file.ts";
import {
  ANYWAY,
  bytesOf,
  chosen,
  draw,
  everyFamily,
  Field,
  input,
  photo,
  video,
} from "./testing/file-field.tsx";
import { useFileChoice } from "./use-file-choice.ts";

let pictures: FakePictures;

beforeEach(() => {
  pictures = fakePictures();
});

test("a video goes as it is", async () => {
  const user = draw();
  await user.upload(input(), video);
  expect(chosen).toBe(video);
  expect(pictures.drawn).toEqual([]);
});

test("says which files the device should offer, and opens the camera for a photo", () => {
  draw();
  expect(input().accept).toBe("image/*,video/*");
  expect(input().getAttribute("capture")).toBeNull();
  expect(input("Hacer una foto").accept).toBe("image/*");
  expect(input("Hacer una foto").getAttribute("capture")).toBe("environment");
});

test.each([
  ["a text", new File(["x"], "a.txt", { type: "text/plain" }), /^Tipo de archivo no válido/],
  [
    "a text named .jpg",
    new File([NOT_A_PICTURE], "foto.jpg", { type: "image/jpeg" }),
    /^No se puede abrir esta foto/,
  ],
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

test("a photo that could not be made ready is tried again as it is", async () => {
  pictures = fakePictures({ broken: 1 });
  const user = draw();
  await user.upload(input(), photo);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No se ha podido preparar la foto. Pulsa «Reintentar», o elige otra.",
  );
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  // The pressed button has gone.
  expect(document.activeElement).toBe(screen.getByLabelText(/^(Elegir|Cambiar)/));
  expect(await screen.findByText("Archivo elegido: IMG_1.jpg")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
});

test("nothing is decided while something is sent", async () => {
  pictures = fakePictures({ broken: 1 });
  const { rerender } = render(<Field />);
  await userEvent.upload(input(), photo);
  await screen.findByRole("button", { name: "Reintentar" });
  rerender(<Field busy />);
  expect(screen.queryByRole("button", { name: /^(Reintentar|Seguir)/ })).toBeNull();
});

test.each(unopenablePictures)("$what is told by its kind, with what to do", async (one) => {
  const user = draw();
  await user.upload(input(), one.file);
  expect((await screen.findByRole("alert")).textContent).toMatch(one.says);
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  expect(chosen).toBeNull();
});

test("a picture of an unknown type is taken where this browser opens it", async () => {
  const user = draw();
  const [heic] = unopenablePictures;
  vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30, close() {} }));
  await user.upload(input(), new File([heic?.file ?? ""], "IMG_2.HEIC", { type: "" }));
  expect(await screen.findByText("Archivo elegido: IMG_2.jpg")).toBeTruthy();
});

test("a photo that is ready after the form has gone is not taken", async () => {
  const onFile = vi.fn();
  const form = renderHook(() => useFileChoice({ families: ["image"], onFile }));
  let chosen = Promise.resolve();
  act(() => {
    chosen = form.result.current.choose(photo);
  });
  form.unmount();
  await chosen;
  expect(pictures.drawn).toHaveLength(1);
  expect(onFile).not.toHaveBeenCalled();
});

test("the words are the caller's", async () => {
  const user = draw({
    rules: {
      families: ["image"],
      words: { type: "Solo fotos" },
    },
  });
  await user.upload(input(), video);
  expect(screen.getByRole("alert").textContent).toBe("Solo fotos");
});

test.each([...unplayableRecordings, ...unplayableSounds])(
  "$what is told when it is chosen, and taken only by who wants to",
  async ({ file, says, isTaken }) => {
    const user = draw({ rules: everyFamily });
    await user.upload(input(), file);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(says);
    expect(input("Cambiar el archivo").getAttribute("aria-describedby")).toContain(alert.id);
    expect(chosen).toBeNull();
    if (!isTaken) return expect(screen.queryByRole("button", ANYWAY)).toBeNull();
    await user.click(screen.getByRole("button", ANYWAY));
    expect(chosen).toBe(file);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", ANYWAY)).toBeNull();
    // The pressed button has gone.
    expect(document.activeElement).toBe(input("Cambiar el archivo"));
  },
);

const mp3 = bytesOf(`\xff\xfb\x90\x64${"\0".repeat(40)}`);

const opus = bytesOf(`OggS\0\x02${"\0".repeat(20)}\x01\x13OpusHead${"\0".repeat(11)}`);

const voiceNote = movieOf(["mp4a"], { brand: "isom" });

const film = movieOf(["avc1", "mp4a"], { brand: "isom" });

const matroska = bytesOf(
  `\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska\x18\x53\x80\x67\x8c\x16\x54\xae\x6b\x85\xae\x83\x83\x81\x02\0\0`,
);

const png = bytesOf(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${"\0".repeat(20)}`);

test.each([
  ["a sound that WhatsApp calls a video", mp3, "nota.mp3.mpeg", "video/mpeg", "audio/mpeg"],
  ["a voice note that is called a video", voiceNote, "AUD-1.MP4", "video/mp4", "audio/mp4"],
  ["a video that is called a photo", film, "boda.jpg", "image/jpeg", "video/mp4"],
  ["a video that is called a sound", film, "boda.m4a", "audio/mp4", "video/mp4"],
  ["a video that is called a text", film, "boda.txt", "text/plain", "video/mp4"],
])("%s is taken as what it is", async (_what, bytes, name, type, real) => {
  const user = draw({ rules: everyFamily });
  await user.upload(input(), new File([bytes], name, { type }));
  expect(await screen.findByText(`Archivo elegido: ${name}`)).toBeTruthy();
  expect([chosen?.name, chosen?.type]).toEqual([name, real]);
  expect(new Uint8Array((await chosen?.arrayBuffer()) ?? [])).toEqual(bytes);
});

test.each([
  ["a voice note of no known type", opus, "PTT-1.opus", "", "audio/ogg", /es OGG,/],
  [
    "a sound without an ending",
    matroska,
    "nota",
    "application/octet-stream",
    "audio/matroska",
    /es MKV,/,
  ],
] as const)("%s is told by its kind, and taken as what it is by who wants to", async (...row) => {
  const [, bytes, name, type, real, says] = row;
  const user = draw({ rules: everyFamily });
  await user.upload(input(), new File([bytes], name, { type }));
  expect((await screen.findByRole("alert")).textContent).toMatch(says);
  await user.click(screen.getByRole("button", ANYWAY));
  expect([chosen?.name, chosen?.type]).toEqual([name, real]);
  expect(new Uint8Array((await chosen?.arrayBuffer()) ?? [])).toEqual(bytes);
});

test.each([
  ["a photo of no known type", "IMG_7", ""],
  ["a photo that is called another kind of photo", "IMG_7.jpg", "image/jpeg"],
  ["a photo that is called a video", "IMG_7.MP4", "video/mp4"],
])("%s is made ready as a photo", async (_what, name, type) => {
  const user = draw({ rules: everyFamily });
  await user.upload(input(), new File([png], name, { type }));
  expect(await screen.findByText("Archivo elegido: IMG_7.jpg")).toBeTruthy();
  expect(pictures.drawn).toHaveLength(1);
});

test.each([
  ["a document called a video", "%PDF-1.7\n1 0 obj", "carta.mp4", "video/mp4"],
  ["a page called a sound", "<!doctype html><p>Hola</p>", "nota.ogg", "audio/ogg"],
])("%s is refused before it is sent", async (_what, letters, name, type) => {
  const user = draw({ rules: everyFamily });
  await user.upload(input(), new File([bytesOf(letters)], name, { type }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  );
  expect(screen.queryByRole("button", ANYWAY)).toBeNull();
  expect(chosen).toBeNull();
});

test("where no sound is taken, none that is called a video is", async () => {
  const user = draw();
  await user.upload(input(), new File([voiceNote], "nota.mp4", { type: "video/mp4" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Tipo de archivo no válido/);
  expect(chosen).toBeNull();
});

test("a file of no known type that is too large is refused as that", async () => {
  const huge = new File([mp3], "nota.mpeg", { type: "" });
  Object.defineProperty(huge, "size", { value: MAX_FILE_BYTES + 1 });
  const user = draw({ rules: everyFamily });
  await user.upload(input(), huge);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Archivo muy grande/);
});

test("a file that cannot be read now is what it says it is", async () => {
  const away = new File([mp3], "jota.mp3", { type: "audio/mpeg" });
  away.slice = () => {
    throw new DOMException("It has gone", "NotReadableError");
  };
  const user = draw({ rules: everyFamily });
  await user.upload(input(), away);
  expect(await screen.findByText("Archivo elegido: jota.mp3")).toBeTruthy();
});

const song = new File(["bytes"], "jota.mp3", { type: "audio/mpeg" });

test.each([
  ["a video that is only heard here", 0, video, /^Este video se oye pero no se verá/],
  ["a video that is not played here", "error", video, /^Este video no se puede abrir.*MP4/],
  ["a sound that is not played here", "error", song, /^Este audio no se puede abrir.*MP3/],
] as const)("%s is told too", async (_what, shown, file, says) => {
  fakePlayer(shown);
  const user = draw({ rules: everyFamily });
  await user.upload(input(), file);
  expect((await screen.findByRole("alert")).textContent).toMatch(says);
  expect(chosen).toBeNull();
  await user.click(screen.getByRole("button", ANYWAY));
  expect(chosen).toBe(file);
});

test("while a recording is looked at it says so, and what comes after it is no longer asked", async () => {
  fakePlayer("silence");
  const user = draw({ rules: everyFamily });
  await user.upload(input(), song);
  expect(screen.getByRole("status").textContent).toBe("Comprobando el archivo...");
  await user.upload(input("Cambiar el archivo"), photo);
  expect(await screen.findByText("Archivo elegido: IMG_1.jpg")).toBeTruthy();
});

test("a video whose picture is not shown has a film in its place", async () => {
  const user = draw();
  await user.upload(input(), video);
  const shown = (await screen.findByText(/^clip\.mp4/)).previousElementSibling as Element;
  Object.defineProperty(shown, "videoWidth", { value: 320, configurable: true });
  fireEvent.loadedMetadata(shown);
  expect(document.querySelector("video")).toBeTruthy();
  Object.defineProperty(shown, "videoWidth", { value: 0 });
  fireEvent.loadedMetadata(shown);
  expect(document.querySelector("video")).toBeNull();
  expect(screen.getByText(/^clip\.mp4/)).toBeTruthy();
});

test("another file that is chosen takes the question away", async () => {
  const [doubted] = unplayableRecordings;
  const user = draw({ rules: everyFamily });
  await user.upload(input(), doubted?.file ?? []);
  await screen.findByRole("button", ANYWAY);
  await user.upload(input("Cambiar el archivo"), photo);
  expect(await screen.findByText("Archivo elegido: IMG_1.jpg")).toBeTruthy();
  expect(screen.queryByRole("button", ANYWAY)).toBeNull();
});

test("nothing is taken all the same while something is sent", async () => {
  const [doubted] = unplayableRecordings;
  const { rerender } = render(<Field />);
  await userEvent.upload(input(), doubted?.file ?? []);
  await screen.findByRole("button", ANYWAY);
  rerender(<Field busy />);
  expect(screen.queryByRole("button", ANYWAY)).toBeNull();
});

test("a file can be dropped", async () => {
  draw();
  fireEvent.drop(screen.getByRole("group", { name: "Foto o video" }), {
    dataTransfer: { files: [video] },
  });
  await waitFor(() => expect(chosen).toBe(video));
});

test("what is wrong on sending is tied to the field", () => {
  draw({ error: "Archivo requerido" });
  expect(screen.getByRole("alert").textContent).toBe("Archivo requerido");
  expect(input().getAttribute("aria-invalid")).toBe("true");
});

test("while it is being sent nothing else can be chosen", () => {
  draw({ busy: true });
  expect(input().disabled).toBe(true);
  // Its label is drawn as all buttons that cannot be pressed now.
  expect(input().closest("label")?.className).toContain("idle");
});
