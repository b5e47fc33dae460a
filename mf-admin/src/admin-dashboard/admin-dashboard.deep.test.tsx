import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  card,
  failures,
  names,
  press,
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
