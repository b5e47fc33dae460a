import { json } from "@acompana/kit/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { draw, figures, READ } from "../testing/figures.tsx";

beforeAll(() => import("@acompana/kit/chart"), 60_000);

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
