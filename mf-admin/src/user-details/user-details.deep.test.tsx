import { button, field, json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { LIST, ownCalls } from "../testing/fixtures.ts";
import {
  CHANGE,
  carmen,
  EMAIL,
  fill,
  inigo,
  NAME,
  open,
  openDashboard,
  PHONE,
  testRefused,
  testSent,
} from "../testing/person-details.tsx";

describe("'Datos de la persona'", () => {
  testSent([
    [PHONE, "+34 600 999 999", { phone: "+34 600 999 999" }],
    [EMAIL, "nueva@correo.es", { email: "nueva@correo.es" }],
    [EMAIL, "", { email: "" }],
    ["Calle y número (opcional)", "Calle Mayor, 12", { address: "Calle Mayor, 12" }],
    ["Apellidos (opcional)", "Gil Ruiz", { surnames: "Gil Ruiz" }],
    ["Cómo quiere que la llamemos (opcional)", "Maruja", { preferredName: "Maruja" }],
    ["Contacto de emergencia (opcional)", "Lucía Gil", { emergencyName: "Lucía Gil" }],
    ["Teléfono de emergencia (opcional)", "600 654 321", { emergencyPhone: "600 654 321" }],
  ]);

  testRefused([
    [EMAIL, "carmen", "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [
      "Teléfono de emergencia (opcional)",
      "su hija",
      "Escribe un teléfono válido, solo con números.",
    ],
  ]);

  it("closes without a call when nothing was changed", async () => {
    const { world } = await open();
    await fill(NAME, "Carmen López ");
    await userEvent.click(button("Guardar cambios"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(ownCalls(world)).toHaveLength(1);
    expect(world.said).toEqual([]);
  });
});

describe("what was typed in it", () => {
  it("is kept when Back leads away, and not when nothing was typed", async () => {
    const left = await open();
    await left.world.runGuards();
    left.unmount();
    const untouched = await openDashboard();
    expect(screen.queryByRole("dialog")).toBeNull();
    untouched.unmount();

    const typed = await open();
    await fill(EMAIL, "nueva@correo.es");
    await typed.world.runGuards();
    void typed.unmount();
    await openDashboard();
    expect(field(EMAIL).value).toBe("nueva@correo.es");
  });
});

describe("the telephone on a person's card", () => {
  it("can be read and called; without one nothing stands there", async () => {
    await openDashboard();
    const card = (name: string) => within(screen.getByRole("article", { name }));
    const link = card("Carmen López").getByRole("link", {
      name: "Llamar a Carmen López: 600 123 456",
    });
    expect(link.getAttribute("href")).toBe("tel:+34600123456");
    expect(card("Íñigo Ruiz").queryByRole("link")).toBeNull();
  });

  it.each([
    ["953 00 00 00", "tel:+34953000000"],
    ["+351 912 345 678", "tel:+351912345678"],
    ["112", "tel:112"],
  ])("%s is called as %s", async (phone, href) => {
    await openDashboard({ answers: { [LIST]: () => json([{ ...carmen, phone }, inigo]) } });
    expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  });
});

it("two numbers of before, in one field, are shown and not dialled as one", async () => {
  const phone = "600123456 949201030";
  await openDashboard({ answers: { [LIST]: () => json([{ ...carmen, phone }, inigo]) } });
  expect(screen.getByText(phone)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

describe("'Datos de la persona'", () => {
  // The other fields are tried in the slow tier.
  testSent([
    [NAME, " Carmen López Gil ", { name: "Carmen López Gil" }],
    [PHONE, "", { phone: "" }],
    [EMAIL, "info@logroño.example", { email: "info@logroño.example" }],
    ["Fecha de nacimiento (opcional)", "1941-05-28", { birthDate: "1941-05-28" }],
  ]);

  testRefused([
    [NAME, "  ", "El nombre es obligatorio"],
    [EMAIL, "carmen@correo", "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [PHONE, "llámame", "Escribe un teléfono válido, solo con números."],
  ]);

  it("shows the server's sentence under its field, with what was typed", async () => {
    const error = "Ese teléfono ya no existe.";
    const { world } = await open({
      answers: {
        [CHANGE]: () => json({ error, code: "VALIDATION", fields: { phone: error } }, 400),
      },
    });
    await fill(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(world.said).toEqual([]);
    expect(field(PHONE).value).toBe("600 000 001");
  });
});

describe("what was typed in it", () => {
  it("waits for the next login when the session has ended", async () => {
    const error = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    const ended = await open({ answers: { [CHANGE]: () => json({ error }, 401) } });
    await fill(PHONE, "600 000 001");
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
});
