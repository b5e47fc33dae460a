import { button, field, json, press, put, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { box, CREATE, fill, open } from "../testing/create-user.tsx";
import { session } from "../testing/fixtures.ts";

describe("creating a user", () => {
  it("sends what was typed, and not the acceptance", async () => {
    const { sent, events } = open();
    await fill();
    await put("Correo Electrónico (opcional)", "carmen@correo.es");
    await put("Teléfono (opcional)", "600 123 456");
    await userEvent.type(field("Fecha de nacimiento (opcional)"), "1942-05-03");
    await userEvent.click(box("Compartir con la familia"));
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
    expect(sent).toEqual([
      {
        name: "Carmen López",
        email: "carmen@correo.es",
        phone: "600 123 456",
        birthDate: "1942-05-03",
        pin: "4071",
        familyConsent: true,
        municipalConsent: false,
        adminId: "a1",
        municipalityId: "m1",
      },
    ]);
  });

  it("needs a name and accepted terms before it can be sent", async () => {
    open();
    expect(button("Crear Usuario").disabled).toBe(true);
    await put("Nombre Completo", "   ");
    await userEvent.click(box(/Acepto/));
    expect(button("Crear Usuario").disabled).toBe(true);
    await put("Nombre Completo", "Carmen");
    expect(button("Crear Usuario").disabled).toBe(false);
    await userEvent.click(box(/Acepto/));
    expect(button("Crear Usuario").disabled).toBe(true);
  });

  it("wants a PIN", async () => {
    const { sent } = open();
    await fill("");
    await press("Crear Usuario");
    expect(screen.getByText("El PIN de acceso es obligatorio.")).toBeTruthy();
    expect(document.activeElement).toBe(field("PIN de acceso"));
    expect(sent).toEqual([]);
  });
});

describe("a creation that fails", () => {
  it("tells the server's sentence, beside its field too, and keeps everything typed", async () => {
    const error = "Escribe un teléfono válido, solo con números.";
    const { world, events } = open({
      answers: { [CREATE]: () => json({ error, fields: { phone: error } }, 400) },
    });
    await fill();
    await press("Crear Usuario");
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByText(`Error al crear usuario: ${error}`)).toBeTruthy();
    expect(world.said).toEqual([]);
    expect(document.activeElement).toBe(field("Teléfono (opcional)"));
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("PIN de acceso").value).toBe("4071");
    expect(events).toEqual([]);
  });

  it("without a valid token, names it, and keeps all but the PIN for the next login", async () => {
    const error = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    const ended = open({ answers: { [CREATE]: () => json({ error }, 401) } });
    await fill();
    await put("Teléfono (opcional)", "600 123 456");
    await userEvent.click(box("Compartir con la familia"));
    await press("Crear Usuario");
    const kept = "Vuelve a entrar: lo que has escrito se conserva, menos el PIN.";
    await waitFor(() =>
      expect(ended.world.said).toEqual([`alert: Error: No hay token de administrador – ${kept}`]),
    );
    ended.unmount();

    // The next session's dashboard brings the dialog back by itself.
    const answers = { "GET /api/users": () => json([]) };
    const next = renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.getByText("Aquí está lo que escribiste. Vuelve a poner el PIN.")).toBeTruthy();
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("Teléfono (opcional)").value).toBe("600 123 456");
    expect(field("PIN de acceso").value).toBe("");
    expect(box("Compartir con la familia")).toHaveProperty("checked", true);
    expect(box(/Acepto/)).toHaveProperty("checked", true);
    // Until somebody closes it.
    await press("Cerrar");
    next.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
