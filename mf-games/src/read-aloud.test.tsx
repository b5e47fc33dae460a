import { type ScreenName, useScreen } from "@acompana/kit/area";
import { fakeSpeech, json, renderScreen } from "@acompana/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import area from "./area.ts";
import { session } from "./testing/play-in-portal.tsx";

afterEach(() => void vi.unstubAllGlobals());

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

/** A screen of the area as the shell draws it, with all that the area puts around it. */
function Drawn({ name }: { name: ScreenName }) {
  const given = useScreen();
  const Screen = area.screens[name];
  return <Suspense>{Screen && <Screen {...given} />}</Suspense>;
}
const draw = (name: ScreenName) =>
  renderScreen(<Drawn name={name} />, {
    session,
    answers: { "GET /api/users/u1/games": () => json([]) },
  });

test.each(Object.keys(area.screens) as ScreenName[])("%s can be listened to", async (name) => {
  const browser = fakeSpeech({ voices });
  draw(name);
  const heading = await screen.findByRole("heading", { level: 1 });
  await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  expect(browser.texts()[0]).toBe(`${heading.textContent}.`);
});

test("of a sum one hears the question and the answers to choose from", async () => {
  const browser = fakeSpeech({ voices });
  draw("math-game");
  await userEvent.click(await screen.findByRole("button", { name: "Empezar" }));
  const answers = [...document.querySelectorAll("fieldset[aria-label=Respuestas] button")];
  const listen = screen.getByRole("button", { name: "Escuchar" });
  await userEvent.click(listen);
  for (let said = 0; said < 20 && browser.isSpeaking(); said++)
    await act(async () => browser.end());
  const heard = browser.texts().join(" ");
  expect(heard).toMatch(/¿Cuánto es \d+ (más|menos) \d+\?/);
  for (const { textContent } of answers) expect(heard).toContain(` ${textContent}.`);
});
