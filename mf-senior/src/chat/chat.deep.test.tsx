import { json } from "@acompana/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ACTIVITY,
  box,
  button,
  CLEAR,
  draw,
  FAILED,
  message,
  offline,
  reportError,
  SEND,
  say,
  server,
  slow,
  testFailures,
  testNotSent,
  testSuggestions,
} from "../testing/chat.tsx";

beforeEach(() => void vi.stubGlobal("reportError", reportError));

afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockClear();
});

describe("sending", () => {
  test("a box that lost the focus by being disabled gets it back, without taking it from others", async () => {
    const { answers, arrive } = slow();
    const { user } = draw(answers);
    await say(user, "Hola");
    // As browsers do with what is disabled, and happy-dom does not.
    box().blur();
    arrive();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await say(user, "Otra vez");
    button("Volver").focus();
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(document.activeElement).toBe(button("Volver"));
  });

  testNotSent(["", "\n \t"]);

  testSuggestions([
    "¿Cómo está el clima hoy?",
    "¿Qué ejercicios puedo hacer?",
    "Háblame de mis recordatorios",
  ]);

  testFailures([
    [
      "the disk is full",
      () => json({ error: "No queda sitio.", code: "DISK_FULL" }, 507),
      "No queda sitio.",
    ],
    ["a proxy refuses", () => new Response("<h1>no</h1>", { status: 413 }), FAILED],
  ]);

  test("a second try clears the error", async () => {
    const { answers } = server("Ahora sí.");
    let tries = 0;
    const sends = answers[SEND];
    const { user } = draw({
      ...answers,
      [SEND]: (request) => (tries++ === 0 ? offline() : (sends?.(request) ?? offline())),
    });
    await say(user, "Hola");
    await screen.findByText("Error al enviar mensaje");
    await user.click(button("Enviar"));
    expect(await screen.findByText("Ahora sí.")).toBeTruthy();
    expect(screen.queryByText("Error al enviar mensaje")).toBeNull();
  });

  test("a failure that comes after she has left is told to nobody", async () => {
    const { answers } = server();
    let fail = () => {};
    const failing = new Promise<Response>((_resolve, reject) => {
      fail = () => reject(new TypeError("Failed to fetch"));
    });
    const { user, world, unmount } = draw({ ...answers, [SEND]: () => failing });
    await say(user, "Hola");
    unmount();
    fail();
    await act(async () => {});
    expect(world.said).toEqual([]);
  });
});

describe("an answer with a number to call", () => {
  test("is not what she herself writes, nor an answer with a number in it", async () => {
    const kept = [message("user", "¿Llamo al 112?", 1), message("assistant", "Son 112 fotos.", 2)];
    draw(server("", kept).answers);
    await screen.findByText("Son 112 fotos.");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("leaving", () => {
  test("a chat in which she said nothing counts nothing and is deleted", async () => {
    const { answers, received } = server("", [message("assistant", "¡Hola!", 1)]);
    const { world } = draw(answers);
    await screen.findByText("¡Hola!");
    await world.runGuards();
    expect(received.map(({ path }) => path)).toEqual([CLEAR]);
  });

  test("goes on when the server does not", async () => {
    const { answers } = server();
    const { user, world } = draw({ ...answers, [ACTIVITY]: offline });
    await say(user, "Hola");
    await screen.findByText("¡Buenos días!");
    await world.runGuards();
    expect(world.calls.at(-1)).toBe(CLEAR);
    expect(reportError).toHaveBeenCalledOnce();
    expect(world.said).toEqual([]);
  });
});
