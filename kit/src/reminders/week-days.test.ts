import { expect, it } from "vitest";
import { weekDays } from "./week-days.ts";

const reminder = (title: string, dateTime: string, isPaused = false) => ({
  id: title,
  title,
  category: "Salud" as const,
  dateTime,
  isPaused,
});

it("has seven days from today on, each with what falls on it in the portal's zone", () => {
  const now = new Date("2026-03-01T23:30:00.000Z");
  const days = weekDays(
    [
      reminder("Pastilla", "2026-03-02T08:05:00.000Z"),
      reminder("De noche", "2026-03-02T23:10:00.000Z", true),
      reminder("El último día", "2026-03-08T22:59:00.000Z"),
    ],
    now,
    "Europe/Madrid",
  );
  expect(days.map(({ title }) => title)).toEqual([
    "Lunes, 2 de marzo",
    "Martes, 3 de marzo",
    "Miércoles, 4 de marzo",
    "Jueves, 5 de marzo",
    "Viernes, 6 de marzo",
    "Sábado, 7 de marzo",
    "Domingo, 8 de marzo",
  ]);
  expect(
    days.map(({ reminders }) => reminders.map(({ time, title }) => `${time} ${title}`)),
  ).toEqual([["9:05 Pastilla"], ["0:10 De noche"], [], [], [], [], ["23:59 El último día"]]);
  expect(days[1]?.reminders[0]?.isPaused).toBe(true);
});
