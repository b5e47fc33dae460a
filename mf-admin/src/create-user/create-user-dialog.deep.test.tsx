import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import {
  box,
  button,
  CREATE,
  field,
  fill,
  nameless,
  open,
  press,
  put,
} from "../testing/create-user.tsx";
import { held, person, session } from "../testing/fixtures.ts";

describe("creating a user", () => {
  it("says where the PIN was agreed with the person, who is then offered no other", async () => {
    const { sent, events } = open();
    await fill();
    await userEvent.click(box("La persona lo ha elegido conmigo"));
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
    expect(sent).toMatchObject([{ pin: "4071", pinAgreed: true }]);
  });

  it("wants the four digits of it", async () => {
    const { sent } = open();
    await fill("407");
    await press("Crear Usuario");
    expect(
      screen.getByText("El PIN de acceso debe tener exactamente 4 dígitos numéricos."),
    ).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("does not send a telephone without digits", async () => {
    const { sent } = open();
    await fill();
    await put("Teléfono (opcional)", "llámame");
    await press("Crear Usuario");
    expect(screen.getByText("Escribe un teléfono válido, solo con números.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Teléfono (opcional)"));
    expect(sent).toEqual([]);
  });

  it("lets such a PIN stay on a portal of one's own", async () => {
    const { sent, events } = open({ takesAnyPin: true });
    await fill("1234");
    expect(screen.getByText(/van seguidos\. Puedes dejarlo, o poner otro:$/)).toBeTruthy();
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
    expect(sent).toMatchObject([{ pin: "1234" }]);
  });

  it("minds the e-mail only when there is one", async () => {
    const { sent } = open();
    await fill();
    await userEvent.type(field("Correo Electrónico (opcional)"), "carmen");
    await press("Crear Usuario");
    expect(
      screen.getByText("Escribe un correo electrónico válido, como nombre@ejemplo.es."),
    ).toBeTruthy();
    await userEvent.clear(field("Correo Electrónico (opcional)"));
    await press("Crear Usuario");
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("shows that it is busy and sends once", async () => {
    const { answer, release } = held(json(person("u9", "Carmen"), 201));
    const { world, events } = open({ answers: { [CREATE]: answer } });
    await fill();
    await userEvent.dblClick(button("Crear Usuario"));
    expect(button("Creando usuario...").disabled).toBe(true);
    release();
    await waitFor(() => expect(events).toEqual(["created Carmen"]));
    expect(world.calls).toEqual([CREATE]);
  });

  it("cannot be done without an administrator", async () => {
    const { world } = open({ session: null });
    await fill();
    await press("Crear Usuario");
    expect(world.said).toEqual(["alert: Error: No se pudo obtener el ID del administrador."]);
    expect(world.calls).toEqual([]);
  });

  it("cannot be done when the browser has lost the administrator's id", async () => {
    const { world } = open({ adminId: () => null });
    await fill();
    await press("Crear Usuario");
    expect(world.said).toEqual(["alert: Error: No se pudo obtener el ID del administrador."]);
    expect(world.calls).toEqual([]);
  });

  it("can be closed", async () => {
    const { events } = open();
    await press("Cerrar");
    expect(events).toEqual(["closed"]);
  });

  it("says on Enter what is missing, and leads there", async () => {
    const { sent } = open();
    await userEvent.type(field("Teléfono (opcional)"), "{Enter}");
    expect(screen.getByText("El nombre es obligatorio")).toBeTruthy();
    expect(screen.getByText("El PIN de acceso es obligatorio.")).toBeTruthy();
    const terms = "Debes aceptar la Política de Privacidad y Términos de Servicio para continuar";
    expect(screen.getByText(terms)).toBeTruthy();
    expect(box(/Acepto/).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Nombre Completo"));
    expect(sent).toEqual([]);
  });
});

describe("a creation that fails", () => {
  it.each(nameless)("with %s, says so in the dialog and can be sent again", async (_case, fail) => {
    let tries = 0;
    const { world, events } = open({
      answers: { [CREATE]: () => (tries++ ? json(person("u9", "Carmen"), 201) : fail()) },
    });
    await fill();
    await press("Crear Usuario");
    const line = "Error al crear el usuario. Inténtalo de nuevo.";
    expect((await screen.findByText(line)).closest('[role="alert"]')).toBeTruthy();
    expect(world.said).toEqual([]);
    expect(document.activeElement).toBe(button("Crear Usuario"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(events).toEqual(["created Carmen"]));
    expect(screen.queryByText(line)).toBeNull();
  });

  it("keeps what was typed when the dashboard is left by Back with the form open", async () => {
    const answers = { "GET /api/users": () => json([]) };
    const left = renderScreen(<AdminDashboard />, { session, answers });
    await press("Crear Nuevo Usuario");
    await fill();
    await left.world.runGuards();
    left.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("PIN de acceso").value).toBe("");
  });

  it("does not come back when nothing had been typed", async () => {
    const answers = { "GET /api/users": () => json([]) };
    const left = renderScreen(<AdminDashboard />, { session, answers });
    await press("Crear Nuevo Usuario");
    await left.world.runGuards();
    left.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
