import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { at, open, type } from "../testing/my-account.tsx";

const PASSWORD = "PUT /api/account/password";

const BEGIN = "POST /api/admin/second-factor/enrolment";

const FINISH = "PUT /api/admin/second-factor";

const secret = "GEZDGNBVGY3TQOJQ";

it("changes one's password, and says what is wrong under its field", async () => {
  const error = "Esta no es tu contraseña actual.";
  const answers = [
    json({ error, code: "VALIDATION", fields: { currentPassword: error } }, 400),
    new Response(null, { status: 204 }),
  ];
  const { world } = await open({ [PASSWORD]: () => answers.shift() as Response });
  await type("Contraseña actual", "tres-gatos");
  await type("Contraseña nueva", "cuatro-perros");
  await press("Guardar contraseña");
  expect(await screen.findByText(error)).toBeTruthy();
  await press("Guardar contraseña");
  await waitFor(() => expect(world.said).toEqual(["toast: Contraseña cambiada"]));
  expect(screen.getByLabelText<HTMLInputElement>("Contraseña actual").value).toBe("");
});

describe("the second factor", () => {
  it("is set up with one's password, and its recovery codes are shown", async () => {
    const begun = { challenge: "c1", secret, uri: `otpauth://totp/A?secret=${secret}` };
    await open({
      [BEGIN]: () => json({ ...begun, expiresAt: at }),
      [FINISH]: () => json({ recoveryCodes: ["7K2MD-9XQ4T"] }),
    });
    await press("Activar el código del móvil");
    const dialog = screen.getByRole("dialog");
    await userEvent.type(
      dialog.querySelector<HTMLInputElement>("input[type=password]") as HTMLInputElement,
      "tres-gatos",
    );
    await press("Continuar");
    expect(await screen.findByText("GEZD GNBV GY3T QOJQ")).toBeTruthy();
    await type("Código", "123456");
    await press("Comprobar el código");
    expect(await screen.findByText("7K2MD-9XQ4T")).toBeTruthy();
    await press("Ya los he guardado");
    await waitFor(() => expect(screen.queryByText("7K2MD-9XQ4T")).toBeNull());
  });
});
