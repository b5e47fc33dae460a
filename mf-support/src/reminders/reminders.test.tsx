import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { consentRequired } from "../testing/fixtures.ts";
import { COMPLETE, doctor, done, draw, LIST, pill } from "../testing/reminders.tsx";

const CREATE = "POST /api/users/u1/reminders";

test("shows today's and the next days' reminders", async () => {
  const { user } = draw();
  expect(screen.getByRole("status").textContent).toContain("Cargando recordatorios...");
  const today = await screen.findByRole("list", { name: "Recordatorios de hoy" });
  expect(within(today).getByText("Tomar la pastilla")).toBeTruthy();
  expect(within(today).getByText("Atrasado")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Próximos" }));
  const upcoming = screen.getByRole("list", { name: /^(Esta semana|Más adelante)$/ });
  expect(within(upcoming).getByText("Ir al médico")).toBeTruthy();
  // Its day has not come.
  expect(within(upcoming).queryByRole("button", { name: /^Hecho/ })).toBeNull();
});

test("marks the occurrence that is shown, once, and says so", async () => {
  const bodies: unknown[] = [];
  const { user } = draw({
    [COMPLETE]: async (request) => {
      bodies.push(await request.json());
      return json({ ...pill, isCompleted: true, isOverdue: false });
    },
  });
  await user.dblClick(await done());
  expect(await screen.findByText("Marcado como hecho: Tomar la pastilla")).toBeTruthy();
  expect((await done()).getAttribute("aria-pressed")).toBe("true");
  const completedAt = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(bodies).toEqual([{ occurrence: pill.dateTime, isCompleted: true, completedAt }]);
});

test("without a network the mark waits on this device, and is shown as such", async () => {
  let isOnline = false;
  const { user, world } = draw({
    [COMPLETE]: () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return json({ ...pill, isCompleted: true, isOverdue: false });
    },
  });
  await user.click(await done());
  const later = "Hecho · se enviará: Tomar la pastilla";
  const check = await screen.findByRole("button", { name: later });
  expect(check.getAttribute("aria-pressed")).toBe("true");
  const status = "Marcado como hecho: Tomar la pastilla. Se enviará cuando haya conexión.";
  expect(screen.getByText(status)).toBeTruthy();
  expect(world.said).toEqual([]);
  isOnline = true;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByRole("button", { name: later })).toBeNull());
});

test("adds one, with a key that makes it count once", async () => {
  const keys: (string | null)[] = [];
  const { user, world } = draw({
    [CREATE]: (request) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return json(doctor, 201);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Añadir" }));
  const dialog = screen.getByRole("dialog", { name: "Nuevo Recordatorio" });
  await user.type(within(dialog).getByLabelText("Título"), "Llamar a Rosa");
  await user.click(within(dialog).getByRole("button", { name: "Mañana" }));
  await user.click(within(dialog).getByRole("button", { name: "Por la mañana" }));
  await user.click(within(dialog).getByRole("button", { name: "Guardar recordatorio" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  // It is in three days: one sees at once where it went.
  expect(screen.getByRole("tab", { name: "Próximos", selected: true })).toBeTruthy();
  await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
});

test.each([["reading", { [LIST]: consentRequired }, false]])(
  "a consent that is gone on %s turns the view without a complaint",
  async (_what, answers, press) => {
    const { user, onNoConsent, world } = draw(answers);
    if (press) await user.click(await done());
    await waitFor(() => expect(onNoConsent).toHaveBeenCalled());
    expect(world.said).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("changes one, for the occurrence that is shown", async () => {
  const bodies: unknown[] = [];
  const { user, world } = draw({
    "PATCH /api/users/u1/reminders/r1": async (request) => {
      bodies.push(await request.json());
      return json({ ...pill, title: "Media pastilla" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Opciones: Tomar la pastilla" }));
  await user.click(screen.getByRole("button", { name: "Cambiar: Tomar la pastilla" }));
  const dialog = within(screen.getByRole("dialog", { name: "Cambiar recordatorio" }));
  await user.clear(dialog.getByLabelText("Título"));
  await user.type(dialog.getByLabelText("Título"), "Media pastilla");
  await user.click(dialog.getByRole("button", { name: "Guardar recordatorio" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodies).toMatchObject([
    { occurrence: pill.dateTime, scope: "one", title: "Media pastilla" },
  ]);
  await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
});
