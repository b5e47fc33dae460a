import { render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { monthAndYear, monthName } from "./day-labels.ts";
import { MonthChart } from "./index.ts";

// happy-dom lays nothing out; ECharts draws only where there is room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
});

test("months are drawn with their names and numbers, and none where there is none to tell", async () => {
  const months = [
    { month: "2025-12", value: 38 },
    { month: "2026-01", value: null },
    { month: "2026-02", value: 41 },
  ];
  const { container } = render(<MonthChart months={months} missing="Menos de 5 personas" />);
  const texts = () => [...container.querySelectorAll("svg text")].map((one) => one.textContent);
  await waitFor(() => expect(texts()).toContain("41"));
  expect(texts()).toEqual(expect.arrayContaining(["dic", "ene", "2026", "feb", "38"]));
  expect(texts()).not.toContain("null");
  expect(container.querySelector("svg")?.closest("[aria-hidden=true]")).toBeTruthy();
});

test("a month has its name in words, with the year where a year begins", () => {
  expect([monthName("2026-11"), monthName("2026-01")]).toEqual(["nov", "ene\n2026"]);
  expect(monthAndYear("2026-11")).toBe("noviembre de 2026");
});
