import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  cards,
  counter,
  examples,
  finish,
  hidePage,
  look,
  lying,
  nameOf,
  pass,
  play,
  status,
  turn,
  withClockInHand,
} from "../testing/memory-game.tsx";
import { choose } from "../testing/play-in-portal.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("with the clock in hand", () => {
  withClockInHand();

  test("16 cards lie face down and say no more than their number", () => {
    play();
    expect(screen.getByRole("heading", { level: 1, name: "Juego de Memoria" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Cartas" })).toBe(cards()[0]?.parentElement);
    expect(cards().map((card) => card.getAttribute("aria-label"))).toEqual(
      Array.from({ length: 16 }, (_, place) => `Carta ${place + 1}, boca abajo`),
    );
    expect([counter("Tiempo"), counter("Intentos"), counter("Parejas")]).toEqual([
      "0:00",
      "0",
      "0 de 8",
    ]);
    expect(status()).toBe("Toca una carta para darle la vuelta.");
  });

  test("an equal pair is found after a second", async () => {
    play();
    const { equal, other } = await examples();
    turn(equal[0]);
    const picture = nameOf(equal[0]).split(": ")[1];
    expect(status()).toBe(`Carta ${equal[0] + 1}: ${picture}. Busca su pareja.`);
    turn(equal[1]);
    expect(counter("Intentos")).toBe("9");
    expect(status()).toBe(`Carta ${equal[1] + 1}: ${picture}. ¡Son iguales!`);
    await pass(999);
    expect(counter("Parejas")).toBe("0 de 8");
    await pass(1);
    expect(counter("Parejas")).toBe("1 de 8");
    expect(status()).toBe(`Pareja encontrada: ${picture}. Llevas 1 de 8.`);
    expect(nameOf(equal[0])).toBe(`Carta ${equal[0] + 1}: ${picture}, encontrada`);
    expect(nameOf(other)).toBe(`Carta ${other + 1}, boca abajo`);
  });

  test("a different pair turns back after a second and a half, in kind words", async () => {
    play();
    const { equal, other } = await examples();
    turn(equal[0]);
    const picture = look(other);
    // Which card it is stands on the table: it is said only to those who do not see it.
    expect(status()).toBe(`No coinciden. Carta ${other + 1}: ${picture}.`);
    expect(screen.getByRole("status").firstChild?.textContent).toBe("No coinciden.");
    turn(equal[1]);
    expect(nameOf(equal[1])).toBe(`Carta ${equal[1] + 1}, boca abajo`);
    await pass(1499);
    expect(nameOf(other)).toBe(`Carta ${other + 1}: ${picture}`);
    await pass(1);
    expect(nameOf(other)).toBe(`Carta ${other + 1}, boca abajo`);
    expect([counter("Intentos"), counter("Parejas")]).toEqual(["9", "0 de 8"]);
  });

  test("a different pair that waits for the player says so, and is told once", async () => {
    play();
    choose("Hasta que yo diga", "Cuánto tiempo se ve");
    turn(0);
    const picture = look(1);
    expect(status()).toBe(`No coinciden. Toca «Ya lo he visto». Carta 2: ${picture}.`);
    await pass(60_000);
    expect(nameOf(1)).toBe(`Carta 2: ${picture}`);
    fireEvent.click(screen.getByRole("button", { name: "Ya lo he visto" }));
    expect(nameOf(1)).toBe("Carta 2, boca abajo");
    expect(status()).toBe("Toca una carta para darle la vuelta.");
  });

  test("a whole game ends with congratulations and one saved score", async () => {
    const { posted } = play();
    await pass(45_000);
    const attempts = await finish();
    // 8 looks of 1.5 s and 8 pairs of 1 s after the first 45.
    expect(counter("Tiempo")).toBe("1:05");
    expect([counter("Intentos"), counter("Parejas")]).toEqual([String(attempts), "8 de 8"]);
    const points = 1000 + 2 * (300 - 65) + 10 * (20 - attempts);
    expect(posted).toEqual([
      { gameType: "memory-cards", score: points, timeSeconds: 65, difficulty: "normal" },
    ]);
    const card = screen.getByRole("region", { name: "¡Felicitaciones!" });
    expect(document.activeElement).toBe(card);
    expect(card.textContent).toContain("Has encontrado las 8 parejas en 1 minuto y 5 segundos.");
    expect(card.textContent).toContain(`${points} puntos`);

    await pass(30_000);
    hidePage(true);
    hidePage(false);
    await pass(30_000);
    expect(counter("Tiempo")).toBe("1:05");
    expect(posted).toHaveLength(1);
  });

  test("time does not run while the page is hidden", async () => {
    play();
    await pass(2000);
    hidePage(true);
    await pass(60_000);
    expect(counter("Tiempo")).toBe("0:02");
    hidePage(false);
    await pass(1000);
    expect(counter("Tiempo")).toBe("0:03");
  });

  test("a game opened on a hidden page waits for its player", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    play();
    await pass(60_000);
    hidePage(false);
    await pass(1000);
    expect(counter("Tiempo")).toBe("0:01");
  });

  describe("'A mi ritmo'", () => {
    test("begins with a look at all cards, which the first card ends", async () => {
      play();
      fireEvent.click(screen.getByRole("radio", { name: "A mi ritmo" }));
      expect(status()).toBe("Mira bien las cartas. Toca una cuando quieras empezar.");
      expect(lying()).toEqual(new Set([false]));
      // Each of them may be touched, and says so.
      expect(document.querySelectorAll("[aria-label^=Carta][aria-disabled=true]")).toHaveLength(0);
      turn(0);
      expect(nameOf(0)).toMatch(/^Carta 1: [a-z]+$/);
      expect(nameOf(1)).toBe("Carta 2, boca abajo");
    });
  });

  test("leaving takes every timer and listener away", async () => {
    const added = vi.spyOn(document, "addEventListener");
    const removed = vi.spyOn(document, "removeEventListener");
    const { unmount } = play();
    turn(0);
    turn(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    const listeners = (calls: unknown[][]) =>
      calls.filter(([type]) => type === "visibilitychange").map(([, listener]) => listener);
    expect(listeners(added.mock.calls).length).toBeGreaterThan(0);
    expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls));
  });
});

