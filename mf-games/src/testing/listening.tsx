import { type ScreenName, useScreen } from "@acompana/kit/area";
import { fakeSpeech, json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, test } from "vitest";
import area from "../area.ts";
import { session } from "./play-in-portal.tsx";

export const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

/** A screen of the area as the shell draws it, with all that the area puts around it. */
function Drawn({ name }: { name: ScreenName }) {
  const given = useScreen();
  const Screen = area.screens[name];
  return <Suspense>{Screen && <Screen {...given} />}</Suspense>;
}
export const draw = (name: ScreenName) =>
  renderScreen(<Drawn name={name} />, {
    session,
    answers: { "GET /api/users/u1/games": () => json([]) },
  });

/** Each of these screens begins with its heading. */
export function testListening(names: readonly ScreenName[]): void {
  test.each(names)("%s can be listened to", async (name) => {
    const browser = fakeSpeech({ voices });
    draw(name);
    const heading = await screen.findByRole("heading", { level: 1 });
    await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
    await waitFor(() => expect(browser.texts()[0]).toBe(`${heading.textContent}.`));
  });
}
