import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { draw, READ } from "../testing/figures.tsx";

const EXPORT = "GET /api/figures/export";

beforeAll(() => import("@acompana/kit/chart"), 60_000);

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
