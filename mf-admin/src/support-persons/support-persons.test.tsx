import { field, json, press, put, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, held, LIST, ownCalls, session } from "../testing/fixtures.ts";
import {
  ADD,
  dialog,
  expiresAt,
  fill,
  INVITATIONS,
  lucia,
  open,
  openList,
  REMOVE,
  SUPPORT,
  warning,
} from "../testing/support-persons.tsx";

describe("'Agregar Persona de Apoyo'", () => {
  it("sends the three fields trimmed, closes and tells", async () => {
    let sent: unknown;
    const { world } = await open("Agregar Apoyo", {
      [ADD]: async (request) => {
        sent = await request.json();
        return json(lucia, 201);
      },
    });
    expect(screen.getByRole("dialog", { name: "Agregar Persona de Apoyo" })).toBeTruthy();
    expect(screen.getByText("Podrá enviar mensajes, fotos y videos a Carmen López.")).toBeTruthy();
    await fill();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(world.said).toEqual(["confirm: Persona de apoyo agregada exitosamente"]),
    );
    expect(sent).toEqual({
      name: "Lucía López",
      email: "lucia@correo.es",
      password: "tres-gatos",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Agregar Apoyo" }));
  });

  it("under a session that has ended keeps all but the password for the next login", async () => {
    const error = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    const ended = await open("Agregar Apoyo", { [ADD]: () => json({ error }, 401) });
    await fill();
    await press("Agregar Persona");
    const kept = "Lo que has escrito se conserva, menos la contraseña.";
    await waitFor(() => expect(ended.world.said).toEqual([`alert: ${error} – ${kept}`]));
    ended.unmount();

    // The next session's dashboard brings the dialog back by itself.
    const answers = { [LIST]: () => json([carmen]), [ADD]: () => json(lucia, 201) };
    const next = renderScreen(<AdminDashboard />, { session, answers, confirms: false });
    expect(
      screen.getByText(
        "Aquí está lo que escribiste para Carmen López. Vuelve a poner la contraseña.",
      ),
    ).toBeTruthy();
    expect(field("Nombre Completo").value).toBe("  Lucía López ");
    expect(field("Correo Electrónico").value).toBe("lucia@correo.es");
    expect(field("Contraseña").value).toBe("");
    await put("Contraseña", "tres-gatos");
    await press("Agregar Persona");
    await waitFor(() =>
      expect(next.world.said).toEqual(["confirm: Persona de apoyo agregada exitosamente"]),
    );
    next.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("'Personas de Apoyo de {user}'", () => {
  it("lists names and addresses of that person's own", async () => {
    const { answer, release } = held(json([lucia]));
    const { world } = await open("Consultar Apoyos", { [SUPPORT]: answer });
    expect(dialog().getByText("Cargando personas de apoyo...")).toBeTruthy();
    release();
    expect(await dialog().findByText("Lucía López")).toBeTruthy();
    expect(dialog().getByText("lucia@correo.es")).toBeTruthy();
    expect(ownCalls(world)).toContain(`${SUPPORT}?municipalityId=m1`);
  });

  it("shows who was invited and has not come, and takes an invitation back", async () => {
    const eva = {
      ...{ id: "i1", name: "Eva Gil", email: "eva@casa.es", createdBy: "Ana Ruiz" },
      ...{ createdAt: "2026-03-02T10:00:00.000Z", expiresAt },
    };
    const WITHDRAW = "DELETE /api/support-invitations/i1";
    const { world } = await open(
      "Consultar Apoyos",
      {
        [SUPPORT]: () => json([lucia]),
        [INVITATIONS]: () => json([eva]),
        [WITHDRAW]: () => new Response(null, { status: 204 }),
      },
      { confirms: true },
    );
    expect(await dialog().findByText("eva@casa.es")).toBeTruthy();
    const until = "Invitación sin usar. Vale hasta el 9 de marzo de 2026, 11:00";
    expect(dialog().getByText(until)).toBeTruthy();
    await press("Retirar la invitación de Eva Gil");
    await waitFor(() => expect(dialog().queryByText("eva@casa.es")).toBeNull());
    expect(world.calls).toContain(WITHDRAW);
  });
});

describe("a support person's access", () => {
  it("is removed after a warning, from this person alone, and leaves the list", async () => {
    const { answer, release } = held(new Response(null, { status: 204 }));
    const { world } = await openList({ [REMOVE]: answer });
    await press("Eliminar a Lucía López");
    const sentence = warning().textContent;
    for (const part of ["su acceso", "los mensajes que le ha enviado", "ver las métricas"])
      expect(sentence).toContain(part);
    await userEvent.dblClick(screen.getByRole("button", { name: "Sí, eliminar" }));
    expect(screen.getByRole("button", { name: "Eliminando..." })).toBeTruthy();
    release();
    await waitFor(() => expect(screen.queryByText("Lucía López")).toBeNull());
    expect(screen.getByText("Eva López")).toBeTruthy();
    const calls = world.calls.filter((call) => call.startsWith("DELETE"));
    expect(calls).toEqual([`${REMOVE}?userId=u1`]);
  });
});
