import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../testing/index.tsx";
import type { ActivityFigures, MetricsRange } from "./index.ts";
import { ActivityView } from "./index.ts";

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 21 + index)).toISOString().slice(0, 10),
    minutes: index,
  }));

const figures: ActivityFigures = {
  metrics: {
    totalMinutes: 135,
    activeDays: 5,
    gamesPlayed: 1234,
    chatMessages: 12,
    dailyActivity: days(8),
  },
  reminders: { completed: 4, pending: 2 },
  media: { totalFiles: 9, favorites: 1 },
};

// Fetched here once, so that no test waits for it.
beforeAll(() => import("../chart/index.ts"));

// happy-dom lays nothing out; the chart draws only where there is room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
});
afterEach(() => vi.restoreAllMocks());

function draw(given: Partial<ActivityFigures> = {}, range: MetricsRange = 7) {
  const onRange = vi.fn();
  renderScreen(<ActivityView range={range} onRange={onRange} {...figures} {...given} />);
  return onRange;
}

const card = (title: string) => {
  const found = screen.getByRole("heading", { name: title }).closest("section");
  if (!found) throw new Error(`${title} is no card`);
  return found.textContent;
};

test("four cards tell of the week", async () => {
  draw();
  expect(card("Tiempo Activo")).toBe("Tiempo Activo2 h 15 minEsta semana");
  expect(card("Días Activos")).toBe("Días Activos5de 7 días");
  expect(card("Juegos")).toBe("Juegos1234Partidas jugadas");
  expect(card("Conversación")).toBe("Conversación12Mensajes enviados");
  expect(await screen.findAllByRole("row")).toHaveLength(8);
});

test("or of the month", async () => {
  draw({ metrics: { ...figures.metrics, dailyActivity: days(31) } }, 30);
  expect(card("Tiempo Activo")).toContain("Este mes");
  expect(card("Días Activos")).toContain("de 30 días");
  const text = "Has estado muy activo este mes. Sigue así y mantén tu rutina diaria.";
  expect(screen.getByText(text)).toBeTruthy();
  expect(await screen.findAllByRole("row")).toHaveLength(31);
});

test("reminders, memories and the banner", async () => {
  draw();
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados4Pendientes2");
  expect(card("Mis Recuerdos")).toBe("Mis RecuerdosTotal archivos9Favoritos1");
  expect(screen.getByRole("heading", { name: "¡Excelente progreso!" })).toBeTruthy();
  const text = "Has estado muy activo esta semana. Sigue así y mantén tu rutina diaria.";
  expect(screen.getByText(text)).toBeTruthy();
  await screen.findByRole("table");
});

test("what is missing counts as 0, and `total` stands in for `totalFiles`", async () => {
  draw({ metrics: {}, reminders: {}, media: { total: 3 } });
  expect(card("Tiempo Activo")).toContain("0 h 0 min");
  expect(card("Días Activos")).toContain("0de 7 días");
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados0Pendientes0");
  expect(card("Mis Recuerdos")).toBe("Mis RecuerdosTotal archivos3Favoritos0");
  // Seven days without a minute, under the head of the table.
  expect(within(await screen.findByRole("table")).getAllByText("0 minutos")).toHaveLength(7);
});

test("says that it is loading, and shows no number that it has not read", () => {
  draw({ metrics: undefined, reminders: undefined, media: undefined });
  expect(screen.getByRole("status").textContent).toBe("Cargando métricas...");
  expect(card("Tiempo Activo")).toBe("Tiempo Activo…Esta semana");
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados…Pendientes…");
});

test("the range in use is marked; pressing the other asks for it", async () => {
  const onRange = draw({ metrics: undefined });
  const group = screen.getByRole("group", { name: "Periodo" });
  const [week, month] = within(group).getAllByRole("button");
  expect(week?.textContent).toBe("Últimos 7 días");
  expect(week?.getAttribute("aria-pressed")).toBe("true");
  expect(month?.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(screen.getByRole("button", { name: "Últimos 30 días" }));
  expect(onRange).toHaveBeenCalledWith(30);
});
