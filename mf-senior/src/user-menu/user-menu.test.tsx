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
  enteredBy: null,
  municipality: { id: "m1", name: "Villanueva del Valle" },
  expiresAt: "2026-03-10T19:30:00.000Z",
};

const score = (completedAt: string) => ({
  id: completedAt,
  gameType: "memory-cards",
  score: 1480,
  timeSeconds: 75,
  difficulty: "normal",
  completedAt,
});

type Answer = () => Response | Promise<Response>;

const nothing = {
  "GET /api/users/u1/reminders": () => json([]),
  [SCORES]: () => json([]),
  "GET /api/users/u1/reminders/stats": () => json({ pending: 0, completed: 0 }),
  "GET /api/users/u1/media/stats": () => json({ totalFiles: 0, total: 0, favorites: 0 }),
  "GET /api/users/u1": () => json({ ...session.user, lastChatAt: null }),
  "GET /api/users/u1/metrics": () => json({ activeDays: 0, dailyActivity: [] }),
  "GET /api/users/u1/support-messages": () => json([]),
};

const draw = (answer: Answer) => drawWith({ [SCORES]: answer });
const drawWith = (answers: Record<string, Answer>) =>
  renderScreen(<UserMenu />, { session, answers: { ...nothing, ...answers } });

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
  expect(world.calls).toContain(`${SCORES}?limit=5`);
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

test("each card says when there is nothing yet", async () => {
  draw(() => json([]));
  await screen.findByText("Jugaste nunca");
  for (const [title, line] of [
    ["Recordatorios", "No hay recordatorios pendientes"],
    ["Mis Recuerdos", "No hay archivos guardados"],
    ["Asistente Virtual", "Última conversación: nunca"],
    ["Mi Actividad", "Sin actividad esta semana"],
    ["Mensajes de Apoyo", "No hay mensajes"],
  ] as const)
    expect(await within(card(title)).findByText(line)).toBeTruthy();
  expect(screen.queryByText("Por leer")).toBeNull();
});

test("each card tells what the server knows", async () => {
  const { world } = drawWith({
    "GET /api/users/u1/reminders/stats": () => json({ pending: 3, completed: 1 }),
    "GET /api/users/u1/media/stats": () => json({ totalFiles: 1, total: 1, favorites: 0 }),
    "GET /api/users/u1": () => json({ ...session.user, lastChatAt: "2026-03-08T10:00:00Z" }),
    "GET /api/users/u1/metrics": () => json({ activeDays: 4, dailyActivity: [] }),
    "GET /api/users/u1/support-messages": () => json([{ seen: false }, { seen: true }]),
  });
  for (const [title, line] of [
    ["Recordatorios", "3 pendientes"],
    ["Mis Recuerdos", "1 archivo guardado"],
    ["Asistente Virtual", "Última conversación: hace 2 días"],
    ["Mi Actividad", "4 días activo esta semana"],
    ["Mensajes de Apoyo", "1 mensaje nuevo"],
  ] as const)
    expect(await within(card(title)).findByText(line)).toBeTruthy();
  expect(within(card("Mensajes de Apoyo")).getByText("Por leer")).toBeTruthy();
  const week = new URLSearchParams({
    startDate: "2026-03-03T12:00:00.000Z",
    endDate: "2026-03-10T12:00:00.000Z",
  });
  expect(world.calls).toContain(`GET /api/users/u1/metrics?${week}`);
});

test("the bell counts what is due today and not done, in words as well", async () => {
  const reminder = (dateTime: string, isCompleted = false) => ({ dateTime, isCompleted });
  drawWith({
    "GET /api/users/u1/reminders": () =>
      json([
        reminder("2026-03-09T08:00:00Z"),
        reminder("2026-03-10T22:59:00Z"),
        reminder("2026-03-10T08:00:00Z", true),
        // Tomorrow in Madrid, though still today in UTC.
        reminder("2026-03-10T23:00:00Z"),
      ]),
  });
  const bell = await screen.findByRole("button", { name: "Avisos 2 recordatorios para hoy" });
  expect(bell.textContent).toContain("2");
});

test("a call that is never answered holds up no other card", async () => {
  drawWith({ "GET /api/users/u1/metrics": () => new Promise<Response>(() => {}) });
  expect(await within(card("Mensajes de Apoyo")).findByText("No hay mensajes")).toBeTruthy();
  expect(await within(card("Recordatorios")).findByText(/^No hay/)).toBeTruthy();
  expect(within(card("Mi Actividad")).getByText("Cargando...")).toBeTruthy();
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
