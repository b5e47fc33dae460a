import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { renderScreen } from "../../testing/index.tsx";
import { NewReminderDialog } from "../new-reminder-dialog.tsx";
import type { NewReminder } from "../reminder.ts";

/** Saturday evening before the clocks go forward, in Madrid: 19:30. */
export const now = new Date("2026-03-28T18:30:00Z");

export function draw(
  create = vi.fn(async (_reminder: NewReminder, _key: string): Promise<unknown> => 0),
) {
  const onClose = vi.fn();
  const kept = new Map<string, string>();
  const store = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const press = async (...names: (string | RegExp)[]) => {
    for (const name of names) await user.click(screen.getByRole("button", { name }));
  };
  const dialog = (
    <NewReminderDialog keptAs="reminder" create={create} onClose={onClose} isStepped />
  );
  return { ...renderScreen(dialog, { store }), create, onClose, kept, user, press };
}

export const question = () => screen.getByRole("heading", { level: 3 }).textContent;
