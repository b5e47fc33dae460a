import { json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { atOneOClock, card, drawWith, REMINDERS, UPCOMING } from "../testing/home.tsx";
import { reminder } from "../testing/reminders.tsx";
import { Reminders } from "./reminders.tsx";

atOneOClock();

const NIGHT = "2026-03-10T21:00:00.000Z";
const daily = reminder("r2", "Pastilla", NIGHT, { recurrency: "daily" });
const current = [
  reminder("r1", "Regar", "2026-03-09T08:00:00.000Z", { isOverdue: true }),
  daily,
  reminder("r3", "Pasear", "2026-03-10T09:00:00.000Z", { isCompleted: true }),
  reminder("r4", "Cenar fuera", NIGHT, { isPaused: true }),
  reminder("r5", "Boda", "2026-04-10T09:00:00.000Z"),
];
const answers = {
  [REMINDERS]: () => json(current),
  [UPCOMING]: () => json([{ ...daily, dateTime: "2026-03-11T21:00:00.000Z" }, current[4]]),
};

test("home, bell and reminders say the same of the same reminders", async () => {
  const { unmount } = drawWith(answers);
  const line = await within(card("Recordatorios")).findByText(/pendientes/);
  expect(line.textContent).toBe("3 pendientes: 2 hoy y 1 otro día");
  expect(
    screen.getByRole("button", { name: "Avisos 2 recordatorios pendientes hoy" }),
  ).toBeTruthy();
  unmount();
  renderScreen(<Reminders />, {
    screen: "reminders",
    session: carmen,
    answers: { ...answers, "POST /api/users/u1/activity": () => new Response(null) },
  });
  const forToday = await screen.findByText("Para hoy");
  expect(forToday.parentElement?.textContent).toBe("Para hoy2");
  // The wedding, and tomorrow's pill: the home counts one, so the figure says what more is in it.
  const later = screen.getByText("Próximos", { selector: "dt" }).parentElement;
  expect(later?.textContent).toBe("Próximos2con los que se repiten");
  // The lists hold more: what is done or paused, and the later times of what recurs.
  expect(within(screen.getByRole("tabpanel")).getAllByRole("article")).toHaveLength(4);
  expect(screen.getByText(/^3 pendientes: 2 hoy y 1 otro día\. Los que se repiten/)).toBeTruthy();
});

test("that some stand in both lists is said only where some do", async () => {
  const once = [reminder("r1", "Regar", "2026-03-09T08:00:00.000Z", { isOverdue: true })];
  renderScreen(<Reminders />, {
    screen: "reminders",
    session: carmen,
    answers: {
      [REMINDERS]: () => json(once),
      [UPCOMING]: () => json([]),
      "POST /api/users/u1/activity": () => new Response(null),
    },
  });
  expect((await screen.findByText(/^1 pendiente/)).textContent).not.toContain("se repiten");
});
