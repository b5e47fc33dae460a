import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { renderScreen } from "../testing/index.tsx";
import { NewReminderDialog } from "./new-reminder-dialog.tsx";
import type { NewReminder } from "./reminder.ts";

const REQUIRED = "Campos requeridos – Por favor completa el título y la fecha/hora.";
const SAVED = "toast: Recordatorio creado – Tu recordatorio se ha guardado correctamente.";
const FAILED = "toast: Error – No se pudo crear el recordatorio. Inténtalo de nuevo.";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The evening before the clocks go forward, in Madrid. */
const now = new Date("2026-03-28T22:30:00Z");

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
  const onCreated = vi.fn();
  const onClose = vi.fn();
  const dialog = (
    <NewReminderDialog keptAs="reminder" create={create} onCreated={onCreated} onClose={onClose} />
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...renderScreen(dialog), create, onCreated, onClose, user };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const set = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

test("sends a trimmed reminder of the wall clock's morning after the clocks changed", async () => {
  const { user, create, onCreated, onClose, world } = draw();
  await user.type(input("Título"), "  Tomar la pastilla  ");
  await user.click(button("Mañana"));
  await user.click(button("Por la mañana"));
  expect(screen.getByRole("status").textContent).toBe("Será el domingo, 29 de marzo, a las 9:00.");
  await user.click(screen.getByRole("radio", { name: "Cada día" }));
  await user.click(screen.getByRole("radio", { name: "Medicación" }));
  await user.type(input("Descripción (si quieres)"), " con agua {Enter}");

  expect(create).toHaveBeenCalledExactlyOnceWith(
    {
      title: "Tomar la pastilla",
      description: "con agua",
      dateTime: "2026-03-29T09:00:00+02:00",
      category: "Medicación",
      recurrency: "daily",
    },
    expect.stringMatching(UUID),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onCreated).toHaveBeenCalledOnce();
  expect(world.said).toEqual([SAVED]);
});

test("an hour after one is said in the singular", async () => {
  const { user } = draw();
  await user.click(button("Mañana"));
  set("Hora", "01:05");
  expect(screen.getByRole("status").textContent).toBe("Será el domingo, 29 de marzo, a la 1:05.");
});

test("category and recurrence are 'Personal' and once unless chosen", async () => {
  const { user, create } = draw();
  await user.type(input("Título"), "Llamar a Rosa");
  await user.click(button("En una hora"));
  expect(input("Día").value).toBe("2026-03-29");
  expect(input("Hora").value).toBe("00:30");
  expect(button("En una hora").getAttribute("aria-pressed")).toBe("true");
  await user.click(button("Guardar recordatorio"));
  const [reminder] = create.mock.calls[0] ?? [];
  expect(reminder).toMatchObject({
    dateTime: "2026-03-29T00:30:00+01:00",
    category: "Personal",
    recurrency: "none",
  });
});

test("what is missing is said in the form and at its field, by no toast over it; the first one takes the focus", async () => {
  const { user, create, world } = draw();
  await user.type(input("Título"), "   ");
  await user.click(button("Guardar recordatorio"));
  expect(world.said).toEqual([]);
  expect(screen.getByText(REQUIRED)).toBeTruthy();
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual(
    expect.arrayContaining(["Escribe qué quieres recordar", "Elige el día", "Elige la hora"]),
  );
  expect(document.activeElement).toBe(input("Título"));

  await user.type(input("Título"), "Llamar a Rosa");
  set("Día", "2026-04-01");
  await user.click(button("Guardar recordatorio"));
  expect(screen.queryByText("Elige el día")).toBeNull();
  expect(document.activeElement).toBe(input("Hora"));
  expect(create).not.toHaveBeenCalled();
});

test("a moment that has passed is told kindly and can be saved", async () => {
  const { user, create } = draw();
  await user.type(input("Título"), "Regar");
  set("Día", "2026-03-28");
  set("Hora", "09:00");
  const status = screen.getByRole("status");
  expect(status.textContent).toBe(
    "Esa hora ya ha pasado. Puedes guardarlo: lo verás como atrasado.",
  );
  await user.click(screen.getByRole("radio", { name: "Cada semana" }));
  expect(status.textContent).toMatch(/^Esa primera vez ya ha pasado\./);
  await user.click(button("Guardar recordatorio"));
  expect(create).toHaveBeenCalledOnce();
});

