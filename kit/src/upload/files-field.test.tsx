import { fakePictures, unplayableRecordings } from "@acompana/kit/testing";
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { FilesField } from "./files-field.tsx";
import { useFileChoices } from "./use-file-choices.ts";

beforeEach(() => {
  fakePictures();
});

const photo = (name: string) => new File(["bytes"], name, { type: "image/png" });
const video = (name: string) => new File(["bytes"], name, { type: "video/mp4" });

const WHY = "El archivo está dañado.";

function Field({ first, failed = [] }: { first: readonly File[]; failed?: readonly File[] }) {
  const choices = useFileChoices({ families: ["image", "video"], first });
  return (
    <FilesField
      label="Fotos"
      choices={choices}
      failed={new Map(failed.map((file) => [file, WHY]))}
    />
  );
}

test("two of one name are told apart, until only one is left", async () => {
  const user = userEvent.setup();
  const [one, two] = [video("image.mp4"), video("image.mp4")];
  render(<Field first={[one, two, video("boda.mp4")]} failed={[two]} />);
  const buttons = () =>
    screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(buttons()).toEqual([
    "Quitar image.mp4, 1 de 2",
    "Quitar image.mp4, 2 de 2",
    "Quitar boda.mp4",
  ]);
  expect(screen.getByText(`image.mp4, 2 de 2: ${WHY}`)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "Archivos elegidos: 3. image.mp4, 1 de 2, image.mp4, 2 de 2, boda.mp4",
  );
  await user.click(screen.getByRole("button", { name: "Quitar image.mp4, 1 de 2" }));
  expect(buttons()).toEqual(["Quitar image.mp4", "Quitar boda.mp4"]);
  expect(screen.getByText(`image.mp4: ${WHY}`)).toBeTruthy();
});

test.each([
  ["on the button", () => screen.getByLabelText(/^Elegir/).closest("label")],
  ["beside it", () => screen.getByRole("group", { name: "Fotos" })],
])("files that are dropped %s are each taken once", async (_where, place) => {
  render(<Field first={[]} />);
  fireEvent.drop(place() as HTMLElement, {
    dataTransfer: { files: [photo("1.png"), photo("2.png")] },
  });
  const buttons = await screen.findAllByRole("button", { name: "Quitar 2.jpg" });
  expect(buttons).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /^Quitar/ })).toHaveLength(2);
});

test("what is made ready after the form has gone is not taken, nor what would follow", async () => {
  const decode = globalThis.createImageBitmap;
  const decoded: string[] = [];
  let open = () => {};
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    decoded.push(file.name);
    if (decoded.length === 2) await new Promise<void>((opened) => (open = opened));
    return await decode(file);
  });
  let kept: readonly string[] = [];
  const { result, unmount } = renderHook(() =>
    useFileChoices({
      families: ["image"],
      onFiles: (files) => (kept = files.map(({ name }) => name)),
    }),
  );
  let chosen = Promise.resolve();
  act(() => {
    chosen = result.current.choose(["1.png", "2.png", "3.png"].map(photo));
  });
  await waitFor(() => expect(decoded).toHaveLength(2));
  expect(kept).toEqual(["1.jpg"]);
  unmount();
  open();
  await chosen;
  expect(kept).toEqual(["1.jpg"]);
  expect(decoded).toEqual(["1.png", "2.png"]);
});

test("those that are doubted are told by their names, and taken together by who wants to", async () => {
  const user = userEvent.setup({ applyAccept: false });
  const [iphone, old, windows] = unplayableRecordings.map(({ file }) => file);
  render(<Field first={[]} />);
  const chosen = [iphone, video("boda.mp4"), old, windows].filter((one) => one !== undefined);
  await user.upload(screen.getByLabelText("Elegir un archivo"), chosen);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/IMG_1\.MOV: Este video se oye.*boda\.avi: Este video es AVI/);
  expect(alert.textContent).toContain("boda.wmv: Este video es WMV");
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(screen.getByRole("button", { name: "Elegirlos de todos modos" }));
  expect(screen.getByRole("status").textContent).toBe(
    "Archivos elegidos: 3. boda.mp4, IMG_1.MOV, boda.avi",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("one goes on without those that are not decided, and with the others", async () => {
  fakePictures({ broken: 1 });
  const user = userEvent.setup({ applyAccept: false });
  const [iphone] = unplayableRecordings;
  if (!iphone) throw new Error("There is none");
  render(<Field first={[video("boda.mp4")]} />);
  await user.upload(screen.getByLabelText("Cambiar el archivo"), [photo("uno.png"), iphone.file]);
  await screen.findByRole("button", { name: "Reintentar" });
  await user.click(screen.getByRole("button", { name: "Seguir sin ellos" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: /^(Reintentar|Seguir|Elegirlo)/ })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Archivo elegido: boda.mp4");
});

test("only those that could not be made ready are tried again", async () => {
  fakePictures({ broken: 1 });
  const user = userEvent.setup({ applyAccept: false });
  render(<Field first={[]} />);
  const text = new File(["x"], "a.txt", { type: "text/plain" });
  await user.upload(screen.getByLabelText("Elegir un archivo"), [
    photo("uno.png"),
    photo("dos.png"),
    text,
  ]);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^uno\.png: No se ha podido preparar la foto\..*a\.txt: Tipo de archivo no válido/,
  );
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^(Elegir|Cambiar)/));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Archivos elegidos: 2. dos.jpg, uno.jpg"),
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
});

test("one that still waits can be taken away, and is neither taken nor told of", async () => {
  fakePictures({ broken: 1 });
  const user = userEvent.setup({ applyAccept: false });
  const decode = globalThis.createImageBitmap;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    await opened;
    return await decode(file);
  });
  render(<Field first={[]} />);
  const input = screen.getByLabelText("Elegir un archivo");
  await user.upload(input, ["1.png", "2.png", "3.png"].map(photo));
  const names = () =>
    screen
      .getAllByRole("button", { name: /^Quitar/ })
      .map((button) => button.getAttribute("aria-label"));
  expect(names()).toEqual(["Quitar 1.png", "Quitar 2.png", "Quitar 3.png"]);
  expect(screen.getAllByText("Preparando la foto...", { ignore: "[role=status]" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Quitar 2.png" }));
  await user.click(screen.getByRole("button", { name: "Quitar 1.png" }));
  open();
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Archivo elegido: 3.jpg"),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});
