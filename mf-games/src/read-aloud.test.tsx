import { fakeSpeech } from "@acompana/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { draw, testListening, voices } from "./testing/listening.tsx";
import { listen } from "./testing/read-aloud.tsx";

// All of them are listened to in the slow tier.
testListening(["games-menu", "sudoku-game"]);

test("of a sum one hears the question once, in words, and the answers to choose from", async () => {
  const browser = fakeSpeech({ voices });
  draw("math-game");
  await userEvent.click(await screen.findByRole("button", { name: "Empezar" }));
  const options = () => [...document.querySelectorAll("fieldset[aria-label=Respuestas] button")];
  const asked = () => screen.getByRole("heading", { level: 2 }).textContent?.replace(/^.*= \?/, "");
  // At first the status asks it too; after an answer the card alone does.
  for (const isAnswered of [false, true]) {
    if (isAnswered) {
      const [left, word, right] = asked()?.match(/\d+|más|menos/g) ?? [];
      const sum = word === "más" ? Number(left) + Number(right) : Number(left) - Number(right);
      await userEvent.click(screen.getByRole("button", { name: String(sum) }));
    }
    const heard = await listen(browser);
    expect(heard.filter((line) => line.startsWith("¿Cuánto es"))).toEqual([asked()]);
    expect(heard.join(" ")).not.toMatch(/[=+−]|\d ?-/);
    const answers = options().map(({ textContent }) => textContent);
    expect(heard).toContain(`Respuestas: ${answers.join(", ")}.`);
    // The options are folded away.
    expect(heard.join(" ")).not.toMatch(/Nivel|Con tiempo/);
  }
});

test("the squares to remember are heard by name, of all others how many there are", async () => {
  const browser = fakeSpeech({ voices });
  draw("visual-memory-game");
  await userEvent.click(await screen.findByRole("button", { name: "Empezar" }));
  const lit = [...document.querySelectorAll("fieldset[aria-label=Casillas] button")]
    .map((tile) => tile.getAttribute("aria-label") ?? "")
    .filter((name) => name.endsWith("iluminada"));
  expect(lit).toHaveLength(3);
  const heard = await listen(browser);
  const squares = heard.indexOf("16 casillas, en 4 filas de 4.");
  expect(heard.slice(squares + 1, squares + 5)).toEqual([
    ...lit.map((name) => `${name}.`),
    "Ahora no se puede: Comprobar.",
  ]);
  expect(heard.filter((line) => line.startsWith("Fila"))).toHaveLength(3);
});

test("a digit of one's own is told from those that were there, time from an hour; a row can be heard alone", async () => {
  const browser = fakeSpeech({ voices });
  draw("sudoku-game");
  await screen.findByRole("grid");
  const cells = [...document.querySelectorAll("td button")];
  const place = cells.findIndex((cell) => cell.getAttribute("data-aloud-as") === "vacía");
  await userEvent.click(cells[place] as Element);
  const pad = screen.getByRole("group", { name: "Números" });
  await userEvent.click(pad.querySelector("button") as Element);
  const heard = await listen(browser);
  expect(heard.filter((line) => / tuyo/.test(line))).toHaveLength(1);
  const row = heard.find((line) => / tuyo/.test(line))?.split(", ") ?? [];
  // The board of four columns; the chosen cell's line has one word more.
  expect(row.findIndex((words) => / tuyo/.test(words))).toBe(place % 4);
  expect(heard.find((line) => line.startsWith("Tiempo"))).toMatch(/^Tiempo: \d+ segundos?\.$/);
  expect(heard).toContain("Números: 1, 2, 3, 4.");
  for (const rowOf of [place, 15]) {
    await userEvent.click(cells[rowOf] as Element);
    const before = browser.said.length;
    await userEvent.click(screen.getByRole("button", { name: "Escuchar esta fila" }));
    await waitFor(() => expect(browser.said.length).toBe(before + 1));
    await act(async () => browser.end());
    expect(browser.isSpeaking()).toBe(false);
    const said = browser
      .texts()
      .at(-1)
      ?.replace(/, elegido|\.$/g, "")
      .split(", ");
    const first = Math.floor(rowOf / 4) * 4;
    expect(said).toEqual(
      cells.slice(first, first + 4).map((cell) => cell.getAttribute("data-aloud-as")),
    );
  }
});
