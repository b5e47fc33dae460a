import { fc } from "@acompana/kit/testing/properties";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { text } from "../text.ts";
import { contrast, LEAST_CONTRAST, wordsOn } from "./brand.ts";
import { Games } from "./games.tsx";
import { dress } from "./look.ts";
import { readOptions } from "./options.ts";
import { Games as RemoteGames } from "./remote-games.tsx";
import { browserStore } from "./store.ts";

test("the address of the specification is read; what is unknown is left alone", () => {
  expect(readOptions("?juego=sudoku&tema=auto&dificultad=facil&color=%230B5D5B")).toEqual({
    game: "sudoku",
    theme: "auto",
    level: "easy",
    color: "#0b5d5b",
  });
  expect(readOptions("?tema=lila&dificultad=constructor&color=javascript:1")).toEqual({
    game: null,
    theme: "auto",
    level: null,
    color: null,
  });
  expect(readOptions("?color=%23ABC").color).toBe("#aabbcc");
});

test("contrast is WCAG's, and words on any colour can be read", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  const colors = fc.integer({ min: 0, max: 0xffffff });
  fc.assert(
    fc.property(colors, (number) => {
      const color = `#${number.toString(16).padStart(6, "0")}`;
      expect(contrast(color, wordsOn(color))).toBeGreaterThanOrEqual(4.2);
    }),
  );
});

test("a host's colour is taken where it can be read, else refused with a warning", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const page = document.createElement("div");
  for (const token of ["--background", "--surface", "--tint"])
    page.style.setProperty(token, "#fff");
  dress(page, { theme: "light", color: "#0b5d5b" });
  expect(page.style.getPropertyValue("--primary")).toBe("#0b5d5b");
  expect(page.style.getPropertyValue("--on-primary")).toBe("#ffffff");
  expect(warned).not.toHaveBeenCalled();
  dress(page, { theme: "light", color: "#ffd400" });
  expect(page.style.getPropertyValue("--primary")).toBe("");
  expect(warned.mock.calls[0]?.[0]).toContain(`${LEAST_CONTRAST}:1`);
  dress(page, { theme: "dark", color: null });
  expect(page.classList.contains("dark")).toBe(true);
});

test("a browser that denies storage, or is full, is played in all the same", () => {
  const denied = browserStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  denied.write("best sudoku", "5");
  expect(denied.read("best sudoku")).toBe("5");
  const kept = browserStore(() => localStorage);
  kept.write("best sudoku", "7");
  expect(localStorage.getItem("acompana-juegos best sudoku")).toBe("7");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => kept.write("best sudoku", "8")).not.toThrow();
  vi.restoreAllMocks();
});

test("a game that was asked for stands alone, at the level that was asked for", async () => {
  const store = memoryStore();
  store.write("best sudoku", "925");
  render(<Games game="sudoku" level="normal" store={store} />);
  expect(await screen.findByRole("radio", { name: "Normal", checked: true })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Volver" })).toBe(null);
  expect(screen.getByText("Tu mejor puntuación: 925 puntos")).toBeTruthy();
});

test("a host that does not draw with React 19 reads one sentence, whatever it does with the games", () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(RemoteGames({})).toBe(text.embed.needsReact);
  errors.mockRestore();
  render(<RemoteGames game="sudoku" />);
  expect(screen.queryByText(text.embed.needsReact)).toBeNull();
});
