import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { held, LIST, ownCalls, person, session } from "../testing/fixtures.ts";

const CHANGE = "PATCH /api/users/u1";
const NAME = "Nombre Completo";
const PHONE = "Teléfono (opcional)";
const EMAIL = "Correo Electrónico (opcional)";
const carmen = person("u1", "Carmen López", { phone: "600 123 456", email: "carmen@correo.es" });
const inigo = person("u2", "Íñigo Ruiz");

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

async function type(name: string, value: string) {
  await userEvent.clear(field(name));
  if (value) await userEvent.type(field(name), value);
}

/** The dashboard over a server that keeps what it is sent. */
async function openDashboard({ answers, ...setup }: ScreenSetup = {}) {
  const sent: unknown[] = [];
  let record = carmen;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: {
      [LIST]: () => json([record, inigo]),
      [CHANGE]: async (request) => {
        const details = await request.json();
        sent.push(details);
        record = { ...record, ...details };
        return json(record);
      },
      ...answers,
    },
    ...setup,
  });
  await screen.findByText("2 usuario(s) encontrado(s)");
  return { ...view, sent };
}

async function open(setup: ScreenSetup = {}) {
  const view = await openDashboard(setup);
  await userEvent.click(button("Más opciones de Carmen López"));
  await userEvent.click(await screen.findByRole("button", { name: /^Datos de la persona/ }));
  return view;
}

describe("the telephone on a person's card", () => {
  it("can be read and called; without one nothing stands there", async () => {
    await openDashboard();
    const card = (name: string) => within(screen.getByRole("article", { name }));
    const link = card("Carmen López").getByRole("link", {
      name: "Llamar a Carmen López: 600 123 456",
    });
    expect(link.getAttribute("href")).toBe("tel:600123456");
    expect(card("Íñigo Ruiz").queryByRole("link")).toBeNull();
  });

  it.each([
    ["+34 (600) 12-34.56", "tel:+34600123456"],
    ["953 00 00 00", "tel:953000000"],
  ])("%s is called as %s", async (phone, href) => {
    await openDashboard({ answers: { [LIST]: () => json([{ ...carmen, phone }, inigo]) } });
    expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  });
});

