import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, test, vi } from "vitest";
import { LaterReminders } from "./later-reminders.tsx";
import type { Reminder } from "./reminder.ts";
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
      empty={<p>Nada para hoy</p>}
      overdue="Te espera"
      canToggle={canToggle}
      onToggle={onToggle}
      onChange={vi.fn()}
      onDelete={onDelete}
    />,
  );
  return { onToggle, onDelete };
}

const row = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);

test("no two are called alike, of the same title, day and hour, and over all groups", async () => {
  // One a day for a month, and two at the same time.
  const daily = Array.from({ length: 30 }, (_, day) =>
    reminder("Pastilla", new Date(Date.UTC(2026, 10, 21 + day, 8)).toISOString()),
  );
  const twin = { ...daily[3], id: "twin" } as Reminder;
  const handlers = { onToggle: vi.fn(), onChange: vi.fn(), onDelete: vi.fn() };
  render(
    <LaterReminders
      label="Próximos"
      reminders={[...daily, twin, tomorrow]}
      now={now}
      timeZone={MADRID}
      empty={<p>Nada</p>}
      overdue="Te espera"
      {...handlers}
    />,
  );
  for (const part of ["article", "article button"]) {
    const names = [...document.querySelectorAll(part)].map((one) =>
      one.hasAttribute("aria-labelledby") ? "Médico" : one.getAttribute("aria-label"),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(screen.getByRole("article", { name: "Médico" })).toBeTruthy();
  expect(
    screen.getByRole("button", { name: "Hecho: Pastilla, sábado, 21 de noviembre, 9:00" }),
  ).toBeTruthy();
});

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
    expect(row("Pastilla").queryByText("Te espera")).toBeNull();
  });

  it("is marked 'Te espera' once its time has passed", () => {
    const justNow = reminder("Llamar", "2026-11-20T08:59:00.000Z");
    draw([late, justNow, walk]);
    expect(row("Regar").getByText("Te espera")).toBeTruthy();
    expect(row("Llamar").getByText("Te espera")).toBeTruthy();
    expect(row("Paseo").queryByText("Te espera")).toBeNull();
  });

  it("has a check button that says whether it is done, and deleting among its options", async () => {
    const { onToggle, onDelete } = draw([pill, walk]);
    const check = screen.getByRole("button", { name: "Hecho: Pastilla" });
    expect(check.getAttribute("aria-pressed")).toBe("false");
    const done = screen.getByRole("button", { name: "Hecho: Paseo" });
    expect(done.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(check);
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(pill);
    const options = screen.getByRole("button", { name: "Opciones: Paseo" });
    expect(options.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("button", { name: /^Eliminar/ })).toBeNull();
    await userEvent.click(options);
    expect(options.getAttribute("aria-expanded")).toBe("true");
    const [remove, ...others] = screen.getAllByRole("button", { name: /^Eliminar/ });
    expect(others).toEqual([]);
    // Not in the row of buttons that has 'Hecho'.
    expect(remove?.parentElement).not.toBe(done.parentElement);
    expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Eliminar: Paseo" }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(walk);
  });

  it("of an occurrence that is not its turn yet has no check button", () => {
    draw([tomorrow], () => false);
    expect(screen.queryByRole("button", { name: "Hecho: Médico" })).toBeNull();
    expect(screen.getByText("Podrás marcarlo ese día")).toBeTruthy();
  });
});

test("under 'Hoy' the day stands only in a row of another day", () => {
  const handlers = { onToggle: vi.fn(), onChange: vi.fn(), onDelete: vi.fn() };
  render(
    <ReminderList
      label="Hoy"
      reminders={[late, pill]}
      now={now}
      timeZone={MADRID}
      empty={<p>Nada</p>}
      overdue="Te espera"
      isUnderToday
      {...handlers}
    />,
  );
  expect(row("Pastilla").getByText("13:00")).toBeTruthy();
  expect(row("Pastilla").queryByText(/noviembre/)).toBeNull();
  expect(row("Regar").getByText(/18 de noviembre/)).toBeTruthy();
});

test("those of today that are to come stand by sun, half sun and moon; late and done ones do not", () => {
  const at = (title: string, time: string, more: Partial<Reminder> = {}) =>
    reminder(title, `2026-11-20T${time}:00.000Z`, more);
  render(
    <ReminderList
      label="De hoy"
      reminders={[
        late,
        at("Llamar", "10:00"),
        at("Pan", "11:00"),
        at("Siesta", "14:30"),
        at("Cena", "20:30"),
        walk,
      ]}
      isUnderToday
      now={now}
      timeZone={MADRID}
      empty={<p>Nada</p>}
      overdue="Te espera"
      onToggle={vi.fn()}
      onChange={vi.fn()}
      onDelete={vi.fn()}
    />,
  );
  const begun = screen.getAllByRole("listitem").map((item) => {
    const [first] = item.children;
    return [first?.tagName === "P" ? first.textContent : "", item.querySelector("h2")?.textContent];
  });
  expect(begun).toEqual([
    ["", "Regar"],
    ["Por la mañana", "Llamar"],
    ["", "Pan"],
    ["Por la tarde", "Siesta"],
    ["Por la noche", "Cena"],
    ["", "Paseo"],
  ]);
});

test("an empty list is a calm card", () => {
  draw([]);
  expect(screen.getByText("Nada para hoy")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

test("the later ones stand in groups with a heading each", () => {
  const far = reminder("Boda", "2026-12-10T10:00:00.000Z");
  render(
    <LaterReminders
      label="Próximos"
      reminders={[tomorrow, far]}
      now={now}
      timeZone={MADRID}
      empty={<p>Nada</p>}
      overdue="Te espera"
      onToggle={() => {}}
      onChange={vi.fn()}
      onDelete={() => {}}
    />,
  );
  const headings = screen.getAllByRole("heading").map((one) => [one.tagName, one.textContent]);
  expect(headings).toEqual([
    ["H2", "Mañana"],
    ["H3", "Médico"],
    ["H2", "Más adelante"],
    ["H3", "Boda"],
  ]);
  const list = within(screen.getByRole("list", { name: "Más adelante" }));
  expect(list.getByRole("button", { name: "Hecho: Boda" })).toBeTruthy();
  expect(list.getByRole("button", { name: "Opciones: Boda" })).toBeTruthy();
});

test("the stat cards tell the numbers", () => {
  render(<StatCards counts={{ today: 3, completed: 1, upcoming: 2, isRepeated: false }} />);
  const cards = [...document.querySelectorAll("dl > div")].map((card) => card.textContent);
  expect(cards).toEqual(["Para hoy3", "Completados1", "Próximos2"]);
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
