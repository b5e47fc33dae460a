import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { held, ownCalls } from "../testing/fixtures.ts";
import { ask, isListed, noContent, RECEIPT, REMOVE, warning } from "../testing/remove-user.tsx";

describe("deleting a user", () => {
  it("warns of everything that goes, does it once, and takes the card away", async () => {
    const { answer, release } = held(noContent());
    const { world } = await ask({ [REMOVE]: answer });
    for (const part of ["perfil", "recordatorios", "juegos", "fotos", "conversaciones", "métricas"])
      expect(warning()?.textContent).toContain(part);
    expect(warning()?.textContent).toContain("para siempre");
    await userEvent.dblClick(screen.getByRole("button", { name: "Sí, eliminar" }));
    expect(screen.getByRole("button", { name: "Eliminando..." })).toBeTruthy();
    release();
    expect(await screen.findByText("1 usuario(s) encontrado(s)")).toBeTruthy();
    expect(isListed()).toBe(false);
    await waitFor(() => expect(warning()).toBeNull());
    expect(world.said).toEqual(["toast: Se ha eliminado a Carmen López"]);
    // Neither a second deletion nor a second reading of the list.
    await waitFor(() => expect(ownCalls(world).slice(1)).toEqual([REMOVE, RECEIPT]));
    expect(await screen.findByText(/ya se ha borrado todo/)).toBeTruthy();
  });

  it("changes nothing when it is cancelled", async () => {
    const { world } = await ask();
    await press("Cancelar");
    expect(warning()).toBeNull();
    expect(isListed()).toBe(true);
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Eliminar a Carmen López" }),
    );
    expect(ownCalls(world)).toHaveLength(1);
  });

  it("that a colleague deleted before counts as deleted", async () => {
    const { world } = await ask({ [REMOVE]: () => json({ error: "No existe." }, 404) });
    await press("Sí, eliminar");
    await waitFor(() => expect(isListed()).toBe(false));
    await waitFor(() => expect(world.said).toEqual(["toast: Se ha eliminado a Carmen López"]));
  });
});
