import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { button, renderScreen } from "../testing/index.tsx";
import { NewReminderDialog } from "./new-reminder-dialog.tsx";
import { draw, input, now, REQUIRED } from "./testing/new-reminder-dialog.tsx";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now,
    shouldAdvanceTime: true,
  });
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
