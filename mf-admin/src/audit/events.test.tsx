import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { session } from "../testing/fixtures.ts";
import { MunicipalEvents } from "./events.tsx";

const TRAIL = "GET /api/audit";
const EXPORT = "GET /api/audit/export";
const event = (minute: number) => ({
  at: `2026-03-02T10:${String(minute).padStart(2, "0")}:00.000Z`,
  action: "user.read",
  actor: { role: "administrator", name: "Ana Ruiz" },
  subject: { kind: "person", name: "Carmen López" },
});
const failed = {
  at: "2026-03-02T09:00:00.000Z",
  action: "administrator.login-failed",
  actor: { role: "anyone", name: null },
  subject: null,
};

const draw = (answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<MunicipalEvents />, { session, screen: "admin-dashboard", ...answers });

describe("the municipality's trail", () => {
  it("says who did what and about whom, also what belongs to no person", async () => {
    draw({ answers: { [TRAIL]: () => json({ events: [event(1), failed], next: null }) } });
    await screen.findByText("2 anotaciones · No hay anotaciones más antiguas");
    expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "11:01Ana Ruiz (ayuntamiento) vio la ficha. Sobre Carmen López.",
      "10:00Alguien sin identificar no pudo iniciar sesión como administrador: el correo o la contraseña no eran correctos.",
    ]);
  });

  it("asks for what was filled in, and pages on by the server's own place", async () => {
    const { world } = draw({
      answers: {
        [TRAIL]: (request) => {
          const after = new URL(request.url).searchParams.get("after");
          return json({ events: [event(after ? 1 : 2)], next: after ? null : "PLACE" });
        },
      },
    });
    await screen.findByText("1 anotaciones");
    await userEvent.type(screen.getByLabelText(/^Sobre quién/), "Muñoz");
    await userEvent.click(screen.getByRole("radio", { name: "Permisos" }));
    await userEvent.type(screen.getByLabelText("Desde el día"), "2026-03-01");
    const asked = `${TRAIL}?person=Mu%C3%B1oz&from=2026-03-01&group=consents&limit=50`;
    await waitFor(() => expect(world.calls).toContain(asked));
    await userEvent.click(await screen.findByRole("button", { name: "Ver más antiguas" }));
    await screen.findByText("2 anotaciones · No hay anotaciones más antiguas");
    expect(world.calls.at(-1)).toBe(`${asked}&after=PLACE`);
  });

  it("is downloaded with the same filter, or says why not", async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation(
      (file) => `blob:${made.push(file as Blob)}`,
    );
    let isWell = true;
    const { world } = draw({
      answers: {
        [TRAIL]: () => json({ events: [failed], next: null }),
        [EXPORT]: () => (isWell ? new Response("Fecha;Quién") : json({ error: "Espera." }, 429)),
      },
    });
    await userEvent.click(screen.getByRole("radio", { name: "Lo que ha fallado" }));
    const button = screen.getByRole("button", { name: /^Descargar/ });
    await userEvent.click(button);
    await waitFor(() => expect(made.length).toBe(1));
    expect(await made[0]?.text()).toBe("Fecha;Quién");
    expect(world.calls).toContain(`${EXPORT}?group=failures`);
    isWell = false;
    await userEvent.click(button);
    await waitFor(() => expect(world.said).toEqual(["alert: Espera."]));
  });
});

const limit = { kind: "old-activity", keeps: 24, lastAt: null, heldAt: null, removed: 3 };

describe("a server's clock that is not believed", () => {
  it("is told with its date, and deleting goes on when somebody says that it is right", async () => {
    const { world } = draw({
      answers: {
        [TRAIL]: () => json({ events: [], next: null }),
        "GET /api/retention": () => json([{ ...limit, heldAt: "2031-03-02T10:00:00.000Z" }]),
        "POST /api/retention/resume": () => new Response(null, { status: 204 }),
      },
    });
    expect(
      await screen.findByText(/^Según el servidor es el 2 de marzo de 2031, 11:00/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "La fecha es correcta" }));
    await waitFor(() =>
      expect(world.said).toEqual([
        "toast: El portal volverá a borrar lo que pasa de su plazo, en unas horas.",
      ]),
    );
    expect(screen.queryByText(/^Según el servidor/)).toBeNull();
    expect(screen.getByText("3 borrados en los últimos 30 días")).toBeTruthy();
  });

  it("is asked about only then, and a failure to say so leaves the question", async () => {
    const trail = { [TRAIL]: () => json({ events: [], next: null }) };
    const calm = draw({ answers: { ...trail, "GET /api/retention": () => json([limit]) } });
    await screen.findByText("3 borrados en los últimos 30 días");
    expect(screen.queryByRole("button", { name: "La fecha es correcta" })).toBeNull();
    calm.unmount();
    const { world } = draw({
      answers: {
        ...trail,
        "GET /api/retention": () => json([{ ...limit, heldAt: "2031-03-02T10:00:00.000Z" }]),
        "POST /api/retention/resume": () => json({}, 500),
      },
    });
    const button = await screen.findByRole("button", { name: "La fecha es correcta" });
    await userEvent.click(button);
    await waitFor(() =>
      expect(world.said).toEqual(["alert: No se ha podido guardar. Inténtalo de nuevo."]),
    );
    expect(screen.getByText(/^Según el servidor/)).toBeTruthy();
  });
});
