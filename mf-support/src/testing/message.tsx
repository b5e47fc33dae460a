import {
  type FakeUploads,
  fakePictures,
  fakeUploads,
  json,
  renderScreen,
  type ScreenSetup,
} from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { Message } from "../message/message.tsx";
import { carmen, sessionWith } from "./fixtures.ts";

const SEND = "POST /api/support/s1/messages";
export const SENT =
  "alert: Mensaje enviado exitosamente – Carmen López lo verá en sus Mensajes de Apoyo.";
/** What the browser sends, in each test anew. */
export let network: FakeUploads;

export function fakeBrowser(): void {
  network = fakeUploads();
  fakePictures();
}

type Answer = NonNullable<ScreenSetup["answers"]>[string];

export function draw(answer: Answer = () => json({}, 201), answers: ScreenSetup["answers"] = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(<Message person={carmen} onNoConsent={() => {}} />, {
    screen: "support-dashboard",
    session: sessionWith([carmen]),
    answers: {
      [SEND]: async (request: Request) => {
        sent.push(await request.json());
        return answer(request);
      },
      ...answers,
    },
  });
  return { ...view, sent, user: userEvent.setup() };
}

export const box = () => screen.getByLabelText("Tu mensaje") as HTMLTextAreaElement;
export const picker = () =>
  screen.getByLabelText(/^(Elegir|Añadir otra) foto o/) as HTMLInputElement;
export const submit = () => screen.getByRole("button", { name: "Enviar Mensaje" });
export const photo = new File(["bytes"], "boda.png", { type: "image/png" });
export const video = new File(["bytes"], "clip.mp4", { type: "video/mp4" });

export async function nth(count: number): Promise<FakeUploads["sent"][number]> {
  await waitFor(() => expect(network.sent).toHaveLength(count));
  const upload = network.sent[count - 1];
  if (!upload) throw new Error("nothing was sent");
  return upload;
}

/** Writes as a paste would: the form would be drawn again for each key. */
export async function write(user: ReturnType<typeof userEvent.setup>, words: string) {
  await user.click(box());
  await user.paste(words);
}

export async function choose(user: ReturnType<typeof userEvent.setup>, file: File) {
  await user.upload(picker(), file);
  await screen.findByText(/^Archivo elegido/);
}

export const sentence = "Has enviado demasiados archivos.";
export const named = (name: string) => new File(["bytes"], name, { type: "video/mp4" });
export const three = () => ["uno.mp4", "dos.mp4", "tres.mp4"].map(named);
