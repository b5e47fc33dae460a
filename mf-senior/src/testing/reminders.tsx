import type { Reminder } from "@acompana/kit/reminders";
import { json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { Reminders } from "../reminders/reminders.tsx";
import { carmen } from "./fixtures.ts";

export const LIST = "GET /api/users/u1/reminders";
export const UPCOMING = "GET /api/users/u1/reminders/upcoming";
export const ACTIVITY = "POST /api/users/u1/activity";
export const complete = (id: string) => `PATCH /api/users/u1/reminders/${id}/complete`;

export const reminder = (
  id: string,
  title: string,
  dateTime: string,
  more: Partial<Reminder> = {},
) => ({
  id,
  title,
  dateTime,
  description: null,
  category: "Personal" as const,
  recurrency: "none" as const,
  isCompleted: false,
  isOverdue: false,
  ...more,
});

export const late = reminder("r1", "Regar", "2026-11-18T09:00:00.000Z", { isOverdue: true });
export const pill = reminder("r2", "Pastilla", "2026-11-20T12:00:00.000Z", { recurrency: "daily" });
export const pillTomorrow = { ...pill, dateTime: "2026-11-21T12:00:00.000Z" };
export const doctor = reminder("r3", "Médico", "2026-11-23T09:00:00.000Z");
type Answers = NonNullable<Parameters<typeof renderScreen>[1]>["answers"];

export function draw(answers: Answers = {}) {
  return renderScreen(<Reminders />, {
    screen: "reminders",
    session: carmen,
    answers: {
      [LIST]: () => json([late, pill, doctor]),
      [UPCOMING]: () => json([pillTomorrow, doctor]),
      [ACTIVITY]: () => new Response(null, { status: 204 }),
      ...answers,
    },
  });
}

export const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

export const titles = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

export const check = (title: string) => screen.findByRole("button", { name: `Hecho: ${title}` });

/** The fields of a new reminder, behind the last of the six things to recall. */
export async function openFields() {
  await user().click(screen.getByRole("button", { name: "Añadir" }));
  await user().click(screen.getByRole("button", { name: /^Otra cosa/ }));
}

export const numbers = () =>
  [...document.querySelectorAll("dl > div")]
    .map(
      (card) => `${card.querySelector("dt")?.textContent}${card.querySelector("dd")?.textContent}`,
    )
    .join(" ");

export const reportError = vi.fn();

/** Each test begins at ten in Madrid, on a Friday, by a clock that goes on and can be put on. */
export function fromTenOClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
      now: new Date("2026-11-20T09:00:00Z"),
      shouldAdvanceTime: true,
    });
    vi.stubGlobal("reportError", reportError);
  });
  afterEach(() => {
    reportError.mockClear();
  });
}

export async function remove(title: string): Promise<void> {
  await user().click(await screen.findByRole("button", { name: `Opciones: ${title}` }));
  await user().click(screen.getByRole("button", { name: `Eliminar: ${title}` }));
}
