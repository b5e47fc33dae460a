import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import type { Reading } from "../reading/index.ts";
import { renderScreen } from "../testing/index.tsx";
import type { ActivityFigures, MetricsRange } from "./index.ts";
import { ActivityView } from "./index.ts";

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 21 + index)).toISOString().slice(0, 10),
    minutes: index,
  }));

const known = <Data,>(data: Data): Reading<Data> => ({
  data,
  error: undefined,
  busy: false,
  retry: () => {},
});
const reading = { data: undefined, error: undefined, busy: true, retry: () => {} };
const lost = { data: undefined, error: new ApiError(500, ""), busy: false, retry: () => {} };
const week = {
  totalMinutes: 135,
  activeDays: 5,
  gamesPlayed: 1234,
  chatMessages: 12,
  dailyActivity: days(8),
};
const figures: ActivityFigures = {
  metrics: known(week),
  reminders: known({ completed: 4, pending: 2 }),
  media: known({ totalFiles: 9, favorites: 1 }),
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
  draw({ metrics: known({ ...week, activeDays: 20, dailyActivity: days(31) }) }, 30);
  expect(card("Tiempo Activo")).toContain("Este mes");
  expect(card("Días Activos")).toContain("de 30 días");
  const text = "Has tenido mucha actividad este mes. Sigue así y mantén tu rutina diaria.";
  expect(screen.getByText(text)).toBeTruthy();
  expect(await screen.findAllByRole("row")).toHaveLength(31);
});

test("reminders, memories and the banner", async () => {
  draw();
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados4Pendientes2");
  expect(card("Mis Recuerdos")).toBe("Mis RecuerdosTotal archivos9Favoritos1");
  expect(screen.getByRole("heading", { name: "¡Excelente progreso!" })).toBeTruthy();
  const text = "Has tenido mucha actividad esta semana. Sigue así y mantén tu rutina diaria.";
  expect(screen.getByText(text)).toBeTruthy();
  await screen.findByRole("table");
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

test("nothing is judged before it is known", () => {
  draw({ metrics: reading });
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("what is missing counts as 0, and `total` stands in for `totalFiles`", async () => {
  draw({ metrics: known({}), reminders: known({}), media: known({ total: 3 }) });
  expect(card("Tiempo Activo")).toContain("0 h 0 min");
  expect(card("Días Activos")).toContain("0de 7 días");
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados0Pendientes0");
  expect(card("Mis Recuerdos")).toBe("Mis RecuerdosTotal archivos3Favoritos0");
  // Seven days without a minute, under the head of the table.
  expect(within(await screen.findByRole("table")).getAllByText("0 minutos")).toHaveLength(7);
});

test("says that it is loading, and shows no number that it has not read", () => {
  draw({ metrics: reading, reminders: reading, media: reading });
  expect(screen.getByRole("status").textContent).toBe("Cargando métricas...");
  expect(card("Tiempo Activo")).toBe("Tiempo Activo…Esta semana");
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados…Pendientes…");
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

test("what was read before stays, with the reason", () => {
  draw({ metrics: { ...known(week), error: new ApiError(0, "") } });
  expect(card("Tiempo Activo")).toContain("2 h 15 min");
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(
    "Sin conexiónEsto es lo último que se pudo leer.",
  );
});

test("the range in use is marked; pressing the other asks for it", async () => {
  const onRange = draw({ metrics: reading });
  const group = screen.getByRole("group", { name: "Periodo" });
  const [week, month] = within(group).getAllByRole("button");
  expect(week?.textContent).toBe("Últimos 7 días");
  expect(week?.getAttribute("aria-pressed")).toBe("true");
  expect(month?.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(screen.getByRole("button", { name: "Últimos 30 días" }));
  expect(onRange).toHaveBeenCalledWith(30);
});
