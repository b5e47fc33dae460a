import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { LIST, session } from "../testing/fixtures.ts";

const SESSIONS = "GET /api/account/sessions";
const END = "DELETE /api/account/sessions/s2";
const PASSWORD = "PUT /api/account/password";
const FACTOR = "GET /api/admin/second-factor";
const BEGIN = "POST /api/admin/second-factor/enrolment";
const FINISH = "PUT /api/admin/second-factor";
const RENEW = "POST /api/admin/second-factor/recovery-codes";

const at = "2026-03-02T09:00:00.000Z";
const own = { id: "s1", device: "Ordenador con Windows, con Edge", startedAt: at, lastUsedAt: at };
const other = { ...own, id: "s2", device: "iPhone, con Safari", isThisOne: false };
const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
const secret = "GEZDGNBVGY3TQOJQ";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function open(answers: ScreenSetup["answers"] = {}) {
  const view = renderScreen(<AdminDashboard />, {
    ...{ session, screen: "admin-dashboard" },
    answers: {
      [LIST]: () => json([]),
      [SESSIONS]: () => json([{ ...own, isThisOne: true }, other]),
      [FACTOR]: () => json(off),
      ...answers,
    },
  });
  await press("Ajustes");
  await press("Mi cuenta");
  await screen.findByText("iPhone, con Safari");
  return view;
}

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

it("ends another session, not this one", async () => {
  const { world } = await open({ [END]: () => new Response(null, { status: 204 }) });
  expect(screen.getByText("Esta sesión")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Cerrar sesión en/ })).toHaveLength(1);
  await press("Cerrar sesión en iPhone, con Safari");
  await waitFor(() => expect(screen.queryByText("iPhone, con Safari")).toBeNull());
  expect(world.calls).toContain(END);
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

  it("once on, gives new recovery codes for a code of the app", async () => {
    await open({
      [FACTOR]: () => json({ isOn: true, isRequired: true, recoveryCodesLeft: 1 }),
      [RENEW]: () => json({ recoveryCodes: ["B3NRW-5HJ8C"] }),
    });
    expect(await screen.findByText("Te queda 1 código de recuperación.")).toBeTruthy();
    await press("Hacer códigos de recuperación nuevos");
    await type("Código de la aplicación", "123456");
    const buttons = screen.getAllByRole("button", { name: "Hacer códigos de recuperación nuevos" });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    expect(await screen.findByText("B3NRW-5HJ8C")).toBeTruthy();
  });
});
