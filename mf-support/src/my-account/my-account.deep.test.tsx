import { press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { open } from "../testing/my-account.tsx";

const END = "DELETE /api/account/sessions/s2";

it("ends another session, not this one", async () => {
  const { world } = await open({ [END]: () => new Response(null, { status: 204 }) });
  expect(screen.getByText("Esta sesión")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Cerrar sesión en/ })).toHaveLength(1);
  await press("Cerrar sesión en iPhone, con Safari");
  await waitFor(() => expect(screen.queryByText("iPhone, con Safari")).toBeNull());
  expect(world.calls).toContain(END);
});

it("'Volver' leads to the dashboard", async () => {
  await open();
  await press("Volver");
  expect(await screen.findByRole("heading", { level: 1, name: "Hola, Lucía" })).toBeTruthy();
});
