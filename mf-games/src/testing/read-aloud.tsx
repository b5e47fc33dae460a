import type { fakeSpeech } from "@acompana/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

/** All that is said from a press of 'Escuchar' until it falls silent. */
export async function listen(browser: ReturnType<typeof fakeSpeech>): Promise<string[]> {
  const before = browser.said.length;
  await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await waitFor(() => expect(browser.isSpeaking()).toBe(true));
  for (let said = 0; said < 40 && browser.isSpeaking(); said++)
    await act(async () => browser.end());
  return browser.texts().slice(before);
}
