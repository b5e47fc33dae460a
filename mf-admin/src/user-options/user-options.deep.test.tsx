import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { carmen, inigo } from "../testing/fixtures.ts";
import { open, PIN, press } from "../testing/user-options.tsx";

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
