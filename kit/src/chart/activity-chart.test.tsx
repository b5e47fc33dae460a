import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ActivityChart } from "./index.ts";

const week = Array.from({ length: 7 }, (_, index) => ({
  day: `2026-11-${14 + index}`,
  minutes: index * 10,
}));
const month = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, "0")}`,
  minutes: index,
}));

// happy-dom lays nothing out; ECharts draws only where there is room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
});

const picture = (container: HTMLElement) => container.querySelector("svg");
const drawnTexts = (container: HTMLElement) =>
  [...container.querySelectorAll("svg text")].map((text) => text.textContent);

test("a week is drawn with each day's name, number and minutes", async () => {
  const { container } = render(<ActivityChart days={week} kind="bar" caption="Minutos" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("60"));
  expect(drawnTexts(container)).toEqual(expect.arrayContaining(["sáb", "14", "vie", "20"]));
  expect(picture(container)?.closest("[aria-hidden=true]")).toBeTruthy();
});

test("a telephone has room for the initials of the days", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(250);
  const { container } = render(<ActivityChart days={week} kind="bar" caption="Minutos" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("X"));
  expect(drawnTexts(container)).toEqual(expect.arrayContaining(["L", "M", "J", "V", "S", "D"]));
  expect(drawnTexts(container)).not.toContain("mié");
});

test("a window that gets narrower as soon as the week is drawn is followed, and back", async () => {
  const changes: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(change: () => void) {
        changes.push(change);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { container } = render(<ActivityChart days={week} kind="bar" caption="Minutos" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("mié"));
  await waitFor(() => expect(picture(container)?.getAttribute("width")).toBe("600"));
  for (const [width, wednesday] of [
    [250, "X"],
    [600, "mié"],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    for (const change of changes) change();
    await waitFor(() => expect(picture(container)?.getAttribute("width")).toBe(String(width)));
    await waitFor(() => expect(drawnTexts(container)).toContain(wednesday));
  }
});

test("whoever cannot see the picture has a table with every day", () => {
  render(<ActivityChart days={week} kind="bar" caption="Actividad Diaria (minutos)" />);
  const table = screen.getByRole("table", { name: "Actividad Diaria (minutos)" });
  const rows = within(table).getAllByRole("row");
  expect(rows).toHaveLength(8);
  expect(rows[1]?.textContent).toBe("sábado, 14 de noviembre0 minutos");
  expect(rows[7]?.textContent).toBe("viernes, 20 de noviembre60 minutos");
});

test("a month replaces the week, in picture and table", async () => {
  const { container, rerender } = render(<ActivityChart days={week} kind="bar" caption="M" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("sáb"));
  rerender(<ActivityChart days={month} kind="line" caption="M" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("nov"));
  expect(drawnTexts(container)).not.toContain("sáb");
  expect(screen.getAllByRole("row")).toHaveLength(31);
});

test("the picture's letters follow the reader's own text size and are never under 18 px", async () => {
  document.documentElement.style.fontSize = "32px";
  const { container } = render(<ActivityChart days={week} kind="bar" caption="M" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("60"));
  for (const text of container.querySelectorAll("svg text"))
    expect((text as SVGElement).getAttribute("style")).toMatch(/font-size:\s*36px/);
});

test("the picture is read aloud as the minutes of its days, in whole sentences", async () => {
  const { container } = render(<ActivityChart days={week.slice(0, 3)} kind="bar" caption="M" />);
  await waitFor(() => expect(drawnTexts(container)).toContain("20"));
  expect(picture(container)?.closest("[data-aloud-as]")?.getAttribute("data-aloud-as")).toBe(
    "Domingo, 15 de noviembre, 10 minutos. Lunes, 16 de noviembre, 20 minutos. Los demás días, 0 minutos.",
  );
});
