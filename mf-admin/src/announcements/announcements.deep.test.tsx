import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CREATE, draw, press, SAID } from "../testing/announcements.tsx";
import { announcement, carmen, LIST } from "../testing/fixtures.ts";

const WITHDRAW = "DELETE /api/announcements/n1";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
});

afterEach(() => void vi.useRealTimers());

it("says what was said, for whom, and how many have opened it", async () => {
  draw({
    [SAID]: () =>
      json([
        announcement,
        { ...announcement, id: "n2", text: "Ayer", state: "over", isForAll: false, seen: 1 },
        { ...announcement, id: "n3", text: "<b>Luego</b>", state: "waiting", createdBy: null },
      ]),
  });
  await screen.findByText(announcement.text);
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Mañana, médico en la plaza a las 10Se ve ahoraDel 2 de marzo de 2026 al 3 de marzo de 2026Para todas las personasLo han abierto 18 de 42Escrito por Ana RuizCambiarRetirar",
    "AyerTerminadoDel 2 de marzo de 2026 al 3 de marzo de 2026Para algunas personasLo ha abierto 1 de 42Escrito por Ana Ruiz",
    "<b>Luego</b>Todavía no se veDel 2 de marzo de 2026 al 3 de marzo de 2026Para todas las personasEscrito por una cuenta que ya no existeCambiarRetirar",
  ]);
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

it("says what is missing or in the wrong order, and sends nothing", async () => {
  const { world } = draw();
  const until = await screen.findByLabelText("Último día");
  await userEvent.clear(until);
  await userEvent.type(until, "2026-03-01");
  await press("Publicar el aviso");
  expect(await screen.findByText("Escribe el aviso.")).toBeTruthy();
  expect(screen.getByText("El último día no puede ser anterior al primero.")).toBeTruthy();
  expect(world.calls).not.toContain(CREATE);
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
