import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { open } from "../testing/my-account.tsx";

const PASSWORD = "PUT /api/account/password";

it("changes one's password, and says what is wrong under its field", async () => {
  const error = "Esta no es tu contraseña actual.";
  const answers = [
    json({ error, code: "VALIDATION", fields: { currentPassword: error } }, 400),
    new Response(null, { status: 204 }),
  ];
  const { world } = await open({ [PASSWORD]: () => answers.shift() as Response });
  await press("Guardar contraseña");
  expect(screen.getByText("Escribe tu contraseña actual.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Contraseña actual"), "tres-gatos");
  await userEvent.type(screen.getByLabelText("Contraseña nueva"), "cuatro-perros");
  await press("Guardar contraseña");
  expect(await screen.findByText(error)).toBeTruthy();
  await press("Guardar contraseña");
  await waitFor(() => expect(world.said).toEqual(["toast: Contraseña cambiada"]));
});
