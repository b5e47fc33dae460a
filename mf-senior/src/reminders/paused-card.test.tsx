import type { Reminder } from "@acompana/kit/reminders";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { isNextPaused } from "./paused-card.tsx";
import { Reminders } from "./reminders.tsx";

const LIST = "GET /api/users/u1/reminders";
const UPCOMING = "GET /api/users/u1/reminders/upcoming";
const END = "DELETE /api/users/u1/pause";
const TITLE = "Tus recordatorios están en pausa";

// The morning, so that an hour from now is still today.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T09:00:00Z") });
});

const inHours = (hours: number, more: Partial<Reminder> = {}): Reminder => ({
  ...{ id: "r1", title: "Pastilla", description: null, category: "Medicación" },
  ...{ recurrency: "daily", isCompleted: false, isOverdue: false },
  dateTime: new Date(Date.now() + hours * 3_600_000).toISOString(),
  ...more,
});

function draw(answers: NonNullable<ScreenSetup["answers"]> = {}) {
  let isPaused = true;
  return renderScreen(<Reminders />, {
    screen: "reminders",
    session: carmen,
    answers: {
      [LIST]: () => json([inHours(1, isPaused ? { isPaused } : {})]),
      [UPCOMING]: () => json([]),
      "POST /api/users/u1/activity": () => new Response(null, { status: 204 }),
      [END]: () => {
        isPaused = false;
        return new Response(null, { status: 204 });
      },
      ...answers,
    },
  });
}

it("says that nothing rings, and lets the person end that", async () => {
  const { world } = draw();
  expect(await screen.findByText(TITLE)).toBeTruthy();
  expect(screen.getByText("En pausa")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Que vuelvan a sonar" }));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(world.calls).toContain(END);
  expect(world.said).toEqual(["toast: Tus recordatorios vuelven a sonar"]);
});

it("stays when the pause could not be ended, and says so", async () => {
  const { world } = draw({ [END]: () => json({}, 500) });
  await userEvent.click(await screen.findByRole("button", { name: "Que vuelvan a sonar" }));
  const failed = "alert: No se ha podido quitar la pausa. Inténtalo de nuevo.";
  await waitFor(() => expect(world.said).toEqual([failed]));
  expect(screen.getByText(TITLE)).toBeTruthy();
});

it("is for the next reminder, not for one that was paused or will be", () => {
  const now = new Date();
  const paused = { isPaused: true };
  const of = (...current: Reminder[]) => isNextPaused({ current, upcoming: [] }, now);
  expect(of(inHours(1, paused), inHours(30))).toBe(true);
  expect(of(inHours(-1, paused), inHours(30))).toBe(false);
  expect(of(inHours(1), inHours(30, paused))).toBe(false);
  expect(of()).toBe(false);
});
