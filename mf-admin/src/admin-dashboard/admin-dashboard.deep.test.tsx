import { json, press, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { screens } from "../../area.json";
import {
  card,
  failures,
  names,
  open,
  ready,
  see,
  sentence,
  VERIFY_INIGO,
} from "../testing/dashboard.tsx";
import { carmen, held, inigo, LIST, person, session } from "../testing/fixtures.ts";
import { text } from "../text.ts";
import { AdminDashboard } from "./admin-dashboard.tsx";

describe("the list of users", () => {
  it("finds one among 60 at once, and counts them", async () => {
    const municipality = Array.from({ length: 60 }, (_, place) =>
      person(`u${place}`, `Vecina ${place}`),
    );
    await ready({ answers: { [LIST]: () => json(municipality) } });
    expect(screen.getByText("60 usuario(s) encontrado(s)")).toBeTruthy();
    expect(document.querySelectorAll("article")).toHaveLength(60);
    screen.getByLabelText("Buscar usuario por nombre").focus();
    await userEvent.paste("vecina 47");
    expect(names()).toEqual(["Vecina 47"]);
  });

  it("stands where a page of another release had a part that there is not", async () => {
    await ready({ view: "a part of another release" });
    expect(names()).toEqual(["Carmen López", "Íñigo Ruiz"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text.dashboard.title);
    expect(screen.getByRole("searchbox")).toBeTruthy();
  });

  it("that was never read says so", async () => {
    let broken = true;
    renderScreen(<AdminDashboard />, {
      session,
      answers: { [LIST]: () => (broken ? json({}, 500) : json([carmen])) },
    });
    const failed = "Error al cargar usuarios. Por favor, inténtalo de nuevo.";
    expect((await screen.findByText(failed)).closest('[role="alert"]')).toBeTruthy();
    broken = false;
    await press("Reintentar");
    await screen.findByText("1 usuario(s) encontrado(s)");
    expect(screen.queryByText(failed)).toBeNull();
  });

  it("is read again on 'Actualizar', with the old one in sight", async () => {
    const { answer: second, release } = held(json([carmen, inigo]));
    let reads = 0;
    await ready({ answers: { [LIST]: () => (reads++ ? second() : json([carmen])) } });
    await press("Actualizar");
    expect(screen.getByRole("button", { name: "Actualizando..." })).toBeTruthy();
    expect(names()).toEqual(["Carmen López"]);
    release();
    await screen.findByText("2 usuario(s) encontrado(s)");
    expect(screen.getByRole("button", { name: "Actualizar" })).toBeTruthy();
  });
});

describe("an administrator's id that this browser no longer keeps", () => {
  it("is told when the list is to be read again", async () => {
    let kept: string | null = "a1";
    await ready({ answers: { [LIST]: () => json([carmen]) }, adminId: () => kept });
    kept = null;
    await press("Actualizar");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText("Carmen López")).toBeNull();
  });
});

describe("'Ver Perfil'", () => {
  it("sends once on a double click", async () => {
    const { answer, release } = held(json({ valid: true }));
    const { world } = await ready({ answers: { [VERIFY_INIGO]: answer } });
    await userEvent.dblClick(card("Íñigo Ruiz").getByRole("button", { name: "Ver Perfil" }));
    release();
    await waitFor(() => expect(world.entered).toHaveLength(1));
    expect(world.calls.filter((call) => call === VERIFY_INIGO)).toHaveLength(1);
  });

  it.each(failures)("without a PIN, explains %s", async (_case, answer, sentence) => {
    const { world } = await ready({ answers: { [VERIFY_INIGO]: answer } });
    await see("Íñigo Ruiz");
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    expect(world.entered).toEqual([]);
  });
});

describe("settings and leaving", () => {
  it("switches the theme both ways", async () => {
    const chosen: string[] = [];
    const setTheme = (theme: string) => void chosen.push(theme);
    const view = await ready({ theme: "light", setTheme });
    await press("Ajustes");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Modo oscuro" }));
    view.unmount();
    await ready({ theme: "dark", setTheme });
    await press("Ajustes");
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Modo oscuro" });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(chosen).toEqual(["dark", "light"]);
  });
});

describe("after a user is created", () => {
  it("closes the dialog, reads the list again, tells, and returns the focus", async () => {
    const kept = person("u9", "Pilar Gil");
    let users = [carmen];
    const { world } = await ready({
      confirms: false,
      answers: {
        [LIST]: () => json(users),
        "POST /api/users": () => {
          users = [carmen, kept];
          return json(kept, 201);
        },
      },
    });
    await press("Crear Nuevo Usuario");
    await userEvent.type(screen.getByLabelText("Nombre Completo"), "Pilar Gil");
    await userEvent.type(screen.getByLabelText("PIN de acceso"), "4071");
    await userEvent.click(await screen.findByRole("checkbox", { name: /Acepto/ }));
    await press("Crear Usuario");
    await screen.findByText("2 usuario(s) encontrado(s)");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(world.said).toEqual(['confirm: Usuario "Pilar Gil" creado exitosamente']);
    const opener = screen.getByRole("button", { name: "Crear Nuevo Usuario" });
    expect(document.activeElement).toBe(opener);
  });
});

describe("enrolling somebody with their family", () => {
  it("leads from the person to the first relative and on to the next", async () => {
    const kept = person("u9", "Pilar Gil");
    const sent: unknown[] = [];
    const { world } = await ready({
      answers: {
        [LIST]: () => json([carmen]),
        "POST /api/users": () => json(kept, 201),
        "POST /api/users/u9/support-persons": async (request) => {
          sent.push(await request.json());
          return json({ id: "s1", name: "Luis", email: "luis@correo.es" }, 201);
        },
      },
    });
    const type = (label: string, value: string) =>
      userEvent.type(screen.getByLabelText(label), value);
    await press("Crear Nuevo Usuario");
    await type("Nombre Completo", "Pilar Gil");
    await type("PIN de acceso", "4071");
    await userEvent.click(await screen.findByRole("checkbox", { name: /Acepto/ }));
    await press("Crear Usuario");
    for (const name of ["Luis", "Eva"]) {
      expect(
        await screen.findByText("Podrá enviar mensajes, fotos y videos a Pilar Gil."),
      ).toBeTruthy();
      await waitFor(() =>
        expect(screen.getByLabelText<HTMLInputElement>("Nombre Completo").value).toBe(""),
      );
      await type("Nombre Completo", name);
      await type("Correo Electrónico", `${name}@correo.es`);
      await type("Contraseña", "tres-gatos");
      await press("Agregar Persona");
    }
    await waitFor(() => expect(sent).toHaveLength(2));
    // Said once the answer is there.
    await waitFor(() =>
      expect(world.said).toEqual([
        'confirm: Usuario "Pilar Gil" creado exitosamente',
        "confirm: Persona de apoyo agregada exitosamente",
        "confirm: Persona de apoyo agregada exitosamente",
      ]),
    );
  });
});

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

  it("leaves", async () => {
    const { world } = await ready();
    await press("Cerrar Sesión");
    expect(world.moves).toEqual(["leave"]);
  });
});
