import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, held, LIST, session } from "../fixtures.ts";

const SUPPORT = "GET /api/users/u1/support-persons";
const ADD = "POST /api/users/u1/support-persons";
const lucia = { id: "s1", name: "Lucía López", email: "lucia@correo.es" };

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Fills a field as a password manager or a paste would. */
async function put(name: string, value: string) {
  await userEvent.click(field(name));
  await userEvent.paste(value);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const offline = () => {
  throw new TypeError("Failed to fetch");
};

/** The dashboard with one person, whose `button` is pressed. */
async function open(button: string, answers: ScreenSetup["answers"] = {}) {
  const view = renderScreen(<AdminDashboard />, {
    session,
    answers: { [LIST]: () => json([carmen]), ...answers },
  });
  await screen.findByRole("article", { name: "Carmen López" });
  await press(button);
  return view;
}

describe("'Agregar Persona de Apoyo'", () => {
  async function fill() {
    await put("Nombre Completo", "  Lucía López ");
    await put("Correo Electrónico", "lucia@correo.es");
    await put("Contraseña", " tres-gatos ");
  }

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
    await expect.poll(() => world.said).toEqual(["alert: Persona de apoyo agregada exitosamente"]);
    expect(sent).toEqual({
      name: "Lucía López",
      email: "lucia@correo.es",
      password: "tres-gatos",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Agregar Apoyo" }));
  });

  it("wants every field", async () => {
    const { world } = await open("Agregar Apoyo");
    await userEvent.type(field("Nombre Completo"), "Lucía");
    await userEvent.type(field("Contraseña"), "   ");
    await press("Agregar Persona");
    expect(world.said).toEqual(["alert: Por favor complete todos los campos"]);
    expect(document.activeElement).toBe(field("Correo Electrónico"));
    expect(field("Contraseña").getAttribute("aria-invalid")).toBe("true");
    expect(field("Nombre Completo").getAttribute("aria-invalid")).toBeNull();
    expect(world.calls).toHaveLength(1);
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
    await expect.poll(() => world.said).toHaveLength(1);
    expect(world.calls.filter((call) => call === ADD)).toHaveLength(1);
  });

  const taken = "Ya hay una persona de apoyo con ese correo.";
  const failures: [string, () => Response, string][] = [
    ["the server's sentence", () => json({ error: taken }, 409), taken],
    ["a refusal without one", () => json({}, 500), "Error al crear persona de apoyo"],
    ["a lost network", offline, "Error al crear persona de apoyo"],
  ];
  it.each(failures)("explains %s and keeps what was typed", async (_case, answer, sentence) => {
    const { world } = await open("Agregar Apoyo", { [ADD]: answer });
    await fill();
    await press("Agregar Persona");
    await expect.poll(() => world.said).toEqual([`alert: ${sentence}`]);
    expect(field("Nombre Completo").value.trim()).toBe("Lucía López");
    expect(field("Correo Electrónico").value).toBe("lucia@correo.es");
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

describe("'Personas de Apoyo de {user}'", () => {
  const dialog = () =>
    within(screen.getByRole("dialog", { name: "Personas de Apoyo de Carmen López" }));

  it("lists names and addresses of that person's own", async () => {
    const { answer, release } = held(json([lucia]));
    const { world } = await open("Consultar Apoyos", { [SUPPORT]: answer });
    expect(dialog().getByText("Cargando personas de apoyo...")).toBeTruthy();
    release();
    expect(await dialog().findByText("Lucía López")).toBeTruthy();
    expect(dialog().getByText("lucia@correo.es")).toBeTruthy();
    expect(world.calls.at(-1)).toBe(`${SUPPORT}?municipalityId=m1`);
    await userEvent.click(dialog().getByRole("button", { name: "Eliminar a Lucía López" }));
    expect(world.said).toEqual(["alert: Esta función estará disponible próximamente"]);
  });

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
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    const opener = screen.getByRole("button", { name: "Consultar Apoyos" });
    expect(document.activeElement).toBe(opener);
    await userEvent.click(opener);
    expect(dialog().queryByText("Todavía no hay personas de apoyo")).toBeNull();
    expect(await dialog().findByText("Lucía López")).toBeTruthy();
  });
});
