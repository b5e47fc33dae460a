import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ownCalls } from "../testing/fixtures.ts";
import {
  button,
  EMAIL,
  field,
  fill,
  NAME,
  open,
  openDashboard,
  PHONE,
  testRefused,
  testSent,
} from "../testing/person-details.tsx";

describe("'Datos de la persona'", () => {
  testSent([
    [PHONE, "+34 600 999 999", { phone: "+34 600 999 999" }],
    [EMAIL, "nueva@correo.es", { email: "nueva@correo.es" }],
    [EMAIL, "", { email: "" }],
    ["Calle y número (opcional)", "Calle Mayor, 12", { address: "Calle Mayor, 12" }],
    ["Apellidos (opcional)", "Gil Ruiz", { surnames: "Gil Ruiz" }],
    ["Cómo quiere que la llamemos (opcional)", "Maruja", { preferredName: "Maruja" }],
    ["Contacto de emergencia (opcional)", "Lucía Gil", { emergencyName: "Lucía Gil" }],
    ["Teléfono de emergencia (opcional)", "600 654 321", { emergencyPhone: "600 654 321" }],
  ]);

  testRefused([
    [EMAIL, "carmen", "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [
      "Teléfono de emergencia (opcional)",
      "su hija",
      "Escribe un teléfono válido, solo con números.",
    ],
  ]);

  it("closes without a call when nothing was changed", async () => {
    const { world } = await open();
    await fill(NAME, "Carmen López ");
    await userEvent.click(button("Guardar cambios"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(ownCalls(world)).toHaveLength(1);
    expect(world.said).toEqual([]);
  });
});

describe("what was typed in it", () => {
  it("is kept when Back leads away, and not when nothing was typed", async () => {
    const left = await open();
    await left.world.runGuards();
    left.unmount();
    const untouched = await openDashboard();
    expect(screen.queryByRole("dialog")).toBeNull();
    untouched.unmount();

    const typed = await open();
    await fill(EMAIL, "nueva@correo.es");
    await typed.world.runGuards();
    typed.unmount();
    await openDashboard();
    expect(field(EMAIL).value).toBe("nueva@correo.es");
  });
});