describe("'Datos de la persona'", () => {
  it("shows what is written down", async () => {
    const { world } = await open();
    expect(screen.getByRole("dialog", { name: "Datos de Carmen López" })).toBeTruthy();
    expect([NAME, PHONE, EMAIL].map((name) => field(name).value)).toEqual([
      "Carmen López",
      "600 123 456",
      "carmen@correo.es",
    ]);
    expect(ownCalls(world)).toHaveLength(1);
  });

  it.each([
    [NAME, " Carmen López Gil ", { name: "Carmen López Gil" }],
    [PHONE, "+34 600 999 999", { phone: "+34 600 999 999" }],
    [PHONE, "", { phone: "" }],
    [EMAIL, "nueva@correo.es", { email: "nueva@correo.es" }],
    [EMAIL, "", { email: "" }],
    ["Calle y número (opcional)", "Calle Mayor, 12", { address: "Calle Mayor, 12" }],
    ["Apellidos (opcional)", "Gil Ruiz", { surnames: "Gil Ruiz" }],
    ["Fecha de nacimiento (opcional)", "1941-05-28", { birthDate: "1941-05-28" }],
    ["Contacto de emergencia (opcional)", "Lucía Gil", { emergencyName: "Lucía Gil" }],
    ["Teléfono de emergencia (opcional)", "600 654 321", { emergencyPhone: "600 654 321" }],
  ])("%s: sends '%s' and nothing that was not changed", async (name, value, expected) => {
    const { sent } = await open();
    await type(name, value);
    await userEvent.click(button("Guardar cambios"));
    await waitFor(() => expect(sent).toEqual([expected]));
  });

  it("is sent once, told under the new name, and read again", async () => {
    const { answer, release } = held(json({ ...carmen, name: "Carmen Gil" }));
    let name = carmen.name;
    const { world } = await open({
      answers: {
        [LIST]: () => json([{ ...carmen, name }, inigo]),
        [CHANGE]: () => {
          name = "Carmen Gil";
          return answer();
        },
      },
    });
    await type(NAME, "Carmen Gil");
    await userEvent.dblClick(button("Guardar cambios"));
    expect(button("Guardando...")).toBeTruthy();
    release();
    await waitFor(() =>
      expect(world.said).toEqual(["alert: Los datos de Carmen Gil se han guardado"]),
    );
    expect(ownCalls(world).filter((call) => call === CHANGE)).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByRole("article", { name: "Carmen Gil" })).toBeTruthy();
    expect(document.activeElement).toBe(button("Más opciones de Carmen Gil"));
  });

  it("closes without a call when nothing was changed", async () => {
    const { world } = await open();
    await type(NAME, "Carmen López ");
    await userEvent.click(button("Guardar cambios"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(ownCalls(world)).toHaveLength(1);
    expect(world.said).toEqual([]);
  });

  it.each([
    [NAME, "  ", "El nombre es obligatorio"],
    [EMAIL, "carmen", "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [EMAIL, "carmen@correo", "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [PHONE, "llámame", "Escribe un teléfono válido, solo con números."],
    [
      "Teléfono de emergencia (opcional)",
      "su hija",
      "Escribe un teléfono válido, solo con números.",
    ],
    [PHONE, "12", "Escribe un teléfono válido, solo con números."],
    [PHONE, "600 123 456 (por la tarde)", "Escribe un teléfono válido, solo con números."],
  ])("%s of '%s' is not sent", async (name, value, sentence) => {
    const { sent } = await open();
    await type(name, `${value}{Enter}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field(name));
    expect(sent).toEqual([]);
  });

  it("shows the server's sentence under its field, with what was typed", async () => {
    const error = "Ese teléfono ya no existe.";
    const { world } = await open({
      answers: {
        [CHANGE]: () => json({ error, code: "VALIDATION", fields: { phone: error } }, 400),
      },
    });
    await type(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(world.said).toEqual([]);
    expect(field(PHONE).value).toBe("600 000 001");
  });

  it("stays typed after a lost network", async () => {
    const { world } = await open({
      answers: {
        [CHANGE]: () => {
          throw new TypeError("Failed to fetch");
        },
      },
    });
    await type(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    const sentence = "alert: Error al guardar los datos. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([sentence]));
    expect(field(PHONE).value).toBe("600 000 001");
  });
});

describe("what was typed in it", () => {
  it("waits for the next login when the session has ended", async () => {
    const error = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    const ended = await open({ answers: { [CHANGE]: () => json({ error }, 401) } });
    await type(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    const kept = "Vuelve a entrar: lo que has escrito se conserva.";
    await waitFor(() => expect(ended.world.said).toEqual([`alert: ${error} – ${kept}`]));
    ended.unmount();

    const { sent, unmount } = await openDashboard();
    expect(screen.getByRole("dialog", { name: "Datos de Carmen López" })).toBeTruthy();
    const resumed = "Aquí está lo que escribiste. Todavía no se ha guardado.";
    expect(screen.getByText(resumed)).toBeTruthy();
    expect(field(PHONE).value).toBe("600 000 001");
    expect(field(NAME).value).toBe("Carmen López");
    await userEvent.click(button("Guardar cambios"));
    await waitFor(() => expect(sent).toEqual([{ phone: "600 000 001" }]));
    unmount();
    await openDashboard();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is kept when Back leads away, and not when nothing was typed", async () => {
    const left = await open();
    await left.world.runGuards();
    left.unmount();
    const untouched = await openDashboard();
    expect(screen.queryByRole("dialog")).toBeNull();
    untouched.unmount();

    const typed = await open();
    await type(EMAIL, "nueva@correo.es");
    await typed.world.runGuards();
    typed.unmount();
    await openDashboard();
    expect(field(EMAIL).value).toBe("nueva@correo.es");
  });
});
