import type { PersonSession } from "@acompana/kit/area";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { Metrics } from "../metrics/metrics.tsx";

export const USER = "GET /api/users/u1";

export const METRICS = "GET /api/users/u1/metrics";

export const REMINDERS = "GET /api/users/u1/reminders/stats";

export const MEDIA = "GET /api/users/u1/media/stats";

export const REFUSED =
  "alert: No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.";

export const session: PersonSession = {
  role: "person",
  user: {
    id: "u1",
    name: "María del Carmen Ruiz",
    photo: null,
    // What the session knew when it began; the server's word of today counts.
    familyConsent: false,
    municipalConsent: true,
    voiceEnabled: true,
    darkMode: false,
  },
  enteredBy: null,
  municipality: { id: "m1", name: "Villanueva del Valle" },
  expiresAt: "2026-03-10T19:30:00.000Z",
};

const day = (ago: number) =>
  new Date(Date.UTC(2026, 2, 10) - ago * 24 * 3600 * 1000).toISOString().slice(0, 10);

const metricsOf = (days: number) => ({
  totalMinutes: days * 10,
  activeDays: Math.min(days, 6),
  remindersViewed: 3,
  gamesPlayed: 4,
  chatMessages: 5,
  // As the server answers: the hours of a week touch one day more.
  dailyActivity: Array.from({ length: days + 1 }, (_, ago) => ({ day: day(ago), minutes: ago })),
});

export const answers = {
  [USER]: () => json({ ...session.user, familyConsent: true, municipalConsent: false }),
  [METRICS]: (request: Request) => {
    const { searchParams } = new URL(request.url);
    const [start = 0, end = 0] = ["startDate", "endDate"].map((name) =>
      Date.parse(searchParams.get(name) ?? ""),
    );
    return json(metricsOf((end - start) / (24 * 3600 * 1000)));
  },
  [REMINDERS]: () => json({ completed: 8, pending: 2 }),
  [MEDIA]: () => json({ totalFiles: 12, total: 12, favorites: 0 }),
};

export function draw(given: ScreenSetup["answers"] = {}) {
  const drawn = renderScreen(<Metrics />, { session, answers: { ...answers, ...given } });
  return { ...drawn, user: userEvent.setup() };
}

export const card = (title: string) =>
  screen.getByRole("heading", { name: title }).closest("section")?.textContent;

export const reportError = vi.fn();
