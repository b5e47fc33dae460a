import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { NOTES, OF, open, part, record } from "../testing/record.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"), 60_000);

describe("'Ficha de la persona'", () => {
  it("says on which day somebody deactivated will be erased", async () => {
    const off = { ...record, isActive: false, erasedAfter: "2027-03-02T10:00:00.000Z" };
    await open({ [`GET ${OF}`]: () => json(off) });
    const day = await part("Acceso al portal").findByText(/se borrará para siempre el/);
    expect(day.textContent).toMatch(/2 de marzo de 2027\.$/);
  });

  it("leads to the correction, and shows what was saved", async () => {
    let shown = record;
    await open({
      [`GET ${OF}`]: () => json(shown),
      [`PATCH ${OF}`]: async (request) => {
        shown = { ...shown, ...(await request.json()) };
        return json(shown);
      },
    });
    await press("Corregir los datos");
    const phone = screen.getByLabelText("Teléfono (opcional)");
    await userEvent.clear(phone);
    await userEvent.type(phone, "611 000 000");
    await press("Guardar cambios");
    expect(await part("Datos").findByText("611 000 000")).toBeTruthy();
  });

  it("does not deactivate when one thinks better of it", async () => {
    const { world } = await open({}, { confirms: false });
    await press("Desactivar");
    expect(world.said).toEqual(["confirm: ¿Desactivar a Carmen?"]);
    expect(world.calls.some((call) => call.startsWith("PUT"))).toBe(false);
  });

  it("says that somebody is not there any more", async () => {
    let isThere = true;
    await open({
      [`GET ${OF}`]: () => (isThere ? json(record) : json({ error: "No existe." }, 404)),
      [`PUT ${OF}/active`]: () => {
        isThere = false;
        return new Response(null, { status: 204 });
      },
    });
    await press("Desactivar");
    expect((await screen.findByRole("alert")).textContent).toBe("Usuario no encontrado");
  });
});

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
