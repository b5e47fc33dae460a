import type { PersonSession, ScreenProps } from "@acompana/kit/area";
import { json, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, StrictMode } from "react";
import { vi } from "vitest";
import { inPortal } from "../host/portal-host.tsx";

const session: PersonSession = {
  role: "person",
  user: {
    id: "u1",
    name: "Carmen Ruiz",
    photo: null,
    familyConsent: true,
    municipalConsent: true,
    voiceEnabled: true,
    darkMode: false,
  },
  municipality: { id: "m1", name: "Villanueva del Valle" },
};

/** Draws a game in the portal for a signed-in person; `posted` holds the bodies of its scores. */
export function playInPortal(Game: ComponentType, given: Partial<ScreenProps> = { session }) {
  const Screen = inPortal(Game);
  const posted: unknown[] = [];
  const view = renderScreen(
    <StrictMode>
      <Screen />
    </StrictMode>,
    {
      ...given,
      answers: {
        "POST /api/users/u1/scores": async (request) => {
          posted.push(await request.json());
          return json({}, 201);
        },
      },
    },
  );
  return { ...view, posted };
}

/** What a counter of the game's frame says. */
export const counter = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

/** What was announced last. */
export const status = () => screen.getByRole("status").textContent;

/** Lets faked time pass, a second at a time: the game draws itself after each. */
export async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 1000) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, left)));
  }
}

/** Sends the page to the background, or brings it back. */
export function hidePage(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}
