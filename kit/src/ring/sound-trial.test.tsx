import { createPageSound } from "@acompana/kit/sound";
import { fakeAudio, fakeSpeech, json, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { button, offline, pass } from "../testing/index.tsx";
import { SoundTrial } from "./sound-trial.tsx";

const SOUND = "PUT /api/devices/this/sound";
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());

/** Opens the trial, a press after which the browser lets the page sound. */
async function open(answer: () => Response | Promise<Response>) {
  const audio = fakeAudio();
  const speech = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  const sent: unknown[] = [];
  const seen: string[] = [];
  const { world } = renderScreen(
    <SoundTrial onKept={() => void seen.push("kept")} onClose={() => void seen.push("closed")} />,
    {
      sound: createPageSound(),
      answers: {
        [SOUND]: async (request) => {
          sent.push(await request.json());
          return await answer();
        },
      },
    },
  );
  await pass(10);
  return { audio, speech, sent, seen, world };
}

async function press(name: string) {
  await act(async () => void fireEvent.click(button(name)));
  await pass(10);
}

const kept = () => json({ isKept: true });

test("it rings as a reminder does: a chime and words, again each minute until it is answered", async () => {
  const { audio, speech } = await open(kept);
  expect(screen.getByRole("dialog", { name: "¿Lo has oído?" })).toBeTruthy();
  expect([audio.notes.length, speech.texts()[0]]).toEqual([2, "Es la hora."]);
  await pass(MINUTE);
  expect(audio.notes).toHaveLength(4);
  await press("Oírlo otra vez");
  expect(audio.notes).toHaveLength(6);
  await press("No lo he oído");
  await pass(10 * MINUTE);
  expect(audio.notes).toHaveLength(6);
});

test("a yes is kept with the device, and it closes", async () => {
  const { sent, seen, world } = await open(kept);
  await press("Sí, lo he oído");
  expect(sent).toEqual([{ isHeard: true }]);
  expect(seen).toEqual(["kept", "closed"]);
  expect(world.said).toEqual(["toast: Muy bien. Aquí los avisos se oyen."]);
});

test("a no is kept, and who hears nothing is seen what to try", async () => {
  const { audio, sent, seen } = await open(kept);
  await press("No lo he oído");
  expect(sent).toEqual([{ isHeard: false }]);
  expect(seen).toEqual(["kept"]);
  expect(screen.getByRole("dialog", { name: "Aquí no se oye el aviso" })).toBeTruthy();
  expect(
    screen.getByText("El ayuntamiento ya sabe que en este dispositivo no se oye."),
  ).toBeTruthy();
  await press("Probar otra vez");
  expect(audio.notes).toHaveLength(4);
  await press("Sí, lo he oído");
  expect(sent).toEqual([{ isHeard: false }, { isHeard: true }]);
  expect(seen.at(-1)).toBe("closed");
});

test("in a browser that nobody has authorised, nobody is said to know of it", async () => {
  const { seen } = await open(() => json({ isKept: false }));
  await press("No lo he oído");
  expect(screen.getByText("Sube el volumen del dispositivo con sus botones.")).toBeTruthy();
  expect(screen.queryByText(/El ayuntamiento ya sabe/)).toBeNull();
  expect(seen).toEqual([]);
});

test("an answer that does not arrive is said, and can be given again", async () => {
  const answers = [offline, kept];
  const { sent, seen, world } = await open(() => (answers.shift() ?? kept)());
  await press("Sí, lo he oído");
  expect(world.said).toEqual([
    "alert: No se ha podido guardar la respuesta – Comprueba tu conexión e inténtalo de nuevo.",
  ]);
  expect(seen).toEqual([]);
  await press("Sí, lo he oído");
  expect([sent.length, seen]).toEqual([2, ["kept", "closed"]]);
});

test("while it is being kept nothing rings, and a second press is none", async () => {
  let release = (_answer: Response) => {};
  const { audio, sent } = await open(
    () =>
      new Promise<Response>((resolve) => {
        release = resolve;
      }),
  );
  await press("Sí, lo he oído");
  await press("Guardando...");
  await press("No lo he oído");
  await press("Oírlo otra vez");
  await pass(2 * MINUTE);
  expect([sent.length, audio.notes.length]).toEqual([1, 2]);
  await act(async () => release(kept()));
});

test("a browser that is still silent says that it takes a touch, and rings at it", async () => {
  const audio = fakeAudio({ isAllowed: false });
  // At the desk no other press wakes it.
  const sound = createPageSound();
  renderScreen(<SoundTrial onClose={() => {}} />, { sound });
  await pass(10);
  expect(screen.getByText("Toca para que suene")).toBeTruthy();
  audio.allow(true);
  await act(async () => void fireEvent.click(document.body));
  await pass(500);
  expect(audio.notes).toHaveLength(2);
  expect(screen.queryByText("Toca para que suene")).toBeNull();
});
