import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CODE, challenge, heard, signIn } from "../testing/second-step.tsx";

const ENROLMENT = "POST /api/admin/login/enrolment";

const ENROL = "POST /api/admin/login/enrol";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

const token = { token: "t1", id: "a1", name: "Ana" };

describe("with an app that is set up", () => {
  it("the password lets nobody in; the code does", async () => {
    const sent: unknown[] = [];
    const { world } = await signIn("code", { [CODE]: heard(sent, () => json(token)) });
    expect(await screen.findByRole("heading", { name: "Comprueba que eres tú" })).toBeTruthy();
    expect(world.entered).toEqual([]);
    expect(world.moves).toEqual(["admin-login second-step"]);
    await userEvent.type(screen.getByLabelText("Código"), "123456");
    await press("Entrar");
    await waitFor(() =>
      expect(world.entered).toEqual([{ role: "administrator", token: "t1", id: "a1" }]),
    );
    expect(sent).toEqual([{ challenge, code: "123456" }]);
  });
});

it("without one, it is set up, and the recovery codes are shown before one goes in", async () => {
  const sent: unknown[] = [];
  const { world } = await signIn("enrol", {
    [ENROLMENT]: () => json({ secret, uri: `otpauth://totp/A:ana?secret=${secret}` }),
    [ENROL]: heard(sent, () => json({ ...token, recoveryCodes: ["7K2MD-9XQ4T", "B3NRW-5HJ8C"] })),
  });
  expect(
    await screen.findByRole("img", { name: "Código QR para la aplicación de códigos" }),
  ).toBeTruthy();
  expect(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Código"), "123456");
  await press("Comprobar el código");
  expect(await screen.findByText("B3NRW-5HJ8C")).toBeTruthy();
  expect(sent).toEqual([{ challenge, code: "123456" }]);
  expect(world.entered).toEqual([]);
  await press("Ya los he guardado");
  expect(world.entered).toEqual([{ role: "administrator", token: "t1", id: "a1" }]);
});
