import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, test, vi } from "vitest";
import type { Reminder } from "./reminder.ts";
import { countReminders, isCurrent, ofToday } from "./reminder-days.ts";
import { ReminderList } from "./reminder-list.tsx";
import { ReminderTabs } from "./reminder-tabs.tsx";
import { StatCards } from "./stat-cards.tsx";

const MADRID = "Europe/Madrid";
const now = new Date("2026-11-20T09:00:00Z");

const reminder = (title: string, dateTime: string, more: Partial<Reminder> = {}): Reminder => ({
  id: title,
  title,
  dateTime,
  description: null,
  category: "Personal",
  recurrency: "none",
  isCompleted: false,
  isOverdue: false,
  ...more,
});

const late = reminder("Regar", "2026-11-18T09:00:00.000Z", { isOverdue: true });
const pill = reminder("Pastilla", "2026-11-20T12:00:00.000Z", {
  description: "Con agua",
  category: "Medicación",
  recurrency: "daily",
});
const walk = reminder("Paseo", "2026-11-20T08:00:00.000Z", { isCompleted: true });
const tomorrow = reminder("Médico", "2026-11-20T23:30:00.000Z", { recurrency: "monthly" });

function draw(reminders: Reminder[], canToggle = (_: Reminder) => true) {
  const onToggle = vi.fn();
  const onDelete = vi.fn();
  render(
    <ReminderList
      label="De hoy"
      reminders={reminders}
      now={now}
      timeZone={MADRID}
      empty={{ title: "Nada para hoy" }}
      canToggle={canToggle}
      onToggle={onToggle}
      onDelete={onDelete}
    />,
  );
  return { onToggle, onDelete };
}

const row = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);

describe("a row", () => {
  it("tells time, day, title, description, category and recurrence", () => {
    draw([pill, tomorrow]);
    for (const words of ["13:00", "Con agua", "Medicación", "Cada día"])
      expect(row("Pastilla").getByText(words)).toBeTruthy();
    expect(row("Pastilla").getByText(/viernes, 20 de noviembre/).textContent).toBe(
      "Hoy, viernes, 20 de noviembre",
    );
    expect(row("Médico").getByText(/sábado/).textContent).toBe("Mañana, sábado, 21 de noviembre");
    expect(row("Médico").getByText("0:30")).toBeTruthy();
    expect(row("Médico").getByText("Cada mes")).toBeTruthy();
    expect(row("Pastilla").queryByText("Atrasado")).toBeNull();
  });

  it("is marked 'Atrasado' once its time has passed", () => {
    const justNow = reminder("Llamar", "2026-11-20T08:59:00.000Z");
    draw([late, justNow, walk]);
    expect(row("Regar").getByText("Atrasado")).toBeTruthy();
    expect(row("Llamar").getByText("Atrasado")).toBeTruthy();
    expect(row("Paseo").queryByText("Atrasado")).toBeNull();
  });

  it("has a check button that says whether it is done, and one to delete", async () => {
    const { onToggle, onDelete } = draw([pill, walk]);
    const check = screen.getByRole("button", { name: "Hecho: Pastilla" });
    expect(check.getAttribute("aria-pressed")).toBe("false");
    const done = screen.getByRole("button", { name: "Hecho: Paseo" });
    expect(done.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(check);
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(pill);
    await userEvent.click(screen.getByRole("button", { name: "Eliminar: Paseo" }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(walk);
  });

  it("of an occurrence that is not its turn yet has no check button", () => {
    draw([tomorrow], () => false);
    expect(screen.queryByRole("button", { name: "Hecho: Médico" })).toBeNull();
    expect(screen.getByText("Podrás marcarlo ese día")).toBeTruthy();
  });
});

test("an empty list is a calm card", () => {
  draw([]);
  expect(screen.getByText("Nada para hoy")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

describe("the day", () => {
  const current = [walk, pill, tomorrow, late];

  it("is the portal's: overdue ones on top, then by time", () => {
    expect(ofToday(current, now, MADRID)).toEqual([late, walk, pill]);
    expect(ofToday(current, now, "UTC")).toEqual([late, walk, pill, tomorrow]);
  });

  it("keeps one of another day that was just ticked", () => {
    const ticked = { ...late, isCompleted: true, isOverdue: false };
    expect(ofToday([walk, ticked], now, MADRID)).toEqual([walk]);
    expect(ofToday([walk, ticked], now, MADRID, new Set([late.id]))).toEqual([ticked, walk]);
  });

  it("gives the numbers of the stat cards", () => {
    const counts = countReminders(current, [pill, tomorrow], now, MADRID);
    expect(counts).toEqual({ today: 3, completed: 1, upcoming: 2 });
    render(<StatCards counts={counts} />);
    const told = [...document.querySelectorAll("dl > div")].map((card) => card.textContent);
    expect(told).toEqual(["Para hoy3", "Completados1", "Próximos2"]);
  });

  it("an upcoming occurrence is current only when the list shows the same one", () => {
    expect(isCurrent(tomorrow, current)).toBe(true);
    expect(isCurrent({ ...pill, dateTime: "2026-11-21T12:00:00.000Z" }, current)).toBe(false);
  });
});

test("the arrow keys change between the tabs", async () => {
  const onTab = vi.fn();
  render(<ReminderTabs today={<p>de hoy</p>} upcoming={<p>de mañana</p>} onTab={onTab} />);
  expect(screen.getByText("de hoy")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Hoy" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText("de mañana")).toBeTruthy();
  expect(screen.queryByText("de hoy")).toBeNull();
  expect(onTab).toHaveBeenCalledExactlyOnceWith("upcoming");
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText("de hoy")).toBeTruthy();
});
