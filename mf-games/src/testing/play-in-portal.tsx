import { carmen, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { type ComponentType, StrictMode } from "react";
import { vi } from "vitest";
import { inPortal } from "../host/portal-host.tsx";

export { carmen as session } from "@acompana/kit/testing";

/** Draws a game for a signed-in person; `posted` holds the bodies of the saved scores. */
export function playInPortal(
  Screen: ComponentType,
  { answer = () => json({}, 201), ...given }: ScreenSetup & { answer?: () => Response } = {},
) {
  const posted: unknown[] = [];
  const keys: (string | null)[] = [];
  const difficulties: unknown[] = [];
  const Game = inPortal(Screen);
  const view = renderScreen(
    <StrictMode>
      <Game />
    </StrictMode>,
    {
      session: carmen,
      ...given,
      answers: {
        "POST /api/users/u1/scores": async (request) => {
          keys.push(request.headers.get("Idempotency-Key"));
          posted.push(await request.json());
          return answer();
        },
        "GET /api/users/u1/games": () => json([]),
        "PUT /api/users/u1/games/pace": async (request: Request) => {
          difficulties.push(await request.json());
          return new Response(null, { status: 204 });
        },
        ...given.answers,
      },
    },
  );
  return { ...view, posted, keys, difficulties };
}

export const counter = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
export const status = () => screen.getByRole("status").textContent;
/** Lets time pass, in steps: a timer that another one's drawing sets is only seen by the next. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 500) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
  }
}
/** Presses the one button of that name. Not found by role: a game's tests press hundreds. */
export function press(name: string | RegExp): void {
  const isNamed = (button: HTMLElement) => {
    const words = button.getAttribute("aria-label") ?? button.textContent ?? "";
    return typeof name === "string" ? words === name : name.test(words);
  };
  const [button, ...others] = [...document.querySelectorAll("button")].filter(isNamed);
  if (!button || others.length > 0) throw new Error(`${others.length + 1} buttons named ${name}`);
  fireEvent.click(button);
}
export const choose = (name: string, group?: string) =>
  fireEvent.click(
    (group ? within(screen.getByRole("group", { name: group })) : screen).getByRole("radio", {
      name,
    }),
  );
/** The buttons, or list items, of a named group. */
export const inGroup = (group: string, kind: "button" | "li" = "button") => [
  ...document.querySelectorAll<HTMLElement>(`[aria-label="${group}"] ${kind}`),
];

export function hidePage(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}
