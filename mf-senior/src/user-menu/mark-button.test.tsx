import type { Reminder } from "@acompana/kit/reminders";
import { json, renderScreen } from "@acompana/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { MarkButton } from "./mark-button.tsx";

const DONE = "PATCH /api/users/u1/reminders/B/complete";
const reminder = (id: string): Reminder => ({
  ...{ id, title: id, description: null, category: "Medicación", recurrency: "daily" },
  ...{ dateTime: "2026-03-10T08:00:00.000Z", isCompleted: false, isOverdue: true },
});

// The clock of the page alone, so that nothing is waited for.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

/** Puts another reminder in the place beside the button. */
let put: (reminder: Reminder) => void;

function Place() {
  const [one, setOne] = useState(() => reminder("A"));
  put = setOne;
  return <MarkButton reminder={one} onMark={() => {}} />;
}

test("a press that was meant for the reminder before marks nothing, and the focus stays", async () => {
  const { world } = renderScreen(<Place />, {
    session: carmen,
    answers: { [DONE]: () => json({ ...reminder("B"), isCompleted: true }) },
  });
  const button = screen.getByRole("button", { name: "Hecho: A" });
  button.focus();
  act(() => put(reminder("B")));
  expect(screen.getByRole("button", { name: "Hecho: B" })).toBe(button);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  vi.advanceTimersByTime(699);
  await userEvent.click(button);
  expect(world.calls).toEqual([]);
  vi.advanceTimersByTime(1);
  await userEvent.click(button);
  await screen.findByText("Marcado como hecho: B");
  expect(world.calls.filter((call) => call === DONE)).toHaveLength(1);
});

test("the same reminder, read again, is pressed at once", async () => {
  const { world } = renderScreen(<Place />, {
    session: carmen,
    answers: { [DONE.replace("/B/", "/A/")]: () => json({ ...reminder("A"), isCompleted: true }) },
  });
  act(() => put({ ...reminder("A") }));
  await userEvent.click(screen.getByRole("button", { name: "Hecho: A" }));
  await screen.findByText("Marcado como hecho: A");
  expect(world.calls).toContain(DONE.replace("/B/", "/A/"));
});
