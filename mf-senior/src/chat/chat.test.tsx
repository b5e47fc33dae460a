import { button, json, offline } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ACTIVITY,
  box,
  bubbles,
  CLEAR,
  draw,
  FAILED,
  LIST,
  message,
  reportError,
  SEND,
  say,
  server,
  slow,
  testFailures,
  testNotSent,
  testSuggestions,
  write,
} from "../testing/chat.tsx";

beforeEach(() => void vi.stubGlobal("reportError", reportError));

afterEach(() => {
  reportError.mockClear();
});

describe("the conversation", () => {
  test("loads, and then waits for her", async () => {
    draw(server().answers);
    expect(screen.getByRole("heading", { level: 1, name: "Tu Asistente Virtual" })).toBeTruthy();
    expect(screen.getByText("Cargando...")).toBeTruthy();
    expect(await screen.findByText("Siempre aquí para acompañarte")).toBeTruthy();
    expect(screen.getByText(/^Hola, María del Carmen\./)).toBeTruthy();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  test("begins with what the assistant says, which looks like its answers", async () => {
    draw(server().answers);
    await screen.findByText("Siempre aquí para acompañarte");
    const greeting = screen.getByText(/^Hola, María del Carmen\./).parentElement;
    expect(greeting?.className).toBe("bubble assistant");
    expect(greeting?.querySelector("strong")?.textContent).toBe("Asistente");
    expect(greeting?.querySelectorAll("svg")).toHaveLength(1);
  });

  test("shows what was said before, with who said it and when", async () => {
    const kept = [message("user", "Hola", 1), message("assistant", "¡Hola, María del Carmen!", 2)];
    draw(server("", kept).answers);
    await screen.findByText("¡Hola, María del Carmen!");
    expect(bubbles()).toEqual(["Tú18:01Hola", "Asistente18:02¡Hola, María del Carmen!"]);
    expect(screen.queryByText(/^Hola, María del Carmen\./)).toBeNull();
  });
});

describe("sending", () => {
  test("shows the message at once, waits with the box disabled, and empties it on success", async () => {
    const { answers, received, arrive } = slow();
    const { user, world } = draw(answers);
    await screen.findByText("Siempre aquí para acompañarte");
    await say(user, "  Buenos días  ");
    expect(bubbles()).toEqual(["TúEnviando...Buenos días"]);
    expect(screen.getByText("El asistente está escribiendo...")).toBeTruthy();
    expect(box().disabled).toBe(true);
    expect(button("Enviar").getAttribute("aria-disabled")).toBe("true");
    arrive();
    expect(await screen.findByText("¡Buenos días!")).toBeTruthy();
    await waitFor(() => expect(box().value).toBe(""));
    expect(screen.queryByText("El asistente está escribiendo...")).toBeNull();
    expect(box().disabled).toBe(false);
    expect(screen.getByText("0/500")).toBeTruthy();
    expect(received).toMatchObject([{ path: SEND, body: { content: "Buenos días" } }]);
    await waitFor(() =>
      expect(world.calls.filter((call) => call.startsWith(LIST))).toHaveLength(2),
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  test("a double press sends once", async () => {
    const { answers, received, arrive } = slow();
    const { user } = draw(answers);
    await write(user, "Hola");
    await user.dblClick(button("Enviar"));
    await user.click(button("Cuéntame un chiste"));
    arrive();
    await screen.findByText("¡Buenos días!");
    expect(received).toHaveLength(1);
  });

  testNotSent(["   "]);

  testSuggestions(["Cuéntame un chiste"]);

  testFailures([
    ["the network is gone", offline, FAILED],
    ["the server fails", () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500), FAILED],
    [
      "one has to wait",
      () => json({ error: "Espera un minuto.", code: "TOO_MANY_ATTEMPTS" }, 429),
      "Espera un minuto.",
    ],
  ]);
});

describe("an answer with a number to call", () => {
  test("of the heart comes with the number where somebody listens", async () => {
    const answer = "Llama ahora al 024, te escuchan. Si estás en peligro, llama al 112.";
    draw(server("", [message("assistant", answer, 1)]).answers);
    const calls = await screen.findAllByRole("link");
    expect(calls.map((call) => call.getAttribute("href"))).toEqual(["tel:024", "tel:112"]);
  });
});

describe("leaving", () => {
  test("counts her messages, then deletes all", async () => {
    const kept = [message("user", "Hola", 1), message("assistant", "¡Hola!", 2)];
    const { answers, received } = server("Adiós.", kept);
    const { user, world } = draw(answers);
    await screen.findByText("¡Hola!");
    await say(user, "Adiós");
    await waitFor(() => expect(box().value).toBe(""));
    await world.runGuards();
    expect(world.calls.slice(-2)).toEqual([ACTIVITY, CLEAR]);
    expect(received).toContainEqual({ path: ACTIVITY, body: { chatSessionMessages: 2 } });
  });
});
