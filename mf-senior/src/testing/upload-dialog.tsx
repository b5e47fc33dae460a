import {
  type FakePictures,
  type FakeUploads,
  fakePictures,
  fakeUploads,
  json,
  renderScreen,
} from "@acompana/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { UploadDialog } from "../gallery/upload-dialog.tsx";
import { carmen } from "./fixtures.ts";

export const ADDRESS = "POST /api/users/u1/media/upload-url";

export const CONFIRM = "POST /api/users/u1/media";

export const FAILED = "toast: Error – No se pudo subir el archivo. Inténtalo de nuevo.";

export const errorResponse = (status: number, code: string, error: string) => () =>
  json({ error, code }, status);

export let network: FakeUploads;

export let pictures: FakePictures;

export const reportError = vi.fn();

export const song = () => new File(["notas"], "canción.mp3", { type: "audio/mpeg" });

export const addresses = {
  uploadURL: "/api/uploads/file?signature=s",
  fileURL: "/api/uploads/file",
  thumbnailUploadURL: "/api/uploads/small?signature=s",
  thumbnailURL: "/api/uploads/small",
};

export type Answers = NonNullable<Parameters<typeof renderScreen>[1]>["answers"];

export function draw(answers: Answers = {}) {
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

export const picker = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Elegir un|Cambiar el) archivo$/);

export const choose = (file: File) => fireEvent.change(picker(), { target: { files: [file] } });

export const save = () => userEvent.click(screen.getByRole("button", { name: "Guardar recuerdo" }));

export const ready = (name: string) => screen.findByText(`Archivo elegido: ${name}`);

export async function nth(count: number): Promise<FakeUploads["sent"][number]> {
  await waitFor(() => expect(network.sent).toHaveLength(count));
  const upload = network.sent[count - 1];
  if (!upload) throw new Error("nothing was sent");
  return upload;
}

/** What each of these tests begins with, and how it is left. */
export function prepareUploadDialog() {
  beforeEach(() => {
    network = fakeUploads();
    pictures = fakePictures();
    vi.stubGlobal("reportError", reportError);
  });
  afterEach(() => {
    reportError.mockClear();
  });
}
