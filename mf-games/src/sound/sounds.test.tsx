import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { NumberSequenceGame } from "../number-sequence-game/number-sequence-game.tsx";
import { choose, playInPortal, press } from "../testing/play-in-portal.tsx";

/** Notes that the browser was asked to sound, by their highest loudness. */
const loudness: number[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async () => {};
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start() {},
    stop() {},
  });
  createGain = () => {
    const levels: number[] = [];
    const note = (level: number) => {
      levels.push(level);
      if (levels.length === 3) loudness.push(Math.max(...levels));
    };
    const gain = { setValueAtTime: note, linearRampToValueAtTime: note };
    return { gain, connect: (next: unknown) => next };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  loudness.length = 0;
});

test("games are silent until one asks for sounds; then they are remembered", async () => {
  const made = vi.fn();
  vi.stubGlobal(
    "AudioContext",
    class extends FakeAudio {
      constructor() {
        super();
        made();
      }
    },
  );
  const store = memoryStore();
  const { unmount } = playInPortal(NumberSequenceGame, { store });
  fireEvent.click(screen.getByRole("button", { name: "Empezar" }));
  expect(screen.getByRole("radio", { name: "Sin sonido", checked: true })).toBeTruthy();
  expect(made).not.toHaveBeenCalled();

  choose("Suave");
  expect(loudness).toHaveLength(2);
  choose("Alto");
  expect(loudness).toHaveLength(4);
  expect(loudness[3]).toBeGreaterThan(loudness[0] ?? 1);
  expect(made).toHaveBeenCalledOnce();
  unmount();

  playInPortal(NumberSequenceGame, { store });
  expect(screen.getByRole("radio", { name: "Alto", checked: true })).toBeTruthy();
  choose("Sin sonido");
  expect(loudness).toHaveLength(4);
  press("Empezar");
});

test("a browser without sounds plays on in silence", () => {
  vi.stubGlobal("AudioContext", undefined);
  playInPortal(NumberSequenceGame);
  choose("Alto");
  expect(screen.getByRole("radio", { name: "Alto", checked: true })).toBeTruthy();
});
