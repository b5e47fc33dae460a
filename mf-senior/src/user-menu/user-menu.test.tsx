import type { PersonSession } from "@acompana/kit/area";
import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserMenu } from "./user-menu.tsx";

const SCORES = "GET /api/users/u1/scores";

const session: PersonSession = {
  role: "person",
  user: {
    id: "u1",
    name: "María del Carmen Ruiz",
    photo: null,
    familyConsent: true,
    municipalConsent: false,
    voiceEnabled: true,
    darkMode: false,
  },
  municipality: { id: "m1", name: "Villanueva del Valle" },
};

const score = (completedAt: string) => ({
  id: completedAt,
  gameType: "memory-cards",
  score: 1480,
  timeSeconds: 75,
  difficulty: "normal",
  completedAt,
});

const draw = (answer: () => Response | Promise<Response>) =>
  renderScreen(<UserMenu />, { session, answers: { [SCORES]: answer } });

const card = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const reportError = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
  vi.stubGlobal("reportError", reportError);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reportError.mockClear();
});

test("greets by the first name, with the focus on the greeting", async () => {
  draw(() => json([]));
  const heading = screen.getByRole("heading", { level: 1, name: "¡Hola, María!" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("¿Qué te gustaría hacer hoy?")).toBeTruthy();
  await screen.findByText("Jugaste nunca");
});

test("the games' card says when the newest game was, wherever it stands in the list", async () => {
  const { world } = draw(() =>
    json([
      score("2026-03-02T10:00:00Z"),
      score("2026-03-09T18:00:00Z"),
      score("2026-03-05T10:00:00Z"),
    ]),
  );
  expect(within(card("Juegos")).getByText("Cargando...")).toBeTruthy();
  expect(await within(card("Juegos")).findByText("Jugaste ayer")).toBeTruthy();
  expect(world.calls).toEqual([`${SCORES}?limit=5`]);
});

test("after a game of today the card says 'Jugaste hoy'", async () => {
  draw(() => json([score("2026-03-10T11:59:00Z")]));
  expect(await screen.findByText("Jugaste hoy")).toBeTruthy();
});

test.each([
  ["that fails", () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500)],
  [
    "that is never answered",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("a call %s counts as 'nunca', is reported and disturbs nobody", async (_case, answer) => {
  const { world } = draw(answer);
  expect(await screen.findByText("Jugaste nunca")).toBeTruthy();
  await waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect(world.said).toEqual([]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the other cards say that there is nothing yet", async () => {
  draw(() => json([]));
  await screen.findByText("Jugaste nunca");
  for (const [title, line] of [
    ["Recordatorios", "No hay recordatorios pendientes"],
    ["Mis Recuerdos", "No hay archivos guardados"],
    ["Asistente Virtual", "Última conversación: nunca"],
    ["Mi Actividad", "Sin actividad esta semana"],
    ["Mensajes de Apoyo", "No hay mensajes"],
  ] as const)
    expect(within(card(title)).getByText(line)).toBeTruthy();
});

test.each([
  ["Recordatorios", "reminders"],
  ["Juegos", "games-menu"],
  ["Mis Recuerdos", "gallery"],
  ["Asistente Virtual", "chat"],
  ["Mi Actividad", "metrics"],
  ["Mensajes de Apoyo", "support-messages"],
  ["Avisos", "reminders"],
  ["Ajustes", "settings"],
  ["Cerrar sesión", "leave"],
])("'%s' leads to %s", async (title, to) => {
  const { world } = draw(() => json([]));
  await screen.findByText("Jugaste nunca");
  await userEvent.click(card(title));
  expect(world.moves).toEqual([to]);
});
