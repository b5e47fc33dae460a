import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FORMS, REFUSED, sendRefused, testForms } from "../testing/refused-fields.tsx";

// All of them are tried in the slow tier.
testForms(["Iniciar Sesión", "Datos de la persona", "Autorizar este dispositivo"]);

it("what is wrong with a field that the form does not draw is said in the form's line", async () => {
  const { world } = await sendRefused(FORMS["Crear Nuevo Usuario"], ["photo"]);
  expect(await screen.findByText(`Error al crear usuario: ${REFUSED}`)).toBeTruthy();
  expect(world.said).toEqual([]);
});
