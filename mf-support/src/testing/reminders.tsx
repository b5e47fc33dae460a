import type { Reminder } from "@acompana/kit/reminders";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { Reminders } from "../reminders/reminders.tsx";
import { carmen, sessionWith } from "./fixtures.ts";

export const LIST = "GET /api/users/u1/reminders";

export const UPCOMING = "GET /api/users/u1/reminders/upcoming";

export const COMPLETE = "PATCH /api/users/u1/reminders/r1/complete";

const HOUR = 3600_000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

export const pill: Reminder = {
  id: "r1",
  title: "Tomar la pastilla",
  description: "Con agua",
  // A second ago is today at any hour: what is done stands under 'Hoy' only on its own day.
  dateTime: inHours(-1 / 3600),
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: true,
};

export const doctor: Reminder = {
  ...pill,
  id: "r2",
  title: "Ir al médico",
  dateTime: inHours(72),
  recurrency: "none",
  isOverdue: false,
};

export function draw(answers: ScreenSetup["answers"] = {}, setup: ScreenSetup = {}) {
  const onNoConsent = vi.fn();
  const view = renderScreen(<Reminders person={carmen} onNoConsent={onNoConsent} />, {
    screen: "support-dashboard",
    session: sessionWith([carmen]),
    answers: { [LIST]: () => json([pill]), [UPCOMING]: () => json([doctor]), ...answers },
    ...setup,
  });
  return { ...view, onNoConsent, user: userEvent.setup() };
}

export const done = () => screen.findByRole("button", { name: "Hecho: Tomar la pastilla" });
