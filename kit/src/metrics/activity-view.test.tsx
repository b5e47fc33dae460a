import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { card, days, draw, known, week } from "./testing/activity-view.tsx";

const lost = { data: undefined, error: new ApiError(500, ""), busy: false, retry: () => {} };

// Fetched here once, so that no test waits for it.
beforeAll(() => import("../chart/index.ts"));

// happy-dom lays nothing out; the chart draws only where there is room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
});

test("four cards tell of the week", async () => {
  draw();
  expect(card("Tiempo Activo")).toBe("Tiempo Activo2 h 15 minEsta semana");
  expect(card("Días Activos")).toBe("Días Activos5de 7 días");
  expect(card("Juegos")).toBe("Juegos1234Partidas jugadas");
  expect(card("Conversación")).toBe("Conversación12Mensajes enviados");
  expect(await screen.findAllByRole("row")).toHaveLength(8);
});

test("a bare number is heard with what it counts, and how long one was here is not", () => {
  draw();
  const figures = [...document.querySelectorAll("[data-aloud-figure]")];
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    ...["5de 7 días", "1234Partidas jugadas", "12Mensajes enviados"],
  ]);
});

test.each([
  [7, 3, false],
  [7, 4, true],
  [30, 15, false],
  [30, 16, true],
  [7, 0, false],
] as const)("of %i days, %i active ones are praised: %s", (range, activeDays, isPraised) => {
  draw({ metrics: known({ ...week, activeDays }) }, range);
  const [bravo, quiet] = ["¡Excelente progreso!", "Unos días tranquilos"];
  expect(screen.queryByRole("heading", { name: isPraised ? quiet : bravo })).toBeNull();
  expect(screen.getByRole("heading", { name: isPraised ? bravo : quiet })).toBeTruthy();
  const period = range === 7 ? "esta semana" : "este mes";
  const line = isPraised
    ? `Has tenido mucha actividad ${period}. Sigue así y mantén tu rutina diaria.`
    : `Has usado poco el portal ${period}. Tus juegos y tus recuerdos te esperan cuando quieras.`;
  expect(screen.getByText(line)).toBeTruthy();
});

test("whoever has just begun is told so kindly, and praised after a first week of daily use", () => {
  draw({ metrics: known({ ...week, activeDays: 2, enrolledDays: 9 }) }, 30);
  expect(screen.getByRole("heading", { name: "Las primeras semanas" })).toBeTruthy();
  expect(screen.queryByText(/poco el portal/)).toBeNull();
  draw({ metrics: known({ ...week, activeDays: 7, enrolledDays: 7 }) }, 30);
  expect(screen.getByRole("heading", { name: "¡Excelente progreso!" })).toBeTruthy();
});

test("what could not be read is no zero, and earns no praise", () => {
  draw({ metrics: lost, reminders: lost, media: lost });
  expect(card("Tiempo Activo")).toBe("Tiempo Activo–No se ha podido leer");
  const unread = "No se ha podido leer";
  expect(card("Recordatorios")).toBe(`RecordatoriosCompletados${unread}Pendientes${unread}`);
  expect(card("Actividad Diaria (minutos)")).toBe(`Actividad Diaria (minutos)${unread}`);
  expect(screen.queryByRole("heading", { name: "¡Excelente progreso!" })).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("El portal no responde bien");
});

test("or of the month", async () => {
  draw({ metrics: known({ ...week, activeDays: 20, dailyActivity: days(31) }) }, 30);
  expect(card("Tiempo Activo")).toContain("Este mes");
  expect(card("Días Activos")).toContain("de 30 días");
  const text = "Has tenido mucha actividad este mes. Sigue así y mantén tu rutina diaria.";
  expect(screen.getByText(text)).toBeTruthy();
  expect(await screen.findAllByRole("row")).toHaveLength(31);
});
