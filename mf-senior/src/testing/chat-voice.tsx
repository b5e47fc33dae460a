import { button, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, vi } from "vitest";
import { Chat } from "../chat/chat.tsx";
import { carmen } from "./fixtures.ts";

export const ANSWER = "Son las cinco.";

export const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

export const spoken = { lang: "es-ES", rate: 0.9, pitch: 1, volume: 1, voice: "Elvira" };

export const reportError = vi.fn();

const said = (sender: "user" | "assistant", content: string) => ({
  id: sender,
  sender,
  content,
  timestamp: "2026-03-02T16:00:00Z",
});

const reply = {
  userMessage: said("user", "¿Qué hora es?"),
  assistantMessage: said("assistant", ANSWER),
};

/** Draws the screen and lets its first call be answered. */
export async function draw(setup: ScreenSetup = {}) {
  const kept: unknown[] = [];
  const drawn = renderScreen(<Chat />, {
    session: carmen,
    ...setup,
    answers: {
      "GET /api/users/u1/chat": () => json(kept),
      "POST /api/users/u1/chat": () => {
        kept.push(...Object.values(reply));
        return json(reply, 201);
      },
    },
  });
  await until(() => screen.queryByText("Siempre aquí para acompañarte"));
  return drawn;
}

/** Lets calls be answered, while no time passes. */
export async function until(seen: () => unknown) {
  for (let turn = 0; turn < 100 && !seen(); turn++)
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  expect(seen()).toBeTruthy();
}

export const toggle = () => screen.getByRole("switch", { name: "Respuesta de audio" });

/** What is told above the field. */
export const notice = () => screen.getAllByRole("status").at(-1)?.querySelector("p") ?? null;

export const noticeWords = () => notice()?.textContent?.trim();

/** What is told beside the voice's buttons, with the button that takes it away. */
export const voiceNotice = () =>
  within(screen.getByRole("region", { name: "Voz del asistente" })).getByRole("status").textContent;

/** The same below the newest answer, which was not heard. */
export const answerNotice = () => screen.getAllByRole("status").at(-2)?.textContent;

export const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");

/** Sends a message; its answer comes at once. */
export async function ask() {
  fireEvent.change(box(), { target: { value: "¿Qué hora es?" } });
  fireEvent.click(button("Enviar"));
  await until(() => !box().disabled && screen.queryAllByText(ANSWER).length > 0);
}
