import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FACTOR, open, type } from "../testing/my-account.tsx";

const END = "DELETE /api/account/sessions/s2";

const RENEW = "POST /api/admin/second-factor/recovery-codes";

it("ends another session, not this one", async () => {
  const { world } = await open({ [END]: () => new Response(null, { status: 204 }) });
  expect(screen.getByText("Esta sesión")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Cerrar sesión en/ })).toHaveLength(1);
  await press("Cerrar sesión en iPhone, con Safari");
  await waitFor(() => expect(screen.queryByText("iPhone, con Safari")).toBeNull());
  expect(world.calls).toContain(END);
});

describe("the second factor", () => {
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
