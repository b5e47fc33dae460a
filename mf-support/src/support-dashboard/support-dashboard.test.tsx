import type { SupportSession } from "@acompana/kit/area";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carmen, consentRequired, manuel, sessionWith } from "../fixtures.ts";
import { SupportDashboard } from "./support-dashboard.tsx";

const SESSION = "GET /api/session";
const MEDIA = "GET /api/users/u1/media";

const shared = ["Métricas", "Recordatorios", "Recuerdos"];
const explanation = "Carmen López no ha autorizado compartir esta información";
const reportError = vi.fn();

beforeEach(() => void vi.stubGlobal("reportError", reportError));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reportError.mockClear();
});

function draw(users: SupportSession["users"], answers?: ScreenSetup["answers"]) {
  const session = sessionWith(users);
  const view = renderScreen(<SupportDashboard />, {
    screen: "support-dashboard",
    session,
    answers: { [SESSION]: () => json(session), [MEDIA]: () => json([]), ...answers },
  });
  return { ...view, user: userEvent.setup() };
}

/** What the server says now of whom is shared with. */
const consents = (...users: SupportSession["users"]) => ({
  [SESSION]: () => json(sessionWith(users)),
});

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
  await waitFor(() => expect(world.calls).toEqual([SESSION]));
});

test("without consent only messages are open, and each other card says why it is not", async () => {
  const { user } = draw([{ ...carmen, familyConsent: false }]);
  expect(dimmed()).toHaveLength(3);
  expect(within(card("Enviar Mensaje")).queryByText("Requiere autorización")).toBeNull();
  for (const title of shared) {
    await user.click(card(title));
    expect(document.activeElement).toBe(await heading(title));
    expect(screen.getByText(explanation)).toBeTruthy();
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

test("'Comprobar de nuevo' says that it is still so, and opens the view once it is not", async () => {
  let users = [{ ...carmen, familyConsent: false }];
  const { user } = draw(users, { [SESSION]: () => json(sessionWith(users)) });
  await user.click(card("Recuerdos"));
  await user.click(screen.getByRole("button", { name: "Comprobar de nuevo" }));
  expect(await screen.findByText("Todavía no está autorizado.")).toBeTruthy();
  users = [carmen];
  await user.click(screen.getByRole("button", { name: "Comprobar de nuevo" }));
  expect(await screen.findByText("Todavía no hay recuerdos")).toBeTruthy();
});

test("a refusal for want of consent turns the open view, and nobody is left nowhere", async () => {
  const { user, world } = draw([carmen], { [MEDIA]: consentRequired });
  await user.click(card("Recuerdos"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(explanation);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText("No se han podido cargar los recuerdos")).toBeNull();
  expect(world.said).toEqual([]);
  expect(reportError).not.toHaveBeenCalled();
});

test("a consent that is withdrawn while nothing is pressed turns the view, and back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let users = [carmen];
  const background: (string | null)[] = [];
  draw(users, {
    [SESSION]: (request) => {
      background.push(request.headers.get("Acompana-Background"));
      return json(sessionWith(users));
    },
  });
  await act(async () => card("Recuerdos").click());
  await screen.findByText("Todavía no hay recuerdos");
  users = [{ ...carmen, familyConsent: false }];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText(explanation)).toBeTruthy();
  users = [carmen];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText("Todavía no hay recuerdos")).toBeTruthy();
  // A page that asks by itself does not count as use.
  expect(new Set(background)).toEqual(new Set(["1"]));
});

test("a consent that was withdrawn since the login shows", async () => {
  draw([carmen], consents({ ...carmen, familyConsent: false }));
  expect(dimmed()).toHaveLength(0);
  await waitFor(() => expect(dimmed()).toHaveLength(3));
});

test("a consent that was given since the login shows", async () => {
  draw([{ ...carmen, familyConsent: false }], consents(carmen));
  expect(dimmed()).toHaveLength(3);
  await waitFor(() => expect(dimmed()).toHaveLength(0));
});

test("consents that cannot be read stay the session's, and it is only reported", async () => {
  const { world } = draw([{ ...carmen, familyConsent: false }], {
    [SESSION]: () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500),
  });
  await waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect(dimmed()).toHaveLength(3);
  expect(world.said).toEqual([]);
});

test("who accompanies two people chooses whom, each with their own consent", async () => {
  const { user, world } = draw([carmen, manuel], {
    "GET /api/users/u2/media": () => json([]),
    ...consents(carmen, { ...manuel, familyConsent: true }),
  });
  const choice = screen.getByRole("group", { name: "¿A quién quieres acompañar ahora?" });
  const radio = (name: string) => within(choice).getByRole("radio", { name }) as HTMLInputElement;
  expect(radio("Carmen López").checked).toBe(true);
  await user.click(radio("Manuel Ortega"));
  expect(radio("Manuel Ortega").checked).toBe(true);
  expect(screen.getByText("Acompañas a Manuel Ortega")).toBeTruthy();
  await waitFor(() => expect(dimmed()).toHaveLength(0));
  // The views follow.
  await user.click(card("Recuerdos"));
  await screen.findByText("Todavía no hay recuerdos");
  expect(screen.getByText("Acompañas a Manuel Ortega")).toBeTruthy();
  expect(world.calls).toContain("GET /api/users/u2/media?limit=2000");
  expect(world.calls).not.toContain("GET /api/users/u1/media?limit=2000");
});

test("a person whom the relative no longer accompanies gives way to the other one", async () => {
  draw([carmen, manuel], consents(manuel));
  expect(await screen.findByText("Acompañas a Manuel Ortega")).toBeTruthy();
});

test("'Cerrar sesión' leaves", async () => {
  const { user, world } = draw([carmen]);
  await user.click(screen.getByRole("button", { name: "Cerrar sesión" }));
  expect(world.moves).toEqual(["leave"]);
});
