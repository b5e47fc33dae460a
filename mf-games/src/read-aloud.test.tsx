import { PersonFrame } from "@acompana/kit/person-frame";
import { fakeSpeech, renderScreen } from "@acompana/kit/testing";
import { Page } from "@acompana/kit/ui";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DoneSums } from "./math-game/done-sums.tsx";
import { draw, testListening, voices } from "./testing/listening.tsx";

afterEach(() => void vi.unstubAllGlobals());

// All of them are listened to in the slow tier.
testListening(["games-menu", "sudoku-game"]);

/** All that is said from a press of 'Escuchar' until it falls silent. */
async function listen(browser: ReturnType<typeof fakeSpeech>): Promise<string[]> {
  const before = browser.said.length;
  await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await waitFor(() => expect(browser.isSpeaking()).toBe(true));
  for (let said = 0; said < 40 && browser.isSpeaking(); said++)
    await act(async () => browser.end());
  return browser.texts().slice(before);
}

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

test("of the sums of a game that has ended one hears each once, in words", async () => {
  const browser = fakeSpeech({ voices });
  const sum = { left: 7, operation: "+", right: 2, answer: 9, options: [8, 9, 10, 11] } as const;
  renderScreen(
    <PersonFrame>
      <Page title="Juegos matemáticos">
        <DoneSums questions={[sum, { ...sum, right: 3, answer: 10 }]} chosen={[9, 8]} />
      </Page>
    </PersonFrame>,
  );
  const heard = await listen(browser);
  expect(heard.slice(1)).toEqual(["7 más 2 son 9, acertada.", "7 más 3 son 10."]);
});

test.each([
  ["pattern-memory-game", "Colores en orden"],
  ["number-sequence-game", "Números de la secuencia"],
] as const)(
  "of %s one hears what it shows, in its order, as long as it is shown",
  async (name, list) => {
    const browser = fakeSpeech({ voices });
    draw(name);
    await userEvent.click(await screen.findByRole("button", { name: "Empezar" }));
    const shown = within(screen.getByRole("list", { name: list }))
      .getAllByRole("listitem")
      .map(({ textContent }) => `${textContent}.`);
    expect(shown.length).toBeGreaterThan(1);
    const heard = await listen(browser);
    const first = heard.indexOf(shown[0] ?? "");
    expect(heard.slice(first, first + shown.length)).toEqual(shown);
  },
);