test("after a failure nothing is lost, and the same reminder keeps its key", async () => {
  const create = vi.fn(async (_reminder: NewReminder, _key: string): Promise<unknown> => {
    throw new ApiError(0, "");
  });
  const { user, world, onClose } = draw(create);
  await user.type(input("Título"), "Llamar a Rosa");
  await user.click(button("En una hora"));
  await user.click(button("Guardar recordatorio"));
  await waitFor(() => expect(document.activeElement).toBe(button("Guardar recordatorio")));
  expect(world.said).toEqual([FAILED]);
  expect(input("Título").value).toBe("Llamar a Rosa");

  await user.click(button("Guardar recordatorio"));
  await waitFor(() => expect(world.said).toEqual([FAILED, FAILED]));
  await user.type(input("Título"), " y a Paco");
  await user.click(button("Guardar recordatorio"));
  await waitFor(() => expect(world.said).toHaveLength(3));
  const keys = create.mock.calls.map(([, key]) => key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(onClose).not.toHaveBeenCalled();
});

test("the server's own sentence stands above the button", async () => {
  const sentence = "La persona no ha autorizado compartir esta información.";
  const { user } = draw(
    vi.fn(async () => {
      throw new ApiError(403, JSON.stringify({ error: sentence, code: "CONSENT_REQUIRED" }));
    }),
  );
  await user.type(input("Título"), "Regar");
  await user.click(button("En una hora"));
  await user.click(button("Guardar recordatorio"));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("is sent once, however often the button is pressed", async () => {
  let finish = () => {};
  const create = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = draw(create);
  await user.type(input("Título"), "Regar");
  await user.click(button("En una hora"));
  await user.dblClick(button("Guardar recordatorio"));
  expect(button("Guardando...")).toHaveProperty("disabled", true);
  expect(create).toHaveBeenCalledOnce();
  await act(async () => finish());
});

test("what was typed under a name waits until it is saved or thrown away", async () => {
  const kept = new Map<string, string>();
  const store = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const open = () =>
    renderScreen(
      <NewReminderDialog
        create={async () => 0}
        onCreated={() => {}}
        onClose={() => {}}
        keptAs="r"
      />,
      { store },
    );
  const first = open();
  await user.type(input("Título"), "Médico");
  await user.click(button("Mañana"));
  await user.click(screen.getByRole("radio", { name: "Salud" }));
  first.unmount();

  const second = open();
  expect(screen.getByText("Aquí está lo que escribiste.")).toBeTruthy();
  expect(input("Título").value).toBe("Médico");
  expect(input("Día").value).toBe("2026-03-29");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Salud" }).checked).toBe(true);
  await user.click(button("Cancelar"));
  second.unmount();

  open();
  expect(input("Título").value).toBe("");
  expect(screen.queryByText("Aquí está lo que escribiste.")).toBeNull();
});

test("an ended session is left to the shell's own sentence", async () => {
  const ended = vi.fn(async () => {
    throw new ApiError(401, '{"error":"Tu sesión ha terminado."}');
  });
  const { user, world } = draw(ended);
  await user.type(input("Título"), "Médico");
  await user.click(button("Hoy"));
  await user.click(button("Por la noche"));
  await user.click(button("Guardar recordatorio"));
  expect(ended).toHaveBeenCalledOnce();
  expect(world.said).toEqual([]);
});

test("empty it says what is missing, of a time that was never chosen nothing, and sends nothing", async () => {
  const { user, create, world } = draw();
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(button("Guardar recordatorio"));
  expect(await screen.findByText(REQUIRED)).toBeTruthy();
  for (const sentence of ["Escribe qué quieres recordar", "Elige el día", "Elige la hora"]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  await user.type(input("Título"), "Regar");
  await user.click(button("Guardar recordatorio"));
  await waitFor(() => expect(screen.queryByText("Escribe qué quieres recordar")).toBeNull());
  expect(screen.getByText(REQUIRED)).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(screen.queryByText(/ya ha pasado/)).toBeNull();
  expect(create).not.toHaveBeenCalled();
});