describe("by keyboard", () => {
  const focused = () => document.activeElement?.getAttribute("aria-label");

  test("arrows move over the grid and stop at its edges", async () => {
    play();
    const user = userEvent.setup();
    cards()[0]?.focus();
    const steps = [
      ["{ArrowLeft}", 1],
      ["{ArrowUp}", 1],
      ["{ArrowRight}", 2],
      ["{ArrowDown}", 6],
      ["{ArrowDown}{ArrowDown}", 14],
      ["{ArrowDown}", 14],
      ["{ArrowRight}{ArrowRight}", 16],
      ["{ArrowRight}", 16],
      ["{ArrowUp}", 12],
      ["{ArrowLeft}", 11],
    ] as const;
    for (const [keys, card] of steps) {
      await user.keyboard(keys);
      expect(focused()).toBe(`Carta ${card}, boca abajo`);
    }
  });

  test("Tab reaches every card in order, and Enter and Space turn them", async () => {
    play();
    const user = userEvent.setup();
    for (const card of [1, 2, 3]) {
      await user.tab();
      expect(focused()).toBe(`Carta ${card}, boca abajo`);
    }
    await user.keyboard("{Enter}");
    expect(focused()).toMatch(/^Carta 3: [a-z]+$/);
    await user.keyboard("{ArrowLeft} ");
    expect(focused()).toMatch(/^Carta 2: [a-z]+$/);
    expect(counter("Intentos")).toBe("1");
  });

  test("'Volver' goes one screen back", async () => {
    const { world } = play();
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(world.moves).toEqual(["back"]);
  });
});
