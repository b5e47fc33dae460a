import { field, json, offline, press, put, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, held, LIST, ownCalls, session } from "../testing/fixtures.ts";
import {
  ADD,
  button,
  dialog,
  failures,
  fill,
  INVITE,
  invited,
  LINK,
  lucia,
  made,
  open,
  openList,
  PASSWORD,
  REMOVE,
  SUPPORT,
  url,
  warning,
} from "../testing/support-persons.tsx";

describe("'Agregar Persona de Apoyo'", () => {
  it("says so when the relative had an account, whose password stays", async () => {
    const known = { ...lucia, hadAccount: true };
    const { world } = await open("Agregar Apoyo", { [ADD]: () => json(known, 201) });
    await fill();
    await press("Agregar Persona");
    await waitFor(() =>
      expect(world.said).toEqual([
        "confirm: Lucía López ya tenía cuenta y ya está en la lista. Entra con su contraseña de siempre.",
      ]),
    );
  });

  describe("by a link", () => {
    it("links at once who has an account already", async () => {
      const linked = { outcome: "linked", supportPerson: lucia };
      const { world } = await open("Agregar Apoyo", { [INVITE]: () => json(linked, 201) });
      await fill();
      await press("Crear enlace de invitación");
      await waitFor(() => expect(world.said[0]).toContain("Lucía López ya tenía cuenta"));
    });

    it("wants name and e-mail; after a failure Enter sends the password again", async () => {
      const { world } = await open("Agregar Apoyo", {
        [INVITE]: offline,
        [ADD]: () => json({ ...lucia, hadAccount: false }, 201),
      });
      await press("Crear enlace de invitación");
      expect(await screen.findByText("Por favor complete todos los campos")).toBeTruthy();
      expect(field("Contraseña").getAttribute("aria-invalid")).toBeNull();
      await fill();
      await press("Crear enlace de invitación");
      const failed = "alert: Error al crear la invitación. Inténtalo de nuevo.";
      await waitFor(() => expect(world.said).toEqual([failed]));
      await userEvent.type(field("Contraseña"), "{Enter}");
      await waitFor(() => expect(ownCalls(world)).toContain(ADD));
    });
  });

  it("wants an e-mail address that can be one", async () => {
    const { world } = await open("Agregar Apoyo");
    await fill();
    await userEvent.clear(field("Correo Electrónico"));
    await userEvent.type(field("Correo Electrónico"), "lucia");
    await press("Agregar Persona");
    expect(
      screen.getByText("Escribe un correo electrónico válido, como nombre@ejemplo.es."),
    ).toBeTruthy();
    expect(world.said).toEqual([]);
  });

  it("shows that it is busy and sends once", async () => {
    const { answer, release } = held(json(lucia, 201));
    const { world } = await open("Agregar Apoyo", { [ADD]: answer });
    await fill();
    await userEvent.dblClick(screen.getByRole("button", { name: "Agregar Persona" }));
    const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Agregando..." });
    expect(busy.disabled).toBe(true);
    release();
    await waitFor(() => expect(world.said).toHaveLength(1));
    expect(ownCalls(world).filter((call) => call === ADD)).toHaveLength(1);
  });

  it.each(failures)("explains %s and keeps what was typed", async (_case, answer, sentence) => {
    const { world } = await open("Agregar Apoyo", { [ADD]: answer });
    await fill();
    await press("Agregar Persona");
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    expect(field("Nombre Completo").value.trim()).toBe("Lucía López");
    expect(field("Correo Electrónico").value).toBe("lucia@correo.es");
  });

  it("keeps what was typed when the dashboard is left by Back, and nothing when it is closed", async () => {
    const left = await open("Agregar Apoyo");
    await fill();
    await left.world.runGuards();
    left.unmount();
    const answers = { [LIST]: () => json([carmen]) };
    const next = renderScreen(<AdminDashboard />, { session, answers });
    expect(field("Nombre Completo").value).toBe("  Lucía López ");
    await press("Cerrar");
    await next.world.runGuards();
    next.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("'Personas de Apoyo de {user}'", () => {
  it("says when there is nobody yet", async () => {
    await open("Consultar Apoyos", { [SUPPORT]: () => json([]) });
    expect(await dialog().findByText("Todavía no hay personas de apoyo")).toBeTruthy();
  });

  it("offers to try again after a failure", async () => {
    let reads = 0;
    await open("Consultar Apoyos", {
      [SUPPORT]: () => (reads++ ? json([lucia]) : json({}, 500)),
    });
    const failed = "Error al cargar las personas de apoyo. Por favor, inténtalo de nuevo.";
    expect(await dialog().findByText(failed)).toBeTruthy();
    await userEvent.click(dialog().getByRole("button", { name: "Reintentar" }));
    expect(await dialog().findByText("Lucía López")).toBeTruthy();
  });

  it("shows a person added from it the next time, never the old list", async () => {
    let persons: unknown[] = [];
    await open("Consultar Apoyos", {
      [SUPPORT]: () => json(persons),
      [ADD]: () => {
        persons = [lucia];
        return json(lucia, 201);
      },
    });
    await dialog().findByText("Todavía no hay personas de apoyo");
    await userEvent.click(dialog().getByRole("button", { name: "Agregar Apoyo" }));
    await put("Nombre Completo", "Lucía López");
    await put("Correo Electrónico", "lucia@correo.es");
    await put("Contraseña", "tres-gatos");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = screen.getByRole("button", { name: "Consultar Apoyos" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click(opener);
    expect(dialog().queryByText("Todavía no hay personas de apoyo")).toBeNull();
    expect(await dialog().findByText("Lucía López")).toBeTruthy();
  });
});

describe("a support person's access", () => {
  it.each([
    ["a failure", () => json({}, 500)],
    ["a lost network", offline],
  ])("stays after %s, which is told, and can be removed again", async (_case, fail) => {
    let tries = 0;
    const { world } = await openList({
      [REMOVE]: () => (tries++ ? new Response(null, { status: 204 }) : fail()),
    });
    await press("Eliminar a Lucía López");
    await press("Sí, eliminar");
    const sentence = "Error al eliminar la persona de apoyo. Por favor, inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    expect(warning()).toBeTruthy();
    await press("Sí, eliminar");
    await waitFor(() => expect(screen.queryByText("Lucía López")).toBeNull());
  });

  it("that a colleague removed before counts as removed", async () => {
    const { world } = await openList({ [REMOVE]: () => json({ error: "No existe." }, 404) });
    await press("Eliminar a Lucía López");
    await press("Sí, eliminar");
    await waitFor(() => expect(screen.queryByText("Lucía López")).toBeNull());
    expect(world.said).toEqual([]);
  });

  describe("who has forgotten the password", () => {
    it.each([
      ["the server's sentence", () => json({ error: "No existe." }, 404), "No existe."],
      ["a lost network", offline, "Error al crear el enlace. Inténtalo de nuevo."],
    ])("says why there is none: %s", async (_case, answer, sentence) => {
      const { world } = await openList({ [LINK]: answer });
      await press(button);
      await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
      expect(screen.queryByRole("textbox", { name: "Enlace" })).toBeNull();
    });
  });

  it.each([
    ["the server's sentence", () => json({ error: "No existe." }, 404), "No existe."],
    ["a lost network", offline, "Error al cambiar la contraseña. Inténtalo de nuevo."],
  ])("keeps the typed password after %s", async (_case, answer, sentence) => {
    const { world } = await openList({ [PASSWORD]: answer });
    await press("Cambiar contraseña de Lucía López");
    await userEvent.type(field("Contraseña nueva"), "tres-gatos{Enter}");
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    expect(field("Contraseña nueva").value).toBe("tres-gatos");
  });
});

describe("'Agregar Persona de Apoyo'", () => {
  describe("by a link", () => {
    it("needs no password, and shows the link to send once", async () => {
      let sent: unknown;
      const { world } = await open("Agregar Apoyo", {
        [INVITE]: async (request) => {
          sent = await request.json();
          return json(invited, 201);
        },
      });
      await put("Nombre Completo", " Lucía López ");
      await put("Correo Electrónico", "lucia@correo.es");
      await userEvent.dblClick(screen.getByRole("button", { name: "Crear enlace de invitación" }));
      const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Enlace" });
      expect(link.value).toBe(url);
      expect(document.activeElement).toBe(link);
      expect(sent).toEqual({ name: "Lucía López", email: "lucia@correo.es" });
      expect(screen.getByText(/^Envía este enlace a Lucía López/)).toBeTruthy();
      expect(
        screen.getByText(/^Vale una sola vez, hasta el 9 de marzo de 2026, 11:00/),
      ).toBeTruthy();
      await press("Terminar");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(ownCalls(world).filter((call) => call === INVITE)).toHaveLength(1);
      await press("Agregar Apoyo");
      expect(field("Nombre Completo").value).toBe("");
    });
  });

  it("wants every field", async () => {
    const { world } = await open("Agregar Apoyo");
    await put("Nombre Completo", "Lucía");
    await put("Contraseña", "   ");
    await press("Agregar Persona");
    expect(await screen.findByText("Por favor complete todos los campos")).toBeTruthy();
    expect(world.said).toEqual([]);
    expect(document.activeElement).toBe(field("Correo Electrónico"));
    expect(field("Contraseña").getAttribute("aria-invalid")).toBe("true");
    expect(field("Nombre Completo").getAttribute("aria-invalid")).toBeNull();
    expect(ownCalls(world)).toHaveLength(1);
  });

  it("puts the server's word on a field beside that field", async () => {
    const short = "La contraseña debe tener al menos 6 caracteres.";
    const refused = { error: short, fields: { password: short } };
    await open("Agregar Apoyo", { [ADD]: () => json(refused, 400) });
    await fill();
    await press("Agregar Persona");
    expect(await screen.findByText(short)).toBeTruthy();
    expect(document.activeElement).toBe(field("Contraseña"));
  });
});

describe("a support person's access", () => {
  it("stays when the warning is heeded", async () => {
    const { world } = await openList();
    await press("Eliminar a Lucía López");
    await press("Cancelar");
    expect(screen.getByText("Lucía López")).toBeTruthy();
    expect(ownCalls(world).filter((call) => call.startsWith("DELETE"))).toEqual([]);
  });

  describe("who has forgotten the password", () => {
    it("is given a link, made once however often one presses", async () => {
      const { answer, release } = held(json(made, 201));
      const { world } = await openList({ [LINK]: answer });
      await userEvent.dblClick(await screen.findByRole("button", { name: button }));
      release();
      const dialog = await screen.findByRole("dialog", { name: "Enlace para Lucía López" });
      const link = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Enlace" });
      expect(link.value).toBe(made.url);
      expect(within(dialog).getByText(/^Vale hasta las 11:00 y sirve una sola vez/)).toBeTruthy();
      await press("Terminar");
      expect(screen.queryByRole("textbox", { name: "Enlace" })).toBeNull();
      expect(ownCalls(world).filter((call) => call === LINK)).toHaveLength(1);
    });
  });

  it("gets a new password", async () => {
    let sent: unknown;
    const { world } = await openList({
      [PASSWORD]: async (request) => {
        sent = await request.json();
        return new Response(null, { status: 204 });
      },
    });
    await press("Cambiar contraseña de Lucía López");
    const password = field("Contraseña nueva");
    expect(password.autocomplete).toBe("new-password");
    await userEvent.click(password);
    await userEvent.paste("corta");
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("La contraseña debe tener al menos 6 caracteres.")).toBeTruthy();
    expect(document.activeElement).toBe(password);
    await userEvent.paste("-y-larga");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(world.said).toEqual(["alert: La contraseña de Lucía López ya es la nueva"]),
    );
    expect(sent).toEqual({ password: "corta-y-larga" });
    expect(screen.queryByLabelText("Contraseña nueva")).toBeNull();
    const row = screen.getByRole("button", { name: "Cambiar contraseña de Lucía López" });
    await waitFor(() => expect(document.activeElement).toBe(row));
  });
});
