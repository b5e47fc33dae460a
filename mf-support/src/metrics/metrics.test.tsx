import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { carmen, consentRequired, manuel, sessionWith } from "../testing/fixtures.ts";
import { Metrics } from "./metrics.tsx";

const figures = {
  totalMinutes: 135,
  activeDays: 4,
  remindersViewed: 9,
  gamesPlayed: 7,
  chatMessages: 12,
  dailyActivity: [{ day: "2026-03-02", minutes: 40 }],
};

const reportError = vi.fn();
// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"));
beforeEach(() => void vi.stubGlobal("reportError", reportError));
afterEach(() => {
  reportError.mockClear();
});

function draw(answers: ScreenSetup["answers"] = {}, person = carmen) {
  const onNoConsent = vi.fn();
  const of = `GET /api/users/${person.id}`;
  const view = renderScreen(<Metrics person={person} onNoConsent={onNoConsent} />, {
    screen: "support-dashboard",
    session: sessionWith([carmen, manuel]),
    answers: {
      [`${of}/metrics`]: () => json(figures),
      [`${of}/reminders/stats`]: () => json({ completed: 3, pending: 2, today: 4, upcoming: 1 }),
      [`${of}/media/stats`]: () => json({ totalFiles: 6, total: 6, favorites: 0 }),
      ...answers,
    },
  });
  return { ...view, onNoConsent, user: userEvent.setup() };
}

test("shows what the person's own 'Mi Actividad' shows, told of them", async () => {
  draw();
  expect(await screen.findByText("2 h 15 min")).toBeTruthy();
  for (const title of ["Tiempo Activo", "Días Activos", "Juegos", "Conversación"])
    expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText("Sus recuerdos")).toBeTruthy();
  expect(screen.getByText(/^Carmen ha tenido mucha actividad esta semana/)).toBeTruthy();
});

test("a week without activity is not praised", async () => {
  draw({ "GET /api/users/u1/metrics": () => json({ ...figures, activeDays: 0 }) });
  expect(await screen.findByText("Unos días tranquilos")).toBeTruthy();
  expect(screen.getByText(/^Carmen no ha usado el portal esta semana/)).toBeTruthy();
  expect(screen.queryByText("¡Excelente progreso!")).toBeNull();
});

test("nor is a week with little", async () => {
  draw({ "GET /api/users/u1/metrics": () => json({ ...figures, activeDays: 2 }) });
  expect(await screen.findByText("Unos días tranquilos")).toBeTruthy();
  expect(screen.getByText(/^Carmen ha usado poco el portal esta semana/)).toBeTruthy();
});

test("in the first weeks a relative reads that somebody begins", async () => {
  draw({ "GET /api/users/u1/metrics": () => json({ ...figures, activeDays: 0, enrolledDays: 5 }) });
  expect(await screen.findByText(/^Carmen está empezando/)).toBeTruthy();
  expect(screen.queryByText("Unos días tranquilos")).toBeNull();
});

test("a month is asked for and told as such", async () => {
  const { user, world } = draw();
  await screen.findByText("2 h 15 min");
  const period = screen.getByRole("group", { name: "Periodo" });
  await user.click(within(period).getByText("Últimos 30 días"));
  await waitFor(() => expect(screen.getAllByText("Este mes").length).toBeGreaterThan(0));
  expect(world.calls.filter((call) => call.includes("/metrics?"))).toHaveLength(2);
});

test("a consent that is gone turns the view", async () => {
  const { onNoConsent } = draw({ "GET /api/users/u1/metrics": consentRequired });
  await waitFor(() => expect(onNoConsent).toHaveBeenCalled());
  expect(reportError).not.toHaveBeenCalled();
});

test("asks for the person who was chosen", async () => {
  const { world } = draw({}, manuel);
  await screen.findByText("2 h 15 min");
  expect(world.calls.every((call) => call.includes("/api/users/u2/"))).toBe(true);
});
