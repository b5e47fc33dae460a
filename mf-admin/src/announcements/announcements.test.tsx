import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CREATE, draw, press, SAID } from "../testing/announcements.tsx";
import { announcement } from "../testing/fixtures.ts";

const ONE = "GET /api/announcements/n1";

const CHANGE = "PUT /api/announcements/n1";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
});

afterEach(() => void vi.useRealTimers());

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
