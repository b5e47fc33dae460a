import type { ScreenProps } from "@acompana/kit/area";
import { json, pass, renderScreen } from "@acompana/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, vi } from "vitest";
import { inPortal } from "../host/portal-host.tsx";
import { MemoryGame } from "../memory-game/memory-game.tsx";
import { session } from "./play-in-portal.tsx";

const Game = inPortal(MemoryGame);

/** In each test the clock is the test's, and each pair lies eight places apart. */
export function withClockInHand(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // A shuffle that always draws the last card leaves them so.
    vi.spyOn(Math, "random").mockReturnValue(0.9999);
  });
}

/** Draws the game for a signed-in person; `posted` holds the bodies of the saved scores. */
export function play(answer = () => json({}, 201), given: Partial<ScreenProps> = { session }) {
  const posted: unknown[] = [];
  const view = renderScreen(
    <StrictMode>
      <Game />
    </StrictMode>,
    {
      ...given,
      answers: {
        "GET /api/users/u1/games": () => json([]),
        "POST /api/users/u1/scores": async (request) => {
          posted.push(await request.json());
          return answer();
        },
      },
    },
  );
  return { ...view, posted };
}

/** Read as often as a player looks: by their group's name, which is quicker than by role. */
export const cards = () => [
  ...document.querySelectorAll<HTMLElement>("fieldset[aria-label=Cartas] button"),
];

export const nameOf = (position: number) => cards()[position]?.getAttribute("aria-label") ?? "";
export const turn = (position: number) => fireEvent.click(cards()[position] as HTMLElement);
export const counter = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
export const status = () => screen.getByRole("status").textContent;

export function hidePage(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}

/** Reads what a card shows, as the player does: by turning it. */
export function look(position: number): string {
  turn(position);
  return nameOf(position).replace(/^Carta \d+: /, "");
}

/** Turns all cards two by two and returns the places of each picture. Takes 8 attempts. */
export async function learn(): Promise<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  for (let position = 0; position < 16; position += 2) {
    for (const card of [position, position + 1]) {
      const picture = look(card);
      places.set(picture, [...(places.get(picture) ?? []), card]);
    }
    await pass(1500);
  }
  return places;
}

/** Plays to the end and returns how many attempts it took. */
export async function finish(): Promise<number> {
  let attempts = 8;
  for (const places of (await learn()).values()) {
    if (nameOf(places[0] ?? 0).endsWith("encontrada")) continue;
    for (const place of places) turn(place);
    await pass(1000);
    attempts += 1;
  }
  return attempts;
}

/** Two places with the same picture and one with another, found by looking. */
export async function examples() {
  const [equal, other] = [...(await learn()).values()].filter(
    ([place]) => !nameOf(place ?? 0).endsWith("encontrada"),
  );
  return { equal: equal as [number, number], other: other?.[0] as number };
}

export const lying = () => new Set(cards().map((_, place) => nameOf(place).includes("boca abajo")));

/** The game draws itself each second, and only then waits for the next one. */
export const seconds = async (count: number) => {
  for (let second = 0; second < count; second++) await pass(1000);
};
