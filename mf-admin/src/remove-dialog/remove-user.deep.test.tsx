import { json, offline, press, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, ownCalls, session } from "../testing/fixtures.ts";
import { ask, isListed, noContent, REMOVE, warning } from "../testing/remove-user.tsx";

describe("deleting a user", () => {
  it("offers a copy of everything first, and comes back to the question", async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation(
      (file) => `blob:${made.push(file as Blob)}`,
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { world } = await ask({ "POST /api/users/u1/export": () => new Response("PK") });
    await press("Hacer una copia");
    expect(warning()).toBeNull();
    await press("Volver sin hacerla");
    expect(warning()).toBeTruthy();
    await press("Hacer una copia");
    await press("Hacer la copia");
    expect(await screen.findByText("Copia hecha: está en las descargas.")).toBeTruthy();
    expect(warning()).toBeTruthy();
    expect(made).toHaveLength(1);
    expect(ownCalls(world)).not.toContain(REMOVE);
  });

  it("says what mistakes are for, and switches the account off instead", async () => {
    const sent: unknown[] = [];
    const { world } = await ask({
      "PUT /api/users/u1/active": async (request) => {
        sent.push(await request.json());
        return noContent();
      },
    });
    expect(warning()?.textContent).toContain("durante al menos 30 días puedes activarla de nuevo");
    await press("Desactivar");
    await waitFor(() => expect(world.said).toEqual(["alert: Carmen López ya no puede entrar"]));
    expect(sent).toEqual([{ isActive: false }]);
    expect(warning()).toBeNull();
    expect(ownCalls(world)).not.toContain(REMOVE);
  });

  it("of somebody who has died offers the copy to the heirs alone", async () => {
    const sent: unknown[] = [];
    renderScreen(<AdminDashboard />, {
      session,
      answers: {
        [LIST]: () => json([{ ...carmen, phone: "600 10 20 30", isDeceased: true }]),
        "POST /api/users/u1/export": async (request) => {
          sent.push(await request.json());
          return json({ error: "Dejó dicho que no.", code: "HEIRS_FORBIDDEN" }, 403);
        },
      },
    });
    const card = await screen.findByRole("article", { name: "Carmen López" });
    expect(card.textContent).toContain("Falleció");
    expect(card.textContent).not.toMatch(/Activo|600 10 20 30|Ver Perfil|Agregar Apoyo/);
    await press("Eliminar a Carmen López");
    expect(screen.queryByRole("button", { name: "Desactivar" })).toBeNull();
    await press("Hacer una copia");
    expect(screen.queryByRole("radio", { name: "La propia persona" })).toBeNull();
    await userEvent.type(screen.getByLabelText("Nombre de quien la pide"), "Lucía López");
    await press("Hacer la copia");
    await waitFor(() =>
      expect(sent).toEqual([
        { requestedBy: "heir", representative: "Lucía López", identifiedBy: "heirship" },
      ]),
    );
  });

  it.each([
    ["a failure", () => json({ error: "El portal ha fallado." }, 500)],
    ["a lost network", offline],
  ])("after %s says so and can be tried again", async (_case, fail) => {
    let tries = 0;
    const { world } = await ask({ [REMOVE]: () => (tries++ ? noContent() : fail()) });
    await press("Sí, eliminar");
    const sentence = "Error al eliminar el usuario. Por favor, inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    expect(isListed()).toBe(true);
    await press("Sí, eliminar");
    await waitFor(() => expect(isListed()).toBe(false));
  });
});
