import type { PersonSession } from "@acompana/kit/area";
import { type Answers, button, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Chat } from "../chat/chat.tsx";
import { carmen } from "./fixtures.ts";

export const LIST = "GET /api/users/u1/chat";
export const SEND = "POST /api/users/u1/chat";
export const CLEAR = "DELETE /api/users/u1/chat";
export const ACTIVITY = "POST /api/users/u1/activity";
export const FAILED = "No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.";

export const message = (sender: "user" | "assistant", content: string, place: number) => ({
  id: `m${place}`,
  sender,
  content,
  timestamp: `2026-03-02T17:0${place % 10}:00.000Z`,
});

type Message = ReturnType<typeof message>;

/** A server that keeps a conversation and answers with what the test says. */
export function server(answer = "¡Buenos días!", kept: Message[] = []) {
  const received: { path: string; body: unknown }[] = [];
  const note = async (request: Request) => {
    const body: unknown = request.body ? await request.json() : null;
    received.push({
      path: `${request.method} ${new URL(request.url).pathname}`,
      body,
    });
    return body;
  };
  const answers: Answers = {
    [LIST]: () => json(kept),
    [SEND]: async (request) => {
      const { content } = (await note(request)) as { content: string };
      const userMessage = message("user", content, kept.length);
      const assistantMessage = message("assistant", answer, kept.length + 1);
      kept.push(userMessage, assistantMessage);
      return json({ userMessage, assistantMessage, danger: null }, 201);
    },
    [ACTIVITY]: async (request) => {
      await note(request);
      return new Response(null, { status: 204 });
    },
    [CLEAR]: async (request) => {
      await note(request);
      return new Response(null, { status: 204 });
    },
  };
  return { answers, received };
}

export function draw(answers: Answers, setup: ScreenSetup & { as?: PersonSession } = {}) {
  const drawn = renderScreen(<Chat />, { session: setup.as ?? carmen, ...setup, answers });
  return { ...drawn, user: userEvent.setup() };
}

export const box = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Escribe tu mensaje" });
type User = ReturnType<typeof userEvent.setup>;

/** Writes as a paste or a dictation would: the screen would be drawn again for each key. */
export async function write(user: User, text: string) {
  act(() => box().focus());
  await user.paste(text);
}

export async function say(user: User, text: string) {
  await write(user, text);
  await user.keyboard("{Enter}");
}

export const bubbles = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

export const reportError = vi.fn();

/** A server whose answer to a message comes when the test says so. */
export function slow() {
  const { answers, received } = server();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const given = {
    ...answers,
    [SEND]: async (request: Request) => {
      const answered = answers[SEND]?.(request);
      await arrived;
      return answered ?? json({}, 500);
    },
  };
  return { answers: given, received, arrive };
}

export function testNotSent(blanks: readonly string[]): void {
  test.each(blanks)("nothing but '%s' is not sent", async (blank) => {
    const { answers, received } = server();
    const { user } = draw(answers);
    fireEvent.change(box(), { target: { value: blank } });
    expect(button("Enviar").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Enviar"));
    await user.type(box(), "{Enter}");
    expect(received).toEqual([]);
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });
}

/** Each of these suggestions sends itself. */
export function testSuggestions(questions: readonly string[]): void {
  test.each(questions)(
    "the suggestion '%s' is sent by one press, and leaves what stands in the box",
    async (question) => {
      const { answers, received } = server("Claro que sí.");
      const { user } = draw(answers);
      await write(user, "A medias");
      await user.click(button(question));
      expect(await screen.findByText("Claro que sí.")).toBeTruthy();
      expect(received).toMatchObject([{ body: { content: question } }]);
      expect(box().value).toBe("A medias");
    },
  );
}

type Failure = [when: string, answer: () => Response, sentence: string];

/** Whatever fails, the text stays. */
export function testFailures(failures: readonly Failure[]): void {
  test.each(failures)("when %s it says so and the text stays", async (_case, answer, sentence) => {
    const { answers } = server();
    const { user, world } = draw({ ...answers, [SEND]: answer });
    await say(user, "No me pierdas");
    expect(await screen.findByText("Error al enviar mensaje")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("Error al enviar mensaje");
    expect(world.said).toEqual([`toast: ${sentence}`]);
    // No danger, and said by a sign too.
    expect(world.toast?.tone).toBe("waits");
    expect(screen.getByRole("alert").querySelector("p.waits > svg")).toBeTruthy();
    expect(box().value).toBe("No me pierdas");
    expect(box().disabled).toBe(false);
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    expect(document.activeElement).toBe(box());
  });
}
