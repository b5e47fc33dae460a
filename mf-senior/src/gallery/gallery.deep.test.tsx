import { json, offline, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  button,
  draw,
  LIST,
  MESSAGES,
  ofMemories,
  press,
  READ,
  reportError,
  three,
  titles,
} from "../testing/gallery.tsx";
import { Gallery } from "./gallery.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("./upload-dialog.tsx"));

beforeEach(() => {
  vi.stubGlobal("reportError", reportError);
});

afterEach(() => {
  reportError.mockClear();
});

test("says calmly when there is nothing yet, of any kind", async () => {
  draw({ [LIST]: () => json([]) });
  expect(await screen.findByText("Todavía no hay recuerdos")).toBeTruthy();
  expect(screen.getByText("0 recuerdos")).toBeTruthy();
  await press("Videos");
  expect(screen.getByText("Todavía no hay videos")).toBeTruthy();
});

test("memories that could not be read can be asked for again", async () => {
  let broken = true;
  draw({ [LIST]: () => (broken ? json({ error: "Ups", code: "INTERNAL" }, 500) : json(three)) });
  expect(await screen.findByText("No se pudieron cargar los recuerdos")).toBeTruthy();
  expect(reportError).toHaveBeenCalledOnce();
  broken = false;
  await press("Reintentar");
  expect(await screen.findByText("3 recuerdos")).toBeTruthy();
});

test("a favourite is marked without any call", async () => {
  const { world } = draw();
  const isMarked = async (title: string) =>
    (await button(`Favorito: ${title}`)).getAttribute("aria-pressed");
  await press("Favorito: Recuerdo 2");
  await waitFor(async () => expect(await isMarked("Recuerdo 2")).toBe("true"));
  expect(await isMarked("Recuerdo 1")).toBe("false");
  await press("Favorito: Recuerdo 2");
  await waitFor(async () => expect(await isMarked("Recuerdo 2")).toBe("false"));
  expect(ofMemories(world.calls)).toEqual([READ]);
});

describe("the viewer", () => {
  it("opens on the pressed memory of the filter, and Back closes it", async () => {
    const { world } = draw();
    await press("Videos");
    await press(/^Ver video: Recuerdo 2/);
    expect(world.moves).toEqual(["gallery memory"]);
    const viewer = screen.getByRole("dialog", { name: "Recuerdo 2" });
    expect(within(viewer).getByText("1 de 1")).toBeTruthy();
    await userEvent.click(within(viewer).getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("deleting", () => {
  const DELETE = "DELETE /api/media/1";

  it("that fails leaves it there and says so", async () => {
    const { world } = draw({
      [DELETE]: offline,
    });
    await press("Eliminar: Recuerdo 1");
    await waitFor(() =>
      expect(world.said[1]).toBe("toast: No se pudo eliminar el recuerdo. Inténtalo de nuevo."),
    );
    expect(titles()).toHaveLength(3);
  });

  it("changes nothing when the person thinks again", async () => {
    const { world } = renderScreen(<Gallery />, {
      session: carmen,
      notify: { toast: () => undefined, alert: async () => {}, confirm: async () => false },
      answers: { [LIST]: () => json(three) },
    });
    await press("Eliminar: Recuerdo 1");
    expect(titles()).toHaveLength(3);
    expect(ofMemories(world.calls)).toEqual([READ]);
  });
});

test("'Subir Recuerdo' opens its dialog", async () => {
  draw();
  await press("Subir Recuerdo");
  expect(await screen.findByRole("dialog", { name: "Subir Recuerdo" })).toBeTruthy();
  await press("Cancelar");
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("what the family has sent", () => {
  const KEEP = "POST /api/users/u1/support-messages/a/keep";

  const sent = (id: string, more: object = {}) => ({
    id,
    createdAt: "2026-03-09T16:05:00.000Z",
    seen: false,
    type: "image",
    content: "Archivo adjunto",
    mediaUrl: `/api/users/u1/objects/${id}`,
    isKept: false,
    toUserId: "u1",
    from: { id: "s1", name: "Lucía" },
    ...more,
  });

  const all = [
    sent("a"),
    sent("b", { type: "video" }),
    sent("c", { isKept: true }),
    sent("d", { type: "text", mediaUrl: null }),
  ];

  const question = "Lucía te envió esta foto. ¿La guardas en tus recuerdos?";

  it("that could not be kept is proposed still, and says why", async () => {
    const { world } = draw({
      [MESSAGES]: () => json(all),
      [KEEP]: () => json({ error: "No queda sitio.", code: "QUOTA" }, 413),
    });
    await press("Guardar en Mis Recuerdos");
    await waitFor(() =>
      expect(world.said).toEqual(["alert: No se ha podido guardar – No queda sitio."]),
    );
    expect(screen.getByRole("region", { name: question })).toBeTruthy();
  });

  it("that cannot be read does not hold up the memories", async () => {
    draw({ [MESSAGES]: () => json({}, 500) });
    expect(await screen.findByText("3 recuerdos")).toBeTruthy();
    expect(screen.queryByText(/te envió/)).toBeNull();
  });
});
