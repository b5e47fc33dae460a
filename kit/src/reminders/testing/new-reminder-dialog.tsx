import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { renderScreen } from "../../testing/index.tsx";
import { NewReminderDialog } from "../new-reminder-dialog.tsx";
import type { NewReminder } from "../reminder.ts";

export const REQUIRED = "Campos requeridos – Por favor completa el título y la fecha/hora.";

/** The evening before the clocks go forward, in Madrid. */
export const now = new Date("2026-03-28T22:30:00Z");

export function draw(
  create = vi.fn(async (_reminder: NewReminder, _key: string): Promise<unknown> => 0),
) {
  const onCreated = vi.fn();
  const onClose = vi.fn();
  const dialog = (
    <NewReminderDialog keptAs="reminder" create={create} onCreated={onCreated} onClose={onClose} />
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...renderScreen(dialog), create, onCreated, onClose, user };
}

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
