import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { NumberSequenceGame } from "../number-sequence-game/number-sequence-game.tsx";
import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { choose, inGroup, pass, playInPortal, press } from "../testing/play-in-portal.tsx";
import { browser, heard, prepareSounds } from "../testing/sounds.tsx";

prepareSounds();

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
