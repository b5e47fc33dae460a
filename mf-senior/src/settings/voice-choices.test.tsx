import { fetchReader, ReadAloudFrame } from "@acompana/kit/read-aloud";
import { fakeSpeech, pass, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { record } from "../testing/settings.tsx";
import { VoiceChoices } from "./voice-choices.tsx";

// On a busy machine the first press would take longer than a test waits.
beforeAll(() => fetchReader());

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function draw({ deaf = 0 } = {}) {
  const browser = fakeSpeech({ voices, deaf });
  renderScreen(
    <ReadAloudFrame>
      <VoiceChoices
        shown={{ ...record, voiceSpeed: "normal", voiceVolume: "loud" }}
        onChange={() => {}}
      />
    </ReadAloudFrame>,
    { session: carmen },
  );
  return browser;
}

test("'Probar la voz' is read aloud as it is seen", async () => {
  const browser = draw();
  press("Escuchar");
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  while (browser.isSpeaking()) await act(async () => browser.end());
  expect(browser.texts()).toContain("Probar la voz.");
});

const failed = () => screen.queryAllByText("Ahora mismo no se puede leer en voz alta.");

test("that it was never heard stands below it until it is tried again, and no more once it is heard", async () => {
  vi.useFakeTimers();
  draw({ deaf: 2 });
  press("Probar la voz");
  await pass(4_900);
  expect(failed()).toEqual([]);
  await pass(200);
  expect(failed()).toHaveLength(1);
  const browser = fakeSpeech({ voices, isSlow: true });
  press("Probar la voz");
  await pass(0);
  expect(failed()).toEqual([]);
  while (screen.queryByRole("button", { name: "Parar" })) {
    await act(async () => browser.begin());
    await act(async () => browser.end());
  }
  expect(browser.texts()).toEqual(["Hola, María del Carmen.", "Así te voy a hablar."]);
  expect(failed()).toEqual([]);
});

test("that it cannot be heard stands no longer when the screen is read, nor the other way round", async () => {
  const browser = draw();
  for (const name of ["Probar la voz", "Escuchar", "Probar la voz", "Probar la voz"]) {
    press(name);
    await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
    expect(failed()).toEqual([]);
    await act(async () => browser.fail());
    await vi.waitFor(() => expect(failed()).toHaveLength(1));
  }
});

test("pressed while the screen is read it is heard in its place", async () => {
  const browser = draw();
  press("Escuchar");
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => press("Probar la voz"));
  expect(screen.getByRole("button", { name: "Escuchar" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Parar" })).toBeTruthy();
  expect(browser.texts().at(-1)).toBe("Hola, María del Carmen.");
  expect(browser.isSpeaking()).toBe(true);
});
