import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { card, draw, known, week } from "./testing/activity-view.tsx";

const reading = { data: undefined, error: undefined, busy: true, retry: () => {} };

// Fetched here once, so that no test waits for it.
beforeAll(() => import("../chart/index.ts"));

// happy-dom lays nothing out; the chart draws only where there is room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
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
