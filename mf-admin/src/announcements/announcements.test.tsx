import { json, press } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { CREATE, draw, SAID } from "../testing/announcements.tsx";
import { announcement } from "../testing/fixtures.ts";

const ONE = "GET /api/announcements/n1";

const CHANGE = "PUT /api/announcements/n1";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
});

it("publishes for all from today to tomorrow, and empties the form", async () => {
  let sent: unknown;
  const { world } = draw({
    [CREATE]: async (request) => {
      sent = await request.json();
      return json({ ...announcement, recipients: null }, 201);
    },
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Aviso");
  await userEvent.type(field, "  Mañana, mercadillo ");
  await press("Publicar el aviso");
  await waitFor(() => expect(world.said).toEqual(["toast: Aviso publicado"]));
  expect(sent).toEqual({
    ...{ text: "Mañana, mercadillo", recipients: null },
    ...{ from: "2026-03-02", until: "2026-03-03" },
  });
  expect(field.value).toBe("");
  expect(world.calls.filter((call) => call === SAID)).toHaveLength(2);
});

it("changes it over the version that was read; a colleague’s newer one is not undone", async () => {
  const sent: unknown[] = [];
  const newer = "Otra persona ha cambiado este aviso mientras escribías.";
  const { world } = draw({
    [ONE]: () => json({ ...announcement, version: 4, recipients: null }),
    [CHANGE]: async (request) => {
      sent.push(await request.json());
      return sent.length === 1
        ? json({ error: newer, code: "ANNOUNCEMENT_CHANGED" }, 409)
        : json({ ...announcement, recipients: null });
    },
  });
  await press(/^Cambiar el aviso/);
  const dialog = within(await screen.findByRole("dialog", { name: "Cambiar el aviso" }));
  const field = await dialog.findByLabelText<HTMLTextAreaElement>("Aviso");
  expect(field.value).toBe(announcement.text);
  await userEvent.type(field, "!");
  const save = dialog.getByRole("button", { name: "Guardar los cambios" });
  await userEvent.click(save);
  await waitFor(() => expect(world.said).toEqual([`alert: ${newer}`]));
  await userEvent.click(save);
  await waitFor(() => expect(world.said.at(-1)).toBe("toast: Aviso cambiado"));
  const wanted = { text: `${announcement.text}!`, version: 4, recipients: null };
  expect(sent).toEqual([expect.objectContaining(wanted), expect.objectContaining(wanted)]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

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
