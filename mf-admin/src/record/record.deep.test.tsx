import { json } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { OF, open, part, press, record } from "../testing/record.tsx";

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
