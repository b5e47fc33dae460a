import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { session } from "../testing/fixtures.ts";
import { MunicipalFigures } from "./figures.tsx";

const READ = "GET /api/figures";
const EXPORT = "GET /api/figures/export";
const figures = {
  months: [
    { month: "2026-01", people: 38, reminders: 2104, games: null, messages: null },
    { month: "2026-02", people: null, reminders: 2290, games: 640, messages: null },
  ],
  running: [
    {
      month: "2026-03",
      until: "2026-03-08",
      people: 35,
      reminders: 1505,
      games: null,
      messages: null,
    },
  ],
  sums: { reminders: 4394, games: 640, messages: null },
};

beforeAll(() => import("@acompana/kit/chart"), 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (answers: ScreenSetup["answers"] = {}) =>
  renderScreen(<MunicipalFigures />, {
    session,
    answers: { [READ]: () => json(figures), ...answers },
  });

it("says each number in a table, and 'Menos de 5 personas' for those that are not told", async () => {
  draw();
  const table = within(await screen.findByRole("table"));
  const rows = table.getAllByRole("row").map((row) => {
    return [...row.children].map(({ textContent }) => textContent);
  });
  const few = "Menos de 5 personas";
  expect(rows.slice(1)).toEqual([
    ["Enero de 2026", "38", "2104", few, few],
    ["Febrero de 2026", few, "2290", "640", few],
    ["Marzo de 2026, en curso: hasta el 8 de marzo", "35 o más", "1505 o más", few, few],
    ["Suma", "—", "4394", "640", few],
  ]);
});

it("says in one sentence that no month has five people, instead of a table", async () => {
  const none = { people: null, reminders: null, games: null, messages: null };
  const empty = {
    months: [{ month: "2026-02", ...none }],
    running: [{ month: "2026-03", until: "2026-03-08", ...none }],
    sums: none,
  };
  draw({ [READ]: () => json(empty) });
  expect(await screen.findByText(/^Todavía no hay cifras/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText(/Menos de 5 personas/)).toBeNull();
});

it("shows the running month as soon as it has a number, and no line of it without one", async () => {
  const none = { people: null, reminders: null, games: null, messages: null };
  draw({ [READ]: () => json({ ...figures, months: [{ month: "2026-02", ...none }] }) });
  expect(await screen.findByRole("table")).toBeTruthy();
  expect(screen.getByText(/^El mes en curso/)).toBeTruthy();
  cleanup();
  const { running: _, ...before } = figures;
  draw({ [READ]: () => json(before) });
  await screen.findByRole("table");
  expect(screen.queryByText(/en curso/)).toBeNull();
});

it("draws what has a number, and says so of what has none", async () => {
  const { container } = draw();
  await screen.findByRole("table");
  await waitFor(() => expect(container.querySelectorAll("[_echarts_instance_]").length).toBe(3));
  expect(screen.getAllByText(/^En ninguno de estos meses/)).toHaveLength(1);
});

it("asks for the months that are chosen, and downloads the same ones", async () => {
  const { world } = draw({ [EXPORT]: () => new Response("Mes;Personas\r\n") });
  await screen.findByRole("table");
  await userEvent.click(screen.getByRole("radio", { name: "24 meses" }));
  await waitFor(() => expect(world.calls).toContain(`${READ}?months=24`));
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  await userEvent.click(screen.getByRole("button", { name: /^Descargar/ }));
  await waitFor(() => expect(world.calls).toContain(`${EXPORT}?months=24`));
  expect(world.said).toEqual([]);
});

it.each([
  ["what the server says", () => json({ error: "Espera un momento." }, 429), "Espera un momento."],
  [
    "a sentence of its own",
    () => new Response("", { status: 502 }),
    "Error al descargar las cifras. Inténtalo de nuevo.",
  ],
])("says when the file does not come: %s", async (_, answer, sentence) => {
  const { world } = draw({ [EXPORT]: answer });
  await userEvent.click(await screen.findByRole("button", { name: /^Descargar/ }));
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
});
