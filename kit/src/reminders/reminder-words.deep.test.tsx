import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createReminderLimits } from "../api/index.ts";
import { renderScreen } from "../testing/index.tsx";
import { ChangeReminderDialog } from "./change-reminder-dialog.tsx";
import { NewReminderDialog } from "./new-reminder-dialog.tsx";
import type { ChangedReminder, NewReminder, Reminder } from "./reminder.ts";
import { ReminderRow } from "./reminder-row.tsx";

const fields = Object.entries(createReminderLimits);
/** All that a reminder can say in words of one's own, as the contract has it. */
const texts = Object.fromEntries(
  fields.flatMap(([name, limits]) => ("maxLength" in limits ? [[name, `Algo de ${name}`]] : [])),
);
const pill: Reminder = {
  id: "r1",
  title: "",
  description: null,
  dateTime: "2099-03-02T08:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: false,
  ...texts,
};
const nothing = () => {};
const save = () => screen.getByRole("button", { name: "Guardar recordatorio" });

test("the form takes, keeps and sends whatever a reminder says", async () => {
  const change = vi.fn(async (_: Reminder, _changed: ChangedReminder) => pill);
  renderScreen(<ChangeReminderDialog reminder={pill} change={change} onClose={nothing} />);
  for (const said of Object.values(texts)) expect(screen.getByDisplayValue(said)).toBeTruthy();
  const user = userEvent.setup();
  for (const said of Object.values(texts)) {
    await user.type(screen.getByDisplayValue(said), "!");
  }
  await user.click(save());
  await waitFor(() => expect(change).toHaveBeenCalled());
  const typed = Object.entries(texts).map(([name, said]) => [name, `${said}!`]);
  expect(change.mock.calls[0]?.[1]).toMatchObject({
    ...Object.fromEntries(typed),
    category: pill.category,
  });
});

test("a new reminder says all that the contract asks", async () => {
  const create = vi.fn(async (_: NewReminder) => pill);
  renderScreen(<NewReminderDialog keptAs="reminder" create={create} onClose={nothing} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Título"), "Pastilla");
  await user.click(screen.getByRole("button", { name: "En una hora" }));
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalled());
  const given = Object.keys(create.mock.calls[0]?.[0] ?? {});
  expect(given.sort()).toEqual([...Object.keys(createReminderLimits), "dateTime"].sort());
});

test("a row shows whatever a reminder says", () => {
  const row = { reminder: pill, now: new Date("2099-03-01T08:00:00Z"), timeZone: "Europe/Madrid" };
  renderScreen(<ReminderRow {...row} overdue="Te espera" onChange={nothing} onDelete={nothing} />);
  for (const said of Object.values(texts)) expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(pill.category)).toBeTruthy();
});
