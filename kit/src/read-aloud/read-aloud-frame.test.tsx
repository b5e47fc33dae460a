import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useScreen } from "../area/index.ts";
import { carmen } from "../testing/carmen.ts";
import { fakeSpeech } from "../testing/fake-speech.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { Button, Page } from "../ui/index.ts";
import { ReadAloudFrame } from "./read-aloud-frame.tsx";

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

function Album() {
  const { navigate, view } = useScreen();
  return (
    <Page title={view ? "La playa" : "Mis Recuerdos"}>
      <p>Hay 3 fotos</p>
      <Button onClick={() => navigate("landing", "beach")}>Abrir</Button>
    </Page>
  );
}

const draw = (session = carmen) =>
  renderScreen(
    <ReadAloudFrame>
      <Album />
    </ReadAloudFrame>,
    { session, screen: "landing" },
  );
const button = (name: string) => screen.getByRole("button", { name });

afterEach(() => void vi.unstubAllGlobals());

test("reads heading and content to the end, and is ready again", async () => {
  const browser = fakeSpeech({ voices });
  draw();
  await userEvent.click(button("Escuchar"));
  expect(button("Parar")).toBeTruthy();
  await act(async () => browser.end());
  await act(async () => browser.end());
  expect(browser.texts()).toEqual(["Mis Recuerdos.", "Hay 3 fotos."]);
  expect(button("Escuchar")).toBeTruthy();
});

test("a second press stops it", async () => {
  const browser = fakeSpeech({ voices });
  draw();
  await userEvent.click(button("Escuchar"));
  await userEvent.click(button("Parar"));
  expect(browser.isSpeaking()).toBe(false);
  expect(browser.texts()).toEqual(["Mis Recuerdos."]);
  expect(button("Escuchar")).toBeTruthy();
});

test("it stops when another part of the screen opens, and when the screen is left", async () => {
  const browser = fakeSpeech({ voices });
  const { unmount } = draw();
  await userEvent.click(button("Escuchar"));
  await userEvent.click(button("Abrir"));
  expect(browser.isSpeaking()).toBe(false);
  await userEvent.click(button("Escuchar"));
  expect(browser.texts().at(-1)).toBe("La playa.");
  unmount();
  expect(browser.isSpeaking()).toBe(false);
});

test("with the voice turned off it says where to turn it on, and never speaks", async () => {
  const browser = fakeSpeech({ voices });
  const { world } = draw({ ...carmen, user: { ...carmen.user, voiceEnabled: false } });
  await userEvent.click(button("Escuchar"));
  const line = "Si quieres que te lea la pantalla, enciéndela en Ajustes.";
  expect(world.said).toEqual([`alert: La voz está apagada – ${line}`]);
  expect(browser.said).toEqual([]);
});

test("a browser that may not speak is told of, and one without speech has no button", async () => {
  const browser = fakeSpeech({ voices });
  const { world, unmount } = draw();
  await userEvent.click(button("Escuchar"));
  await act(async () => browser.fail());
  expect(world.said).toEqual(["toast: Ahora mismo no se puede leer en voz alta"]);
  unmount();
  vi.unstubAllGlobals();
  draw();
  expect(screen.queryByRole("button", { name: "Escuchar" })).toBeNull();
});
