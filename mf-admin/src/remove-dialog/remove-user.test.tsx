import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, held, inigo, LIST, ownCalls, session } from "../testing/fixtures.ts";

afterEach(() => vi.restoreAllMocks());

const REMOVE = "DELETE /api/users/u1";
const RECEIPT = "GET /api/erasures/u1";
const noContent = () => new Response(null, { status: 204 });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const warning = () => screen.queryByRole("dialog", { name: "¿Eliminar a Carmen López?" });
const isListed = () => screen.queryByRole("article", { name: "Carmen López" }) !== null;

async function ask(answers: ScreenSetup["answers"] = {}) {
  const view = renderScreen(<AdminDashboard />, {
    session,
    answers: {
      [LIST]: () => json([carmen, inigo]),
      // Without one, the dialog says so; see `erasure-receipt.test.tsx`.
      [RECEIPT]: () => json({ error: "No existe." }, 404),
      ...answers,
    },
  });
  await screen.findByText("2 usuario(s) encontrado(s)");
  await press("Eliminar a Carmen López");
  return view;
}

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

  it.each([
    ["a failure", () => json({ error: "El portal ha fallado." }, 500)],
    [
      "a lost network",
      () => {
        throw new TypeError("Failed to fetch");
      },
    ],
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

  it("that a colleague deleted before counts as deleted", async () => {
    const { world } = await ask({ [REMOVE]: () => json({ error: "No existe." }, 404) });
    await press("Sí, eliminar");
    await waitFor(() => expect(isListed()).toBe(false));
    await waitFor(() => expect(world.said).toEqual(["toast: Se ha eliminado a Carmen López"]));
  });
});
