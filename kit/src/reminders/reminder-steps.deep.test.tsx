import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { draw, now, question } from "./testing/reminder-steps.tsx";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now,
    shouldAdvanceTime: true,
  });
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

test("which pill it is can be gone back from, and one that is not named is just a pill", async () => {
  const { press, create } = draw();
  await press("Pastilla");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "¿Qué pastilla?" }));
  await press("Paso anterior");
  expect(question()).toBe("¿Qué quieres recordar?");
  await press("Pastilla", "Del corazón");
  expect(question()).toBe("¿Qué día?");
  await press("Paso anterior");
  expect(question()).toBe("¿Qué pastilla?");
  await press("Otra pastilla", /^Mañana/, "Paso anterior", "Paso anterior");
  expect(question()).toBe("¿Qué pastilla?");
  await press("Paso anterior", "Médico", "Paso anterior");
  expect(question()).toBe("¿Qué quieres recordar?");
  await press("Pastilla", "Otra pastilla", /^Mañana/, /^Por la noche/, "Una vez");
  await press("Guardar recordatorio");
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    ...{ title: "Tomar la pastilla", category: "Medicación" },
  });
});

test("what comes in the place of 'Otro día' and 'Otra hora' takes the focus", async () => {
  const { press } = draw();
  await press("Regar", "Otro día");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Lunes, 30 de marzo" }));
  await press("Lunes, 30 de marzo", "Otra hora");
  expect(document.activeElement).toBe(screen.getByLabelText("Hora"));
});

test("another day or hour stands in the place of the usual ones, and is gone back from to these", async () => {
  const { press } = draw();
  const title = () => screen.getByRole("heading", { level: 3 });
  await press("Pastilla", "De la tensión", "Otro día");
  expect(screen.queryByRole("button", { name: /^Mañana/ })).toBeNull();
  await press("Paso anterior");
  expect(question()).toBe("¿Qué día?");
  expect(document.activeElement).toBe(title());
  await press(/^Mañana/, "Otra hora");
  expect(screen.queryByRole("button", { name: /^Por la mañana/ })).toBeNull();
  await press("Paso anterior");
  expect(screen.getByRole("button", { name: /^Por la mañana/ })).toBeTruthy();
  expect(document.activeElement).toBe(title());
  await press("Paso anterior", "Otro día", "Paso anterior", "Paso anterior");
  expect(question()).toBe("¿Qué pastilla?");
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
