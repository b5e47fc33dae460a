import type { SupportSession } from "@acompana/kit/area";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SupportDashboard } from "./support-dashboard.tsx";

const CARMEN = "GET /api/users/u1";
const MANUEL = "GET /api/users/u2";

const carmen = { id: "u1", name: "Carmen López", familyConsent: true };
const manuel = { id: "u2", name: "Manuel Ortega", familyConsent: false };

const shared = ["Métricas", "Recordatorios", "Recuerdos"];
const reportError = vi.fn();

beforeEach(() => void vi.stubGlobal("reportError", reportError));

afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockClear();
});

function draw(users: SupportSession["users"], answers?: ScreenSetup["answers"]) {
  const session: SupportSession = {
    role: "support",
    supportPerson: { id: "s1", name: "Lucía López", email: "lucia@correo.es" },
    userId: "u1",
    user: users[0] ?? carmen,
    users,
    municipality: { id: "m1", name: "Villanueva del Valle" },
  };
  const records = Object.fromEntries(
    users.map((user) => [`GET /api/users/${user.id}`, () => json(user)]),
  );
  const view = renderScreen(<SupportDashboard />, {
    screen: "support-dashboard",
    session,
    answers: { ...records, ...answers },
  });
  return { ...view, user: userEvent.setup() };
}

const card = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const dimmed = () => screen.queryAllByText("Requiere autorización");
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("greets, names the person and dims nothing that is authorised", async () => {
  const { world } = draw([carmen]);
  expect(document.activeElement).toBe(await heading("Hola, Lucía"));
  expect(screen.getByText("Acompañas a Carmen López")).toBeTruthy();
  for (const title of ["Enviar Mensaje", ...shared]) expect(card(title)).toBeTruthy();
  expect(dimmed()).toHaveLength(0);
  expect(screen.queryByRole("radio")).toBeNull();
  await waitFor(() => expect(world.calls).toEqual([CARMEN]));
});

test("without consent only messages are open, and each other card says why it is not", async () => {
  const { user } = draw([{ ...carmen, familyConsent: false }]);
  expect(dimmed()).toHaveLength(3);
  expect(within(card("Enviar Mensaje")).queryByText("Requiere autorización")).toBeNull();
  for (const title of shared) {
    await user.click(card(title));
    expect(document.activeElement).toBe(await heading(title));
    const sentence = "Carmen López no ha autorizado compartir esta información";
    expect(screen.getByText(sentence)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Volver" }));
    expect(document.activeElement).toBe(await heading("Hola, Lucía"));
  }
});

test("from the explanation one can go on to a message", async () => {
  const { user } = draw([{ ...carmen, familyConsent: false }]);
  await user.click(card("Métricas"));
  await user.click(screen.getByRole("button", { name: "Enviar Mensaje" }));
  expect(document.activeElement).toBe(await heading("Enviar Mensaje"));
});

test.each(["Enviar Mensaje", ...shared])("'%s' is announced, and leads back", async (title) => {
  const { user } = draw([carmen]);
  await user.click(card(title));
  await heading(title);
  expect(screen.getByText("Esta categoría estará disponible próximamente")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Volver" }));
  await heading("Hola, Lucía");
});

test("a consent that was withdrawn since the login shows", async () => {
  draw([carmen], { [CARMEN]: () => json({ ...carmen, familyConsent: false }) });
  expect(dimmed()).toHaveLength(0);
  await waitFor(() => expect(dimmed()).toHaveLength(3));
});

test("a consent that was given since the login shows", async () => {
  draw([{ ...carmen, familyConsent: false }], { [CARMEN]: () => json(carmen) });
  expect(dimmed()).toHaveLength(3);
  await waitFor(() => expect(dimmed()).toHaveLength(0));
});

test("a record that cannot be read leaves the session's consent, and is only reported", async () => {
  const { world } = draw([{ ...carmen, familyConsent: false }], {
    [CARMEN]: () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500),
  });
  await waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect(dimmed()).toHaveLength(3);
  expect(world.said).toEqual([]);
});

test("who accompanies two people chooses whom, each with their own consent", async () => {
  const { user, world } = draw([carmen, manuel]);
  const choice = screen.getByRole("group", { name: "¿A quién quieres acompañar ahora?" });
  const radio = (name: string) => within(choice).getByRole("radio", { name }) as HTMLInputElement;
  expect(radio("Carmen López").checked).toBe(true);
  await user.click(radio("Manuel Ortega"));
  expect(radio("Manuel Ortega").checked).toBe(true);
  expect(screen.getByText("Acompañas a Manuel Ortega")).toBeTruthy();
  expect(dimmed()).toHaveLength(3);
  await waitFor(() => expect(world.calls).toEqual([CARMEN, MANUEL]));
});

test("'Cerrar sesión' leaves", async () => {
  const { user, world } = draw([carmen]);
  await user.click(screen.getByRole("button", { name: "Cerrar sesión" }));
  expect(world.moves).toEqual(["leave"]);
});
