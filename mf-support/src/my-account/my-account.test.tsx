import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SupportDashboard } from "../support-dashboard/support-dashboard.tsx";
import { carmen, sessionWith } from "../testing/fixtures.ts";

const SESSIONS = "GET /api/account/sessions";
const END = "DELETE /api/account/sessions/s2";
const PASSWORD = "PUT /api/account/password";
const at = "2026-03-02T09:00:00.000Z";
const own = { id: "s1", device: "Móvil Android, con Chrome", startedAt: at, lastUsedAt: at };
const other = { ...own, id: "s2", device: "iPhone, con Safari", isThisOne: false };

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function open(answers: ScreenSetup["answers"] = {}) {
  const session = sessionWith([carmen]);
  const view = renderScreen(<SupportDashboard />, {
    ...{ session, screen: "support-dashboard" },
    answers: {
      "GET /api/session": () => json(session),
      "GET /api/users/u1/reminders": () => json([]),
      "GET /api/users/u1/reminders/upcoming": () => json([]),
      "GET /api/users/u1/metrics": () => json({ dailyActivity: [] }),
      [SESSIONS]: () => json([{ ...own, isThisOne: true }, other]),
      ...answers,
    },
  });
  await press("Mi cuenta");
  expect(await screen.findByRole("heading", { level: 1, name: "Mi cuenta" })).toBeTruthy();
  await screen.findByText("iPhone, con Safari");
  return view;
}

it("changes one's password, and says what is wrong under its field", async () => {
  const error = "Esta no es tu contraseña actual.";
  const answers = [
    json({ error, code: "VALIDATION", fields: { currentPassword: error } }, 400),
    new Response(null, { status: 204 }),
  ];
  const { world } = await open({ [PASSWORD]: () => answers.shift() as Response });
  await press("Guardar contraseña");
  expect(screen.getByText("Escribe tu contraseña actual.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Contraseña actual"), "tres-gatos");
  await userEvent.type(screen.getByLabelText("Contraseña nueva"), "cuatro-perros");
  await press("Guardar contraseña");
  expect(await screen.findByText(error)).toBeTruthy();
  await press("Guardar contraseña");
  await waitFor(() => expect(world.said).toEqual(["toast: Contraseña cambiada"]));
});

it("ends another session, not this one", async () => {
  const { world } = await open({ [END]: () => new Response(null, { status: 204 }) });
  expect(screen.getByText("Esta sesión")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Cerrar sesión en/ })).toHaveLength(1);
  await press("Cerrar sesión en iPhone, con Safari");
  await waitFor(() => expect(screen.queryByText("iPhone, con Safari")).toBeNull());
  expect(world.calls).toContain(END);
});

it("'Volver' leads to the dashboard", async () => {
  await open();
  await press("Volver");
  expect(await screen.findByRole("heading", { level: 1, name: "Hola, Lucía" })).toBeTruthy();
});
