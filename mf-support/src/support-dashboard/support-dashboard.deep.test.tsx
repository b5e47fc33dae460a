import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  card,
  consents,
  dimmed,
  draw,
  heading,
  SESSION,
  storage,
  withViews,
} from "../testing/dashboard.tsx";
import { carmen, manuel, sessionWith } from "../testing/fixtures.ts";

withViews();

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
  expect(document.activeElement).toBe(await heading("Recuerdos"));
});

test("a consent that was given since the login shows", async () => {
  draw([{ ...carmen, familyConsent: false }], consents(carmen));
  expect(dimmed()).toHaveLength(3);
  await waitFor(() => expect(dimmed()).toHaveLength(0));
});

test("a person whom the relative no longer accompanies gives way to the other one", async () => {
  draw([carmen, manuel], consents(manuel));
  expect(await screen.findByText("Acompañas a Manuel Ortega")).toBeTruthy();
});

test("a half-typed reminder is there after a session that ended under it", async () => {
  const store = storage();
  const answers = {
    "GET /api/users/u1/reminders": () => json([]),
    "GET /api/users/u1/reminders/upcoming": () => json([]),
  };
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(card("Recordatorios"));
    await user.click(await screen.findByRole("button", { name: "Añadir" }));
  };
  const before = draw([carmen], answers, { store });
  await open(before.user);
  await before.user.type(screen.getByLabelText("Título"), "Llamar al médico");
  before.unmount();

  const { user } = draw([carmen], answers, { store });
  expect(within(card("Recordatorios")).getByText("Recordatorio sin guardar")).toBeTruthy();
  await open(user);
  expect(screen.getByLabelText<HTMLInputElement>("Título").value).toBe("Llamar al médico");
});

test("news of one person that could not be put away hide no other's", async () => {
  const at = "2026-03-02T10:00:00.000Z";
  const given = [{ consent: "family" as const, at }];
  const until = `?until=${encodeURIComponent(at)}`;
  const users = [carmen, manuel].map((person) => ({ ...person, newConsents: given }));
  const { world } = draw(users, {
    [`DELETE /api/users/u1/consents/news${until}`]: () => json({}, 500),
    [`DELETE /api/users/u2/consents/news${until}`]: () => json({}, 500),
  });
  await waitFor(() =>
    expect(world.calls.filter((call) => call.includes("/consents/news"))).toHaveLength(2),
  );
  expect(world.said.map((said) => said.replace(/ – .*/, ""))).toEqual([
    "alert: Carmen López comparte algo nuevo",
    "alert: Manuel Ortega comparte algo nuevo",
  ]);
});
