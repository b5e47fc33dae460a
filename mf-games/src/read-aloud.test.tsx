import { fakeSpeech } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { draw, testListening, voices } from "./testing/listening.tsx";
import { listen } from "./testing/read-aloud.tsx";

afterEach(() => void vi.unstubAllGlobals());

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
    for (const { textContent } of options()) expect(heard).toContain(`${textContent}.`);
    // The options are folded away.
    expect(heard.join(" ")).not.toMatch(/Nivel|Con tiempo/);
  }
});
