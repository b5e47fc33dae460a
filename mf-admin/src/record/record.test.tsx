import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { NOTES, noted, OF, open, part, press, record } from "../testing/record.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"), 60_000);

describe("'Ficha de la persona'", () => {
  it("speaks of somebody who has died not as of the living", async () => {
    const dead = { ...record, isActive: false, isDeceased: true, municipalConsent: true };
    const erasedAfter = "2027-03-02T10:00:00.000Z";
    const { world } = await open({ [`GET ${OF}`]: () => json({ ...dead, erasedAfter }) });
    const access = part("Acceso al portal");
    expect(access.getByText("Falleció")).toBeTruthy();
    expect(access.getByText(/se borrará para siempre el/)).toBeTruthy();
    expect(access.queryByText(/puedes activarla/)).toBeNull();
    expect(access.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("region", { name: "Resumen de su actividad" })).toBeNull();
    expect(world.calls.some((call) => /metrics|stats/.test(call))).toBe(false);
  });

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

  it("deactivates after asking, and activates without", async () => {
    let isActive = true;
    const sent: unknown[] = [];
    await open({
      [`GET ${OF}`]: () => json({ ...record, isActive }),
      [`PUT ${OF}/active`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        isActive = body.isActive;
        return new Response(null, { status: 204 });
      },
    });
    await press("Desactivar");
    await screen.findByText(/^No puede entrar ni aparece en 'Seleccionar Usuario'/);
    await press("Activar de nuevo");
    await screen.findByRole("button", { name: "Desactivar" });
    expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
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

  it("stay typed when a colleague was faster, in the server's words", async () => {
    const error = "Otra persona ha cambiado la nota mientras escribías.";
    const { world } = await open({
      [`PUT ${NOTES}`]: () => json({ error, code: "NOTES_CHANGED" }, 409),
    });
    const field = await part("Notas del personal").findByLabelText<HTMLTextAreaElement>("Notas");
    await userEvent.click(field);
    await userEvent.paste("Lo mío");
    await press("Guardar las notas");
    await waitFor(() => expect(world.said).toEqual([`alert: ${error}`]));
    expect(field.value).toBe("Lo mío");
  });
});

describe("the summary for staff", () => {
  const figures = {
    totalMinutes: 135,
    activeDays: 4,
    remindersViewed: 9,
    gamesPlayed: 7,
    chatMessages: 12,
    dailyActivity: [{ day: "2026-03-02", minutes: 40 }],
  };

  const counts = {
    [`GET ${OF}/reminders/stats`]: () => json({ completed: 3, pending: 2, today: 4, upcoming: 1 }),
    [`GET ${OF}/media/stats`]: () => json({ totalFiles: 6, total: 6, favorites: 0 }),
  };

  it("is not asked for without the consent, and says how it can be given", async () => {
    const { world } = await open();
    expect(
      part("Resumen de su actividad").getByText(/en sus Ajustes, en 'Compartir con el personal/),
    ).toBeTruthy();
    expect(world.calls.some((call) => /metrics|stats/.test(call))).toBe(false);
  });

  it("shows the numbers with the consent", async () => {
    await open({
      ...counts,
      [`GET ${OF}`]: () => json({ ...record, municipalConsent: true }),
      [`GET ${OF}/metrics`]: () => json(figures),
    });
    expect(await part("Resumen de su actividad").findByText("2 h 15 min")).toBeTruthy();
  });

  it("goes when the consent was taken back meanwhile", async () => {
    let municipalConsent = true;
    await open({
      ...counts,
      [`GET ${OF}`]: () => json({ ...record, municipalConsent }),
      [`GET ${OF}/metrics`]: () => {
        municipalConsent = false;
        return json({ error: "No lo comparte.", code: "CONSENT_REQUIRED" }, 403);
      },
    });
    expect(await screen.findByText(/no comparte el resumen de su actividad/)).toBeTruthy();
    expect(screen.queryByText("Tiempo Activo")).toBeNull();
  });
});
