import { press } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  answers,
  card,
  draw,
  METRICS,
  REFUSED,
  REMINDERS,
  reportError,
  USER,
} from "../testing/metrics.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
  vi.stubGlobal("reportError", reportError);
  // happy-dom lays nothing out; the chart draws only where there is room.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
});

afterEach(() => {
  reportError.mockClear();
});

test("asks who is looking before anything is read or shown, and cannot be closed", () => {
  const { world } = draw();
  const dialog = screen.getByRole("dialog", { name: "Verificación de Acceso" });
  expect(
    within(dialog).getByText("Para acceder a las métricas de actividad, indica quién eres:"),
  ).toBeTruthy();
  const choices = within(dialog).getAllByRole("button");
  // The initials in the place of her photo are in no name.
  const names = [
    "Soy el usuario",
    "Soy familiar autorizado",
    "Soy personal municipal",
    "Volver al menú",
  ];
  expect(choices).toEqual(names.map((name) => within(dialog).getByRole("button", { name })));
  expect(screen.queryByText("Tiempo Activo")).toBeNull();
  expect(world.calls).toEqual([]);
});

test("the week is told in days: a daisy in bloom for each on which she was here", async () => {
  draw();
  await press("Soy el usuario");
  expect(
    await screen.findByRole("heading", { name: "Has venido 6 días esta semana" }),
  ).toBeTruthy();
  const days = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  // The minutes of the fixture are 0 today, and more with each day before.
  expect(days).toEqual([
    ...["MiéViniste", "JueViniste", "VieViniste", "SábViniste", "DomViniste", "LunViniste"],
    "MarEn calma",
  ]);
  await press("Últimos 30 días");
  expect(
    await screen.findByRole("heading", { name: "Has venido 29 días en los últimos 30 días" }),
  ).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  await screen.findAllByRole("row");
});

test("a relative gets in with the consent of today", async () => {
  const { world } = draw();
  await press("Soy familiar autorizado");
  expect(await screen.findByText("Tiempo Activo")).toBeTruthy();
  expect(world.said).toEqual([]);
  await screen.findByText("1 h 10 min");
});

test("the town hall's staff without consent are refused, and the dialog stays", async () => {
  const { world } = draw();
  await press("Soy personal municipal");
  await waitFor(() => expect(world.said).toEqual([REFUSED]));
  expect(screen.getByRole("dialog", { name: "Verificación de Acceso" })).toBeTruthy();
  expect(world.calls).toEqual([USER]);
});

test("the month is read when it is wanted, and the week again after it", async () => {
  const waiting: (() => void)[] = [];
  const { world } = draw({
    [METRICS]: (request) =>
      new Promise((resolve) => waiting.push(() => resolve(answers[METRICS](request)))),
  });
  const arrives = async () => {
    expect(screen.getByText("Cargando métricas...")).toBeTruthy();
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.();
  };
  await press("Soy el usuario");
  await arrives();
  await screen.findByText("1 h 10 min");
  expect(await screen.findAllByRole("row")).toHaveLength(1 + 7);
  expect(screen.getByRole("rowheader", { name: "martes, 10 de marzo" })).toBeTruthy();
  expect(screen.queryByRole("rowheader", { name: "martes, 3 de marzo" })).toBeNull();

  await press("Últimos 30 días");
  expect(screen.queryByText("1 h 10 min")).toBeNull();
  await arrives();
  expect(await screen.findByText("5 h 0 min")).toBeTruthy();
  expect(card("Tiempo Activo")).toContain("Este mes");
  expect(await screen.findAllByRole("row")).toHaveLength(1 + 30);

  await press("Últimos 7 días");
  await arrives();
  expect(await screen.findByText("1 h 10 min")).toBeTruthy();
  expect(world.calls.filter((call) => call.startsWith(METRICS))).toHaveLength(3);
  expect(world.calls.filter((call) => call === REMINDERS)).toHaveLength(1);
});
