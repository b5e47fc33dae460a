import { pass } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import {
  counter,
  examples,
  finish,
  hidePage,
  look,
  nameOf,
  play,
  status,
  turn,
  withClockInHand,
} from "../testing/memory-game.tsx";

describe("with the clock in hand", () => {
  withClockInHand();

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
});

describe("by keyboard", () => {
  const focused = () => document.activeElement?.getAttribute("aria-label");

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
});
