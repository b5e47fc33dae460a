import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { button } from "../testing/index.tsx";
import type { NewReminder } from "./reminder.ts";
import { draw, input, now, REQUIRED } from "./testing/new-reminder-dialog.tsx";

const SAVED = "toast: Recordatorio creado – Tu recordatorio se ha guardado correctamente.";

const FAILED = "toast: Error – No se pudo crear el recordatorio. Inténtalo de nuevo.";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now,
    shouldAdvanceTime: true,
  });
});

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

test("what is missing is said in the form and at its field, by no toast over it; the first one takes the focus", async () => {
  const { user, create, world } = draw();
  await user.type(input("Título"), "   ");
  await user.click(button("Guardar recordatorio"));
  expect(world.said).toEqual([]);
  expect(screen.getByText(REQUIRED).classList).not.toContain("waits");
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
    "Esa hora ya ha pasado. Puedes guardarlo: quedará esperando en «Hoy».",
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
  expect(world.toast?.tone).toBe("waits");
  expect(document.querySelector("p.waits > svg")).toBeTruthy();
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
