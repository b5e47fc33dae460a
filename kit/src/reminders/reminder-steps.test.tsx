import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { renderScreen } from "../testing/index.tsx";
import { NewReminderDialog } from "./new-reminder-dialog.tsx";
import type { NewReminder } from "./reminder.ts";

/** Saturday evening before the clocks go forward, in Madrid: 19:30. */
const now = new Date("2026-03-28T18:30:00Z");

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now,
    shouldAdvanceTime: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(create = vi.fn(async (_reminder: NewReminder, _key: string): Promise<unknown> => 0)) {
  const onClose = vi.fn();
  const kept = new Map<string, string>();
  const store = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const press = async (...names: (string | RegExp)[]) => {
    for (const name of names) await user.click(screen.getByRole("button", { name }));
  };
  const dialog = (
    <NewReminderDialog keptAs="reminder" create={create} onClose={onClose} isStepped />
  );
  return { ...renderScreen(dialog, { store }), create, onClose, kept, user, press };
}

const question = () => screen.getByRole("heading", { level: 3 }).textContent;
const answers = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "Cerrar");

test("a pill for every morning takes five presses, and nothing is typed", async () => {
  const { press, create, onClose } = draw();
  expect(question()).toBe("¿Qué quieres recordar?");
  expect(answers()).toEqual([
    ...["Pastilla", "Médico", "Llamar", "Regar", "Comprar"],
    "Otra cosaLa escribes tú",
  ]);
  await press("Pastilla", /^Mañana/, /^Por la mañana/, "Cada día");
  expect(screen.getByText(/^Te recordaré/).textContent).toBe(
    "Te recordaré «Tomar la pastilla» mañana, domingo, 29 de marzo, a las 9:00. " +
      "Y después, cada día a esa hora.",
  );
  await press("Guardar recordatorio");
  expect(create.mock.calls[0]?.[0]).toEqual({
    title: "Tomar la pastilla",
    description: "",
    dateTime: "2026-03-29T09:00:00+02:00",
    category: "Medicación",
    recurrency: "daily",
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("each question takes the focus, counts, and can be gone back to", async () => {
  const { press } = draw();
  expect(screen.getByText("Paso 1 de 5")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Paso anterior" })).toBeNull();
  await press("Médico");
  expect(question()).toBe("¿Qué día?");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 3 }));
  expect(screen.getByText("Paso 2 de 5")).toBeTruthy();
  await press("Paso anterior");
  expect(question()).toBe("¿Qué quieres recordar?");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 3 }));
});

test("what comes in the place of 'Otro día' and 'Otra hora' takes the focus", async () => {
  const { press } = draw();
  await press("Regar", "Otro día");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Lunes, 30 de marzo" }));
  await press("Lunes, 30 de marzo", "Otra hora");
  expect(document.activeElement).toBe(screen.getByLabelText("Hora"));
});

test("today offers no hour that has passed; in an hour may be another one", async () => {
  const { press } = draw();
  await press("Llamar", /^Hoy/);
  expect(answers()).toEqual([
    ...["En una hora", "Por la nocheA las 21:00", "Otra hora"],
    "Paso anterior",
  ]);
  await press("En una hora", "Una vez");
  expect(screen.getByText(/^Te recordaré/).textContent).toBe(
    "Te recordaré «Llamar por teléfono» hoy, sábado, 28 de marzo, a las 20:30. " +
      "Será una sola vez.",
  );
});

test("another day is one of the six after tomorrow or is typed, and another hour too", async () => {
  const { press, user, create } = draw();
  await press("Regar", "Otro día");
  expect(answers().slice(0, 6)).toEqual([
    ...["Lunes, 30 de marzo", "Martes, 31 de marzo", "Miércoles, 1 de abril"],
    ...["Jueves, 2 de abril", "Viernes, 3 de abril", "Sábado, 4 de abril"],
  ]);
  const goOn = () => screen.getByRole<HTMLButtonElement>("button", { name: "Seguir" });
  expect(goOn().disabled).toBe(true);
  await user.type(screen.getByLabelText("Día"), "2026-05-15");
  await press("Seguir", "Otra hora");
  expect(goOn().disabled).toBe(true);
  await user.type(screen.getByLabelText("Hora"), "01:15");
  await press("Seguir", "Cada mes");
  expect(screen.getByText(/^Te recordaré/).textContent).toBe(
    "Te recordaré «Regar las plantas» el viernes, 15 de mayo, a la 1:15. " +
      "Y después, cada mes ese mismo día.",
  );
  await press("Guardar recordatorio");
  expect(create.mock.calls[0]?.[0]).toMatchObject({ dateTime: "2026-05-15T01:15:00+02:00" });
});

test("an hour of today that has passed is told before it is saved", async () => {
  const { press, user } = draw();
  await press("Comprar", /^Hoy/, "Otra hora");
  await user.type(screen.getByLabelText("Hora"), "08:00");
  await press("Seguir", "Una vez");
  expect(screen.getByText(/^Esa hora ya ha pasado/)).toBeTruthy();
});

test("'Otra cosa' and 'Cambiar algo' lead to the fields, with what was chosen in them", async () => {
  const first = draw();
  await first.press(/^Otra cosa/);
  expect(document.activeElement).toBe(screen.getByLabelText("Título"));
  first.unmount();

  const { press } = draw();
  await press("Médico", /^Mañana/, /^A la comida/, "Una vez", "Cambiar algo");
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value("Título"), value("Día"), value("Hora")]).toEqual([
    ...["Ir al médico", "2026-03-29", "14:00"],
  ]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Salud" }).checked).toBe(true);
});

test("closing the steps throws them away; what could not be sent waits in its fields", async () => {
  const create = vi.fn(async (): Promise<unknown> => {
    throw new ApiError(0, "");
  });
  const first = draw(create);
  await first.press("Regar", "Cerrar");
  expect(first.onClose).toHaveBeenCalledOnce();
  expect([...first.kept.values()]).toEqual([]);
  first.unmount();

  const { press, kept, world } = draw(create);
  await press("Regar", /^Mañana/, /^Por la tarde/, "Cada semana", "Guardar recordatorio");
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Título").value).toBe("Regar las plantas"),
  );
  expect(world.said.join()).toContain("No se pudo crear el recordatorio.");
  await press("Cerrar");
  expect([...kept.values()].join()).toContain("Regar las plantas");
});

test("what is being sent when the steps are closed waits until it is kept", async () => {
  let fail = (_: Error) => {};
  const create = vi.fn(() => new Promise<unknown>((_, reject) => (fail = reject)));
  const { press, kept, world } = draw(create);
  await press("Regar", /^Mañana/, /^Por la tarde/, "Una vez", "Guardar recordatorio", "Cerrar");
  expect([...kept.values()].join()).toContain("Regar las plantas");
  await act(async () => fail(new ApiError(0, "")));
  expect(world.said.join()).toContain("No se pudo crear el recordatorio.");
  expect([...kept.values()].join()).toContain("Regar las plantas");
});
