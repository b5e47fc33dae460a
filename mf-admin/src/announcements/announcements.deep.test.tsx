import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { CREATE, draw, SAID } from "../testing/announcements.tsx";
import { announcement, carmen, LIST } from "../testing/fixtures.ts";

const WITHDRAW = "DELETE /api/announcements/n1";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
});

it("is for those who are ticked, and for nobody who was unticked again", async () => {
  let sent: { recipients?: string[] } = {};
  const eva = { ...carmen, id: "u9", name: "Eva Gil" };
  draw({
    [LIST]: () => json([carmen, eva]),
    [CREATE]: async (request) => {
      sent = await request.json();
      return json({ ...announcement, recipients: [] }, 201);
    },
  });
  await userEvent.type(await screen.findByLabelText("Aviso"), "Hola");
  await userEvent.click(screen.getByRole("radio", { name: "Solo para algunas" }));
  await press("Publicar el aviso");
  expect(await screen.findByText("Elige al menos a una persona.")).toBeTruthy();
  for (const name of ["Carmen López", "Eva Gil", "Eva Gil"])
    await userEvent.click(await screen.findByRole("checkbox", { name }));
  expect(screen.queryByText("Elige al menos a una persona.")).toBeNull();
  await userEvent.type(screen.getByLabelText("Buscar a la persona por su nombre"), "zzz");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Carmen López" }).checked).toBe(
    true,
  );
  await press("Publicar el aviso");
  await waitFor(() => expect(sent.recipients).toEqual(["u1"]));
});

it("takes it back after asking; one that is over meanwhile counts as withdrawn", async () => {
  let isOver = false;
  const { world } = draw({
    [SAID]: () => json(isOver ? [{ ...announcement, state: "withdrawn" }] : [announcement]),
    [WITHDRAW]: () => {
      isOver = true;
      return json({ error: "No existe.", code: "NOT_FOUND" }, 404);
    },
  });
  await press(/^Retirar el aviso/);
  expect(await screen.findByText("Retirado")).toBeTruthy();
  expect(world.said.at(-1)).toBe("toast: Aviso retirado");
});
