import { json, press } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { NOTES, noted, open, part } from "../testing/record.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"), 60_000);

describe("'Ficha de la persona'", () => {
  it("shows what is written down, when the person last entered, and who accompanies them", async () => {
    await open();
    expect(screen.getByText("Carmen Muñoz Gil", { selector: "p" })).toBeTruthy();
    const rows = part("Datos").getAllByRole("term");
    const read = rows.map((row) => [row.textContent, row.nextElementSibling?.textContent]);
    expect(read).toEqual([
      ["Nombre", "Carmen"],
      ["Apellidos", "Muñoz Gil"],
      ["Cómo quiere que la llamemos", "Sin anotar"],
      ["Fecha de nacimiento", "28 de mayo de 1941"],
      ["Teléfono", "600 123 456"],
      ["Calle y número", "Sin anotar"],
      ["Correo electrónico", "Sin anotar"],
      ["En una emergencia", "Lucía Gil, 600 654 321"],
    ]);
    const access = part("Acceso al portal");
    expect(access.getByText("Último acceso: 2 de marzo de 2026, 11:05")).toBeTruthy();
    expect(await part("Quién la acompaña").findByText("lucia@correo.es")).toBeTruthy();
  });
});

describe("the notes of the staff", () => {
  it("tell who wrote them and when, and are saved over what was read", async () => {
    const sent: unknown[] = [];
    let shown = noted;
    await open({
      [`GET ${NOTES}`]: () => json(shown),
      [`PUT ${NOTES}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        shown = { ...noted, text: body.text, changedAt: "2026-03-02T10:00:00.000Z" };
        return json(shown);
      },
    });
    const notes = part("Notas del personal");
    expect(await notes.findByText("Última nota: Ana Ruiz, 1 de marzo de 2026, 10:00")).toBeTruthy();
    await userEvent.click(notes.getByLabelText("Notas"));
    await userEvent.paste(" Y perro.");
    await press("Guardar las notas");
    expect(await notes.findByText("Última nota: Ana Ruiz, 2 de marzo de 2026, 11:00")).toBeTruthy();
    expect(sent).toEqual([{ text: "Llave con Eva. Y perro.", since: noted.changedAt }]);
  });
});

describe("the summary for staff", () => {
  it("is not asked for without the consent, and says how it can be given", async () => {
    const { world } = await open();
    expect(
      part("Resumen de su actividad").getByText(/en sus Ajustes, en 'Compartir con el personal/),
    ).toBeTruthy();
    expect(world.calls.some((call) => /metrics|stats/.test(call))).toBe(false);
  });
});
