import { press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { carmen, held, ownCalls } from "../testing/fixtures.ts";
import { field, open, PIN } from "../testing/user-options.tsx";

describe("a new PIN", () => {
  it("takes pasted digits with spaces and dashes, is sent once, and told", async () => {
    const { answer, release } = held(new Response(null, { status: 204 }));
    let sent: unknown;
    const { world } = await open(carmen, {
      answers: {
        [PIN]: async (request) => {
          sent = await request.json();
          return answer();
        },
      },
    });
    await press(/^Cambiar el PIN/);
    expect(screen.getByRole("dialog", { name: "Cambiar el PIN de Carmen López" })).toBeTruthy();
    await userEvent.click(field());
    await userEvent.paste("2 5-8 0");
    expect(field().value).toBe("2580");
    await userEvent.dblClick(screen.getByRole("button", { name: "Guardar el PIN" }));
    expect(screen.getByRole("button", { name: "Guardando..." })).toBeTruthy();
    release();
    await waitFor(() =>
      expect(world.said).toEqual(["alert: El PIN de Carmen López ya es el nuevo"]),
    );
    expect(sent).toEqual({ pin: "2580" });
    expect(ownCalls(world).filter((call) => call === PIN)).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Más opciones de Carmen López" }),
    );
  });

  it.each([
    ["", "El PIN de acceso es obligatorio."],
    ["258", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
  ])("of '%s' is not sent", async (typed, sentence) => {
    const { world } = await open(carmen);
    await press(/^Cambiar el PIN/);
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(ownCalls(world)).toHaveLength(1);
  });
});

describe("taking the PIN away", () => {
  it("asks first", async () => {
    const { world } = await open(carmen, { confirms: false });
    await press(/^Quitar el PIN/);
    await waitFor(() => expect(world.said).toEqual(["confirm: ¿Quitar el PIN de Carmen López?"]));
    expect(ownCalls(world)).toHaveLength(1);
  });
});
