import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { MemoryGame } from "../memory-game/memory-game.tsx";
import { NumberSequenceGame } from "../number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "../pattern-memory-game/pattern-memory-game.tsx";
import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { choose, inGroup, pass, playInPortal, press } from "../testing/play-in-portal.tsx";

/** Notes that the browser was asked to sound, by their highest loudness; not their octaves. */
const loudness: number[] = [];
/** The same notes, in Hz. */
const notes: number[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async () => {};
  private tone = { value: 0 };
  createOscillator = () => {
    this.tone = { value: 0 };
    return { frequency: this.tone, connect: (next: unknown) => next, start() {}, stop() {} };
  };
  createGain = () => {
    const levels: number[] = [];
    const note = (level: number) => {
      levels.push(level);
      const { value } = this.tone;
      if (levels.length !== 3 || value === 2 * (notes.at(-1) ?? 0)) return;
      loudness.push(Math.max(...levels));
      notes.push(value);
    };
    const gain = { setValueAtTime: note, linearRampToValueAtTime: note };
    return { gain, connect: (next: unknown) => next };
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  loudness.length = 0;
  notes.length = 0;
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

test("two notes for a success, three at an end, none for an error", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  const store = memoryStore();
  store.write("sound", "soft");
  playInPortal(NumberSequenceGame, { store });
  const digits = () => inGroup("Números de la secuencia", "li").map((item) => item.textContent);
  const other = (digit: string | null | undefined) => (digit === "1" ? "2" : "1");
  const soundOf = async (happens: () => unknown) => {
    notes.length = 0;
    await happens();
    await pass(0);
    return notes.length;
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

test("a pair is heard as such at its second card", () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  const store = memoryStore();
  store.write("sound", "soft");
  // A shuffle that always draws the last card leaves the pairs eight places apart.
  vi.spyOn(Math, "random").mockReturnValue(0.9999);
  playInPortal(MemoryGame, { store });
  const cards = inGroup("Cartas");
  for (const place of [0, 8]) fireEvent.click(cards[place] as Element);
  expect(notes).toHaveLength(1 + 2);
  press("Nuevo Juego");
  for (const place of [1, 2]) fireEvent.click(cards[place] as Element);
  expect(notes).toHaveLength(1 + 2 + 1 + 1);
});

test("each colour has a note of its own", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  const store = memoryStore();
  store.write("sound", "soft");
  playInPortal(PatternMemoryGame, { store });
  press("Empezar");
  await pass(4000);
  notes.length = 0;
  for (const key of inGroup("Colores para elegir")) {
    fireEvent.click(key);
    press("Borrar el último");
  }
  expect(new Set(notes).size).toBe(6);
});
