import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { json, renderScreen } from "../../testing/index.tsx";
import { ChangeReminderDialog } from "../change-reminder-dialog.tsx";
import type { ChangedReminder, Reminder } from "../reminder.ts";

export const pill: Reminder = {
  id: "r1",
  title: "Pastilla",
  description: "Con agua",
  dateTime: "2099-03-02T08:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: false,
};

export function draw(
  reminder = pill,
  change = vi.fn(async (_: Reminder, _changed: ChangedReminder, _key: string) => reminder),
) {
  const [onChanged, onClose] = [vi.fn(), vi.fn()];
  const dialog = <ChangeReminderDialog {...{ reminder, change, onChanged, onClose }} />;
  const view = renderScreen(dialog, { answers: { "GET /": () => json({}) } });
  return { ...view, change, onChanged, onClose, user: userEvent.setup() };
}

export const save = () => screen.getByRole("button", { name: "Guardar recordatorio" });

export const radio = (name: string) => screen.getByRole("radio", { name });
