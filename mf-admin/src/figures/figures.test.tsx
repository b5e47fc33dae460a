import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
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
    ["Suma", "—", "4394", "640", few],
  ]);
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
