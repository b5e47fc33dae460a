import { json, pass } from "@acompana/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
  cards,
  counter,
  finish,
  hidePage,
  learn,
  look,
  lying,
  nameOf,
  play,
  seconds,
  status,
  turn,
  withClockInHand,
} from "../testing/memory-game.tsx";
import { choose } from "../testing/play-in-portal.tsx";

describe("with the clock in hand", () => {
  withClockInHand();

  test("'Jugar de Nuevo' deals again, and the focus goes to the first card", async () => {
    const { posted } = play();
    await finish();
    fireEvent.click(screen.getByRole("button", { name: "Jugar de Nuevo" }));
    expect(screen.queryByText("¡Felicitaciones!")).toBeNull();
    expect(document.activeElement).toBe(cards()[0]);
    expect([counter("Tiempo"), counter("Intentos"), counter("Parejas")]).toEqual([
      "0:00",
      "0",
      "0 de 8",
    ]);
    await finish();
    expect(posted).toHaveLength(2);
  });

  test("'Nuevo Juego' starts over in the middle of a game, with another deal", async () => {
    const { posted } = play();
    const before = await learn();
    turn(0);
    vi.spyOn(Math, "random").mockReturnValue(0);
    fireEvent.click(screen.getByRole("button", { name: "Nuevo Juego" }));
    expect(nameOf(0)).toBe("Carta 1, boca abajo");
    expect([counter("Tiempo"), counter("Intentos")]).toEqual(["0:00", "0"]);
    expect([...(await learn())]).not.toEqual([...before]);
    expect(posted).toEqual([]);
  });

  test("a score that cannot be saved is logged and not shown", async () => {
    const logged = vi.fn();
    vi.stubGlobal("reportError", logged);
    const { world, posted } = play(() => json({ error: "Error del servidor" }, 500));
    await finish();
    expect(posted).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ name: "ApiError", status: 500 });
    expect(screen.getByText("¡Felicitaciones!")).toBeTruthy();
    expect(screen.queryByText(/error/i)).toBeNull();
    expect(world.said).toEqual([]);
  });

  test("without a session the game is played to the end and no call is made", async () => {
    const { world } = play(undefined, { session: null });
    await finish();
    expect(screen.getByText("¡Felicitaciones!")).toBeTruthy();
    expect(world.calls).toEqual([]);
  });

  describe("'A mi ritmo'", () => {
    test("lasts until the player says so, or no longer, as soon as that is chosen", async () => {
      play();
      fireEvent.click(screen.getByRole("radio", { name: "A mi ritmo" }));
      choose("Hasta que yo diga", "Cuánto tiempo se ve");
      await seconds(60);
      expect(lying()).toEqual(new Set([false]));
      choose("Normal", "Cuánto tiempo se ve");
      await seconds(11);
      expect(lying()).toEqual(new Set([false]));
      await seconds(1);
      expect(lying()).toEqual(new Set([true]));
    });

    test("gives less of a look after a good game, and can be left at any time", async () => {
      const { posted } = play();
      fireEvent.click(screen.getByRole("radio", { name: "A mi ritmo" }));
      await seconds(12);
      expect(lying()).toEqual(new Set([true]));
      await finish();
      expect(posted).toHaveLength(1);
      fireEvent.click(screen.getByRole("button", { name: "Jugar de Nuevo" }));
      await seconds(8);
      await pass(999);
      expect(lying()).toEqual(new Set([false]));
      await pass(1);
      expect(lying()).toEqual(new Set([true]));
      choose("Normal", "Nivel");
      expect(lying()).toEqual(new Set([true]));
      expect(counter("Tiempo")).toBe("0:00");
    });
  });
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

  test("'Volver' goes one screen back", async () => {
    const { world } = play();
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(world.moves).toEqual(["back"]);
  });
});
