import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import type { PersonSession } from "../area/index.ts";
import { carmen, fakeSpeech, renderScreen } from "../testing/index.tsx";
import { useSpeech } from "./use-speech.ts";

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

function Speaker({ words }: { words: string }) {
  const { speak, stop, speaking, enabled, available } = useSpeech();
  return (
    <section aria-label={words}>
      <button type="button" onClick={() => (speaking ? stop() : void speak(words))}>
        {speaking ? "Parar" : "Hablar"} {words}
      </button>
      {!enabled && <p>Voz apagada</p>}
      {!available && <p>Sin voz</p>}
    </section>
  );
}

const draw = (session: PersonSession | null) =>
  renderScreen(
    <StrictMode>
      <Speaker words="uno" />
      <Speaker words="dos" />
    </StrictMode>,
    { session },
  );

test("only the component that speaks says so, and the newest one speaks", async () => {
  const browser = fakeSpeech({ voices });
  const user = userEvent.setup();
  draw(carmen);
  await user.click(screen.getByRole("button", { name: "Hablar uno" }));
  expect(screen.getByRole("button", { name: "Parar uno" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Hablar dos" }));
  expect(await screen.findByRole("button", { name: "Hablar uno" })).toBeTruthy();
  expect(browser.texts()).toEqual(["uno", "dos"]);
  await act(async () => browser.end());
  expect(screen.getByRole("button", { name: "Hablar dos" })).toBeTruthy();
});

test("it falls silent when its component goes", async () => {
  const browser = fakeSpeech({ voices });
  const { unmount } = draw(carmen);
  await userEvent.click(screen.getByRole("button", { name: "Hablar uno" }));
  expect(browser.isSpeaking()).toBe(true);
  unmount();
  expect(browser.isSpeaking()).toBe(false);
});

test("with the voice turned off nothing is ever said", async () => {
  const browser = fakeSpeech({ voices });
  draw({ ...carmen, user: { ...carmen.user, voiceEnabled: false } });
  await userEvent.click(screen.getByRole("button", { name: "Hablar uno" }));
  expect(screen.getAllByText("Voz apagada")).toHaveLength(2);
  expect(browser.said).toEqual([]);
});

test("speaks as fast and as loud as the person wants", async () => {
  const browser = fakeSpeech({ voices });
  const { unmount } = draw(carmen);
  await userEvent.click(screen.getByRole("button", { name: "Hablar uno" }));
  unmount();
  const user = { ...carmen.user, voiceSpeed: "slow", voiceVolume: "soft" } as const;
  draw({ ...carmen, user });
  await userEvent.click(screen.getByRole("button", { name: "Hablar uno" }));
  const [before, chosen] = browser.said;
  expect([before?.rate, before?.volume]).toEqual([0.9, 1]);
  expect([chosen?.rate, chosen?.volume]).toEqual([0.7, 0.4]);
});

test("before anyone signs in there is a voice, and a browser without one says so", () => {
  draw(null);
  expect(screen.queryByText("Voz apagada")).toBeNull();
  expect(screen.getAllByText("Sin voz")).toHaveLength(2);
});
