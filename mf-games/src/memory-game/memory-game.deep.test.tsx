import { json } from "@acompana/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  cards,
  counter,
  finish,
  learn,
  lying,
  nameOf,
  pass,
  play,
  seconds,
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
