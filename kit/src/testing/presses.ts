import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";

/** Presses a button, once it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole("button", { name }));

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });

/** The field of a label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills a field as a password manager or a paste would. */
export async function put(label: string, value: string): Promise<void> {
  await userEvent.click(field(label));
  await userEvent.paste(value);
}

/** Lets so many ms go by, where the clock is the test's. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What a call gets for its answer without a network. */
export function offline(): never {
  throw new TypeError("Failed to fetch");
}
