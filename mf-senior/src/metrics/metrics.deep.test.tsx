import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  card,
  draw,
  MEDIA,
  METRICS,
  REFUSED,
  REMINDERS,
  reportError,
  session,
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

test("'Volver al menú' goes back", async () => {
  const { world } = draw();
  await press("Volver al menú");
  expect(world.moves).toEqual(["back"]);
});

test("the person themselves always gets in", async () => {
  const { world } = draw();
  await press("Soy el usuario");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "Mi Actividad" })).toBeTruthy();
  expect(screen.getByText("Tu progreso personal")).toBeTruthy();
  expect(await screen.findByText("1 h 10 min")).toBeTruthy();
  expect(card("Días Activos")).toBe("Días Activos6de 7 días");
  expect(card("Juegos")).toBe("Juegos4Partidas jugadas");
  expect(card("Conversación")).toBe("Conversación5Mensajes enviados");
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados8Pendientes2");
  expect(card("Mis Recuerdos")).toBe("Mis RecuerdosTotal archivos12Favoritos0");
  const week = "startDate=2026-03-03T12%3A00%3A00.000Z&endDate=2026-03-10T12%3A00%3A00.000Z";
  expect(world.calls.toSorted()).toEqual([MEDIA, `${METRICS}?${week}`, REMINDERS]);
});

test("days that could not be read are not told as quiet ones", async () => {
  draw({ [METRICS]: () => json({}, 503) });
  await press("Soy el usuario");
  await screen.findAllByText("No se ha podido leer");
  expect(screen.queryByText(/^Has venido/)).toBeNull();
});

test("the town hall's staff with consent get in", async () => {
  draw({ [USER]: () => json({ ...session.user, municipalConsent: true }) });
  await press("Soy personal municipal");
  expect(await screen.findByText("Tiempo Activo")).toBeTruthy();
  await screen.findByText("1 h 10 min");
});

test("a relative without consent is refused", async () => {
  const { world } = draw({ [USER]: () => json(session.user) });
  await press("Soy familiar autorizado");
  await waitFor(() => expect(world.said).toEqual([REFUSED]));
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("a record that cannot be read lets nobody in, and is not told as a refusal", async () => {
  const { world } = draw({ [USER]: () => json({}, 500) });
  await press("Soy familiar autorizado");
  await waitFor(() =>
    expect(world.said).toEqual([
      "alert: No se ha podido comprobar si hay consentimiento. – El portal no responde bien ahora mismo. Inténtalo de nuevo en un momento.",
    ]),
  );
  expect(reportError).toHaveBeenCalledOnce();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("pressing twice asks once", async () => {
  let tell: (answer: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  const { world, user } = draw({ [USER]: () => answer });
  await user.dblClick(screen.getByRole("button", { name: "Soy familiar autorizado" }));
  tell(json(session.user));
  await waitFor(() => expect(world.said).toEqual([REFUSED]));
  expect(world.calls).toEqual([USER]);
});

test("one that fails does not take the others along", async () => {
  draw({ [MEDIA]: () => json({}, 503) });
  await press("Soy el usuario");
  expect(await screen.findByText("1 h 10 min")).toBeTruthy();
  const unread = "No se ha podido leer";
  expect(card("Mis Recuerdos")).toBe(`Mis RecuerdosTotal archivos${unread}Favoritos${unread}`);
  expect(card("Recordatorios")).toBe("RecordatoriosCompletados8Pendientes2");
  await screen.findByRole("table");
});
