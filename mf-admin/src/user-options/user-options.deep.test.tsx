import { json, offline, press } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { carmen, inigo, LIST, ownCalls } from "../testing/fixtures.ts";
import { field, open, PIN } from "../testing/user-options.tsx";

describe("a new PIN", () => {
  it("is offered to somebody without one, who has none to lose", async () => {
    await open(inigo);
    const options = within(screen.getByRole("dialog", { name: "Íñigo Ruiz" }));
    expect(options.queryByRole("button", { name: /^Quitar el PIN/ })).toBeNull();
    await press(/^Poner un PIN/);
    expect(screen.getByRole("dialog", { name: "Cambiar el PIN de Íñigo Ruiz" })).toBeTruthy();
  });
});

describe("taking the PIN away", () => {
  it("says when it could not", async () => {
    const { world } = await open(carmen, { answers: { [PIN]: () => json({}, 500) } });
    await press(/^Quitar el PIN/);
    const sentence = "alert: Error al cambiar el PIN. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said.at(-1)).toBe(sentence));
  });
});

describe("a new PIN", () => {
  it.each([
    ["the server's sentence", () => json({ error: "No existe." }, 404), "No existe."],
    ["a lost network", offline, "Error al cambiar el PIN. Inténtalo de nuevo."],
  ])("stays typed after %s", async (_case, answer, sentence) => {
    const { world } = await open(carmen, { answers: { [PIN]: answer } });
    await press(/^Cambiar el PIN/);
    await userEvent.type(field(), "2580{Enter}");
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    expect(field().value).toBe("2580");
  });

  it("is taken as proposed by one press, which leads back to the field", async () => {
    await open(carmen);
    await press(/^Cambiar el PIN/);
    await userEvent.type(field(), "2468");
    const proposed = screen.getByRole("button", { name: /^Usar \d{4}$/ });
    await userEvent.click(proposed);
    expect(`Usar ${field().value}`).toBe(proposed.textContent);
    expect(document.activeElement).toBe(field());
  });
});

describe("taking the PIN away", () => {
  it("sends an empty one and reads the list again", async () => {
    let sent: unknown;
    const { world } = await open(carmen, {
      answers: {
        [PIN]: async (request) => {
          sent = await request.json();
          return new Response(null, { status: 204 });
        },
      },
    });
    await press(/^Quitar el PIN/);
    await waitFor(() => expect(world.said.at(-1)).toBe("alert: Carmen López ya entra sin PIN"));
    expect(sent).toEqual({ pin: "" });
    expect(ownCalls(world).filter((call) => call.startsWith(LIST))).toHaveLength(2);
  });
});
