import type { ScreenName } from "@acompana/kit/area";
import { PersonFrame } from "@acompana/kit/person-frame";
import { fakeSpeech, renderScreen } from "@acompana/kit/testing";
import { Page } from "@acompana/kit/ui";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import area from "./area.ts";
import { DoneSums } from "./math-game/done-sums.tsx";
import { draw, testListening, voices } from "./testing/listening.tsx";
import { listen } from "./testing/read-aloud.tsx";

testListening(Object.keys(area.screens) as ScreenName[]);

// All of them are listened to in the slow tier.
testListening(["games-menu", "sudoku-game"]);

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
  expect(heard.slice(1)).toEqual(["7 más 2 son 9, acertada.", "7 más 3 son 10, no acertada."]);
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
    // Another number, such as the level's, may be the same as its first.
    const runs = heard.map((_, first) => heard.slice(first, first + shown.length));
    expect(runs).toContainEqual(shown);
  },
);
