import type { Reminder } from "@acompana/kit/reminders";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { carmen, consentRequired, sessionWith } from "../testing/fixtures.ts";
import { Reminders } from "./reminders.tsx";

const LIST = "GET /api/users/u1/reminders";
const UPCOMING = "GET /api/users/u1/reminders/upcoming";
const CREATE = "POST /api/users/u1/reminders";
const COMPLETE = "PATCH /api/users/u1/reminders/r1/complete";
const DELETE = "DELETE /api/users/u1/reminders/r1";

const HOUR = 3600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const pill: Reminder = {
  id: "r1",
  title: "Tomar la pastilla",
  description: "Con agua",
  // A second ago is today at any hour: what is done stands under 'Hoy' only on its own day.
  dateTime: inHours(-1 / 3600),
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: true,
};
const doctor: Reminder = {
  ...pill,
  id: "r2",
  title: "Ir al médico",
  dateTime: inHours(72),
  recurrency: "none",
  isOverdue: false,
};

function draw(answers: ScreenSetup["answers"] = {}, setup: ScreenSetup = {}) {
  const onNoConsent = vi.fn();
  const view = renderScreen(<Reminders person={carmen} onNoConsent={onNoConsent} />, {
    screen: "support-dashboard",
    session: sessionWith([carmen]),
    answers: { [LIST]: () => json([pill]), [UPCOMING]: () => json([doctor]), ...answers },
    ...setup,
  });
  return { ...view, onNoConsent, user: userEvent.setup() };
}

const done = () => screen.findByRole("button", { name: "Hecho: Tomar la pastilla" });
const failed = () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500);

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

test("none at all", async () => {
  const { user } = draw({ [LIST]: () => json([]), [UPCOMING]: () => json([]) });
  expect(await screen.findByText("No hay recordatorios para hoy")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Próximos" }));
  expect(screen.getByText("No hay recordatorios próximos")).toBeTruthy();
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

test("an occurrence that has moved on is told, and the list is read again", async () => {
  const moved = "Este recordatorio ya ha cambiado.";
  const { user, world } = draw({
    [COMPLETE]: () => json({ error: moved, code: "OCCURRENCE_MOVED" }, 409),
  });
  await user.click(await done());
  await waitFor(() =>
    expect(world.said).toEqual([
      `alert: No se pudo guardar el cambio de «Tomar la pastilla» – ${moved}`,
    ]),
  );
  await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
  expect((await done()).getAttribute("aria-pressed")).toBe("false");
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

test("deletes after asking, and leaves the focus on the list's tab", async () => {
  const { user, world } = draw({ [DELETE]: () => new Response(null, { status: 204 }) });
  await user.click(await screen.findByRole("button", { name: "Opciones: Tomar la pastilla" }));
  await user.click(screen.getByRole("button", { name: "Eliminar: Tomar la pastilla" }));
  expect(await screen.findByText("No hay recordatorios para hoy")).toBeTruthy();
  expect(world.said).toEqual([
    "confirm: ¿Eliminar este recordatorio?",
    "toast: Recordatorio eliminado",
  ]);
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Hoy" }));
});

test("a deletion that fails is told in words", async () => {
  const { user, world } = draw({ [DELETE]: failed });
  await user.click(await screen.findByRole("button", { name: "Opciones: Tomar la pastilla" }));
  await user.click(screen.getByRole("button", { name: "Eliminar: Tomar la pastilla" }));
  await waitFor(() =>
    expect(world.said.at(-1)).toBe(
      "alert: No se pudo eliminar el recordatorio. Inténtalo de nuevo. – Algo ha fallado.",
    ),
  );
  expect(screen.getByText("Tomar la pastilla")).toBeTruthy();
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

test("a list that cannot be read says why, and is asked for again", async () => {
  let tries = 0;
  const { user } = draw({ [LIST]: () => (++tries === 1 ? failed() : json([pill])) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("No se han podido cargar los recordatorios");
  expect(alert.textContent).toContain("Algo ha fallado.");
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("Tomar la pastilla")).toBeTruthy();
});

test.each([
  ["reading", { [LIST]: consentRequired }, false],
  ["marking", { [COMPLETE]: consentRequired }, true],
])(
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
