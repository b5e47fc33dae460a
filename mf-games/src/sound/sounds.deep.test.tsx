import { createPageSound } from "@acompana/kit/sound";
import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { MemoryGame } from "../memory-game/memory-game.tsx";
import { NumberSequenceGame } from "../number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "../pattern-memory-game/pattern-memory-game.tsx";
import { choose, inGroup, pass, playInPortal, press } from "../testing/play-in-portal.tsx";
import { browser, heard, prepareSounds } from "../testing/sounds.tsx";

prepareSounds();

test("all games of a page sound through its one context", async () => {
  const sound = createPageSound();
  const store = memoryStore();
  for (const [Game, volume] of [
    [NumberSequenceGame, "Suave"],
    [MemoryGame, "Alto"],
  ] as const) {
    const { unmount } = playInPortal(Game, { sound, store });
    choose(volume);
    expect(await heard()).toHaveLength(2);
    unmount();
  }
  expect(browser.made()).toBe(1);
});

test("a game that stands alone has a sound of its own", async () => {
  playInPortal(NumberSequenceGame, { sound: undefined } as never);
  choose("Alto");
  expect(await heard()).toHaveLength(2);
});

test("a pair is heard as such at its second card", async () => {
  const store = memoryStore();
  store.write("sound", "soft");
  // A shuffle that always draws the last card leaves the pairs eight places apart.
  vi.spyOn(Math, "random").mockReturnValue(0.9999);
  playInPortal(MemoryGame, { store });
  const cards = inGroup("Cartas");
  for (const place of [0, 8]) fireEvent.click(cards[place] as Element);
  expect(await heard()).toHaveLength(1 + 2);
  press("Nuevo Juego");
  for (const place of [1, 2]) fireEvent.click(cards[place] as Element);
  expect(await heard()).toHaveLength(1 + 1);
});

test("each colour has a note of its own", async () => {
  vi.useFakeTimers();
  const store = memoryStore();
  store.write("sound", "soft");
  playInPortal(PatternMemoryGame, { store });
  press("Empezar");
  await pass(4000);
  await heard();
  for (const key of inGroup("Colores para elegir")) {
    fireEvent.click(key);
    press("Borrar el último");
  }
  expect(new Set((await heard()).map(({ hertz }) => hertz)).size).toBe(6);
});
