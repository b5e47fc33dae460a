import { draftsInPage } from "@acompana/kit/form";
import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { screens } from "../../area.json";
import {
  card,
  names,
  open,
  press,
  ready,
  see,
  sentence,
  VERIFY,
  VERIFY_INIGO,
} from "../testing/dashboard.tsx";
import { carmen, inigo, LIST } from "../testing/fixtures.ts";
import { text } from "../text.ts";

it("has a title for the browser in every view, the same as its heading", () => {
  const { announcements, audit, colleagues, devices, events, figures, invitations } = text;
  const { myAccount, portalParts, record } = text;
  expect(screens["admin-dashboard"].views).toEqual({
    announcements: announcements.title,
    audit: audit.title,
    colleagues: colleagues.title,
    devices: devices.title,
    events: events.title,
    families: text.families.title,
    import: text.import.title,
    figures: figures.title,
    invitations: invitations.title,
    "my-account": myAccount.title,
    "portal-parts": portalParts.title,
    sheets: text.sheets.title,
    record: record.title,
  });
  expect(screens["admin-login"].views).toEqual({
    create: text.createAdmin.title,
    password: "Contraseña nueva",
    "second-step": text.secondStep.title,
  });
});

describe("the list of users", () => {
  it("asks for the administrator's municipality and says that it is loading", async () => {
    const { world } = open();
    const title = screen.getByRole("heading", { name: "Panel de Administración" });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText("Cargando usuarios...")).toBeTruthy();
    await screen.findByText("2 usuario(s) encontrado(s)");
    expect(world.calls).toContain(`${LIST}?adminId=a1&municipalityId=m1&limit=20&order=needs`);
  });

  it("shows each person with status, last access, initials or photo", async () => {
    const photo = "/api/photos/p.jpg";
    await ready({ answers: { [LIST]: () => json([carmen, { ...inigo, photo }]) } });
    expect(card("Carmen López").getByText("Activo")).toBeTruthy();
    expect(card("Carmen López").getByText("CL")).toBeTruthy();
    expect(card("Carmen López").getByText("Último acceso: todavía no ha entrado")).toBeTruthy();
    expect(card("Íñigo Ruiz").getByText("Inactivo")).toBeTruthy();
    const picture = screen.getByRole("article", { name: "Íñigo Ruiz" }).querySelector("img");
    expect(picture?.getAttribute("src")).toBe(photo);
  });

  it("filters by name, whatever the case, and counts", async () => {
    await ready();
    const search = screen.getByLabelText("Buscar usuario por nombre");
    await userEvent.type(search, "LÓP");
    expect(names()).toEqual(["Carmen López"]);
    expect(screen.getByText("1 usuario(s) encontrado(s)")).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, "zzz");
    expect(screen.getByText("No se encontraron usuarios")).toBeTruthy();
    expect(screen.queryByText("Crea tu primer usuario para comenzar")).toBeNull();
  });

  it("invites to create the first user", async () => {
    await ready({ answers: { [LIST]: () => json([]) } });
    expect(screen.getByText("No se encontraron usuarios")).toBeTruthy();
    expect(screen.getByText("Crea tu primer usuario para comenzar")).toBeTruthy();
  });

  it("keeps the list on a failure, says so, and reads it again on 'Reintentar'", async () => {
    let broken = false;
    await ready({ answers: { [LIST]: () => (broken ? json({}, 500) : json([carmen])) } });
    broken = true;
    await press("Actualizar");
    expect(await screen.findByText("Esto es lo último que se pudo leer.")).toBeTruthy();
    expect(names()).toEqual(["Carmen López"]);
    broken = false;
    await press("Reintentar");
    await waitFor(() => expect(screen.queryByText(/lo último/)).toBeNull());
    expect(names()).toEqual(["Carmen López"]);
  });

  it("asks for nothing without an administrator", () => {
    const { world } = open({ session: null });
    expect(screen.getByText("No se ha encontrado el ID del administrador")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
    expect(world.calls).toEqual([]);
  });
});

describe("an administrator's id that this browser no longer keeps", () => {
  it("is told instead of a list", () => {
    const { world } = open({ adminId: () => null });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(world.calls).toEqual([]);
  });
});

describe("'Ver Perfil'", () => {
  it("opens the person's home with the right PIN", async () => {
    let sent: unknown;
    const { world } = await ready({
      answers: {
        [VERIFY]: async (request) => {
          sent = await request.json();
          return json({ valid: true });
        },
      },
    });
    await see("Carmen López");
    const dialog = within(
      screen.getByRole("dialog", { name: "Entrar en el perfil de Carmen López" }),
    );
    await userEvent.type(dialog.getByLabelText("Escribe su PIN de 4 números"), "4071{Enter}");
    await waitFor(() => expect(world.entered).toEqual([{ role: "person" }]));
    expect(sent).toEqual({ pin: "4071" });
  });

  it("stays outside with a wrong one", async () => {
    const { world } = await ready({
      answers: { [VERIFY]: () => json({ valid: false, attemptsLeft: 4 }) },
    });
    await see("Carmen López");
    await userEvent.type(screen.getByLabelText("Escribe su PIN de 4 números"), "1234{Enter}");
    await waitFor(() => expect(world.said).toEqual([expect.stringContaining("PIN incorrecto")]));
    expect(world.entered).toEqual([]);
  });

  it("asks nothing of someone who has no PIN", async () => {
    let sent: unknown;
    const { world } = await ready({
      answers: {
        [VERIFY_INIGO]: async (request) => {
          sent = await request.json();
          return json({ valid: true });
        },
      },
    });
    await see("Íñigo Ruiz");
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(world.entered).toEqual([{ role: "person" }]));
    expect(sent).toEqual({ pin: "" });
  });
});

describe("settings and leaving", () => {
  it("opens and closes; Escape gives the focus back", async () => {
    await ready();
    const button = screen.getByRole("button", { name: "Ajustes" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("checkbox", { name: "Modo oscuro" })).toBeNull();
    await userEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    screen.getByRole("checkbox", { name: "Modo oscuro" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox", { name: "Modo oscuro" })).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("heading", { name: "Panel de Administración" }));
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("logging out leaves nothing half written on a computer that may be somebody else's", async () => {
    const [own, theirs] = [draftsInPage("administrator a1"), draftsInPage("administrator a2")];
    await ready();
    for (const drafts of [own, theirs]) drafts.keep("a form", { typed: { name: "Carmen" } });
    await press("Cerrar Sesión");
    expect(own.read("a form")).toBeUndefined();
    expect(theirs.read("a form")).toEqual({ typed: { name: "Carmen" } });
  });

  it("leaves", async () => {
    const { world } = await ready();
    await press("Cerrar Sesión");
    expect(world.moves).toEqual(["leave"]);
  });
});
