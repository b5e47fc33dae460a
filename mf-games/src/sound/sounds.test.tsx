import { createPageSound } from "@acompana/kit/sound";
import { fakeAudio } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { MemoryGame } from "../memory-game/memory-game.tsx";
import { NumberSequenceGame } from "../number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "../pattern-memory-game/pattern-memory-game.tsx";
import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { choose, inGroup, pass, playInPortal, press } from "../testing/play-in-portal.tsx";

let browser: ReturnType<typeof fakeAudio>;

beforeEach(() => {
  browser = fakeAudio();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What was heard since it was last asked: notes, not their octaves. */
async function heard() {
  await act(async () => {});
  return browser.notes
    .splice(0)
    .filter(({ hertz }, place, all) => hertz !== 2 * (all[place - 1]?.hertz ?? 0));
}

test("games are silent until one asks for sounds; then they are remembered", async () => {
  const store = memoryStore();
  const { unmount } = playInPortal(NumberSequenceGame, { store });
  fireEvent.click(screen.getByRole("button", { name: "Empezar" }));
  expect(screen.getByRole("radio", { name: "Sin sonido", checked: true })).toBeTruthy();
  expect(browser.made()).toBe(0);

  choose("Suave");
  const soft = await heard();
  choose("Alto");
  const loud = await heard();
  expect([soft.length, loud.length, browser.made()]).toEqual([2, 2, 1]);
  expect(loud[0]?.loudest).toBeGreaterThan(soft[0]?.loudest ?? 1);
  unmount();

  playInPortal(NumberSequenceGame, { store });
  expect(screen.getByRole("radio", { name: "Alto", checked: true })).toBeTruthy();
  choose("Sin sonido");
  press("Empezar");
  expect(await heard()).toEqual([]);
});

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

test("a browser without sounds plays on in silence", async () => {
  vi.unstubAllGlobals();
  playInPortal(NumberSequenceGame);
  choose("Alto");
  expect(screen.getByRole("radio", { name: "Alto", checked: true })).toBeTruthy();
  expect(await heard()).toEqual([]);
});

test("two notes for a success, three at an end, none for an error", async () => {
  vi.useFakeTimers();
  const store = memoryStore();
  store.write("sound", "soft");
  playInPortal(NumberSequenceGame, { store });
  const digits = () => inGroup("Números de la secuencia", "li").map((item) => item.textContent);
  const other = (digit: string | null | undefined) => (digit === "1" ? "2" : "1");
  const soundOf = async (happens: () => unknown) => {
    await heard();
    await happens();
    await pass(0);
    return (await heard()).length;
  };

  press("Empezar");
  const [first] = digits();
  await pass(3000);
  // One for the press, none for what it does not fit.
  expect(await soundOf(() => press(other(first)))).toBe(1);
  expect(await soundOf(() => pass(TAKE_BACK_MS))).toBe(0);

  press("Intentar otra vez");
  const shown = digits();
  await pass(3000);
  for (const digit of shown.slice(0, -1)) press(digit ?? "");
  expect(await soundOf(() => press(shown.at(-1) ?? ""))).toBe(1 + 2);
  await pass(1500);
  const next = digits();
  await pass(3000);
  press(other(next[0]));
  expect(await soundOf(() => pass(TAKE_BACK_MS))).toBe(3);
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
