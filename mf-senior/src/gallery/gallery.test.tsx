import { json, renderScreen } from "@acompana/kit/testing";
import type { MediaItem } from "@acompana/kit/viewer";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { Gallery } from "./gallery.tsx";

const LIST = "GET /api/users/u1/media";
const MESSAGES = "GET /api/users/u1/support-messages";
const READ = `${LIST}?limit=2000`;

const item = (id: string, mimeType: string): MediaItem => ({
  id,
  mimeType,
  title: `Recuerdo ${id}`,
  description: null,
  originalName: "IMG.jpg",
  url: `/file-${id}`,
  thumbnail: null,
  uploadedAt: new Date(Date.UTC(2026, 10, 20) - Number(id) * 1000).toISOString(),
  isFavorite: false,
});
const three = [item("1", "image/jpeg"), item("2", "video/mp4"), item("3", "audio/mpeg")];

/** Without the reading of what the family has sent. */
const ofMemories = (calls: readonly string[]) => calls.filter((call) => call !== MESSAGES);

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>["answers"];

const draw = (answers: Answers = {}) =>
  renderScreen(<Gallery />, {
    screen: "gallery",
    session: carmen,
    answers: { [LIST]: () => json(three), [MESSAGES]: () => json([]), ...answers },
  });

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const titles = () =>
  screen.getAllByRole("listitem").map((card) => card.textContent?.match(/Recuerdo \d/)?.[0]);
const reportError = vi.fn();

// Fetched here once, so that no test waits for it.
beforeAll(() => import("./upload-dialog.tsx"));

beforeEach(() => {
  vi.stubGlobal("reportError", reportError);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reportError.mockClear();
});

test("shows all memories and their number, photos, or videos", async () => {
  draw();
  expect(screen.getByText("Cargando recuerdos...")).toBeTruthy();
  expect(await screen.findByText("3 recuerdos")).toBeTruthy();
  expect(titles()).toEqual(["Recuerdo 1", "Recuerdo 2", "Recuerdo 3"]);
  expect((await button("Todos")).getAttribute("aria-pressed")).toBe("true");
  await press("Fotos");
  expect(screen.getByRole("status").textContent).toBe("1 foto");
  expect(titles()).toEqual(["Recuerdo 1"]);
  expect((await button("Todos")).getAttribute("aria-pressed")).toBe("false");
  await press("Videos");
  expect(screen.getByRole("status").textContent).toBe("1 video");
  expect(titles()).toEqual(["Recuerdo 2"]);
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

test("more than the API lists at once are read page by page", async () => {
  const many = Array.from({ length: 2001 }, (_, n) => item(String(n), "audio/mpeg"));
  const last = many[1999]?.uploadedAt ?? "";
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(400);
  const { world } = draw({
    [LIST]: (request) => {
      const before = new URL(request.url).searchParams.get("before");
      return json(before ? many.slice(2000) : many.slice(0, 2000));
    },
  });
  expect(await screen.findByText("2001 recuerdos")).toBeTruthy();
  expect(ofMemories(world.calls)).toEqual([READ, `${READ}&before=${encodeURIComponent(last)}`]);
  expect(screen.getAllByRole("listitem").length).toBeLessThan(20);
  vi.restoreAllMocks();
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

  it("asks, takes the memory away and leads the focus on", async () => {
    const { world } = draw({ [DELETE]: () => new Response(null, { status: 204 }) });
    await press("Eliminar: Recuerdo 1");
    await waitFor(() => expect(titles()).toEqual(["Recuerdo 2", "Recuerdo 3"]));
    expect(world.said).toEqual(["confirm: ¿Eliminar este recuerdo?", "toast: Recuerdo eliminado"]);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Mis Recuerdos" }));
  });

  it("that fails leaves it there and says so", async () => {
    const { world } = draw({
      [DELETE]: () => {
        throw new TypeError("Failed to fetch");
      },
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

  it("is proposed one after the other, and kept or not", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let messages = all;
    const { world } = draw({
      [MESSAGES]: () => json(messages),
      [KEEP]: () => {
        messages = messages.map((one) => (one.id === "a" ? { ...one, isKept: true } : one));
        return json({ id: "m1" }, 201);
      },
    });
    expect(await screen.findByRole("region", { name: question })).toBeTruthy();
    expect(screen.getByText("Después hay otro más.")).toBeTruthy();
    await press("Guardar en Mis Recuerdos");
    expect(await screen.findByText("Guardado en Mis Recuerdos")).toBeTruthy();
    expect(
      screen.getByText("Lucía te envió este video. ¿Lo guardas en tus recuerdos?"),
    ).toBeTruthy();
    // The memories are read again, with the new one among them.
    await waitFor(() => expect(world.calls.filter((call) => call === READ)).toHaveLength(2));
    vi.advanceTimersByTime(700);
    await press("Ahora no");
    expect(screen.getByText("No se ha guardado. Sigue en tus Mensajes de Apoyo.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Guardar en Mis Recuerdos" })).toBeNull();
    expect(world.calls.filter((call) => call.startsWith("POST"))).toEqual([KEEP]);
  });

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

  it("is not even asked for by whoever does not share with the family", async () => {
    const session = { ...carmen, user: { ...carmen.user, familyConsent: false } };
    const { world } = renderScreen(<Gallery />, {
      screen: "gallery",
      session,
      answers: { [LIST]: () => json(three) },
    });
    expect(await screen.findByText("3 recuerdos")).toBeTruthy();
    expect(world.calls).toEqual([READ]);
  });

  it("that cannot be read does not hold up the memories", async () => {
    draw({ [MESSAGES]: () => json({}, 500) });
    expect(await screen.findByText("3 recuerdos")).toBeTruthy();
    expect(screen.queryByText(/te envió/)).toBeNull();
  });
});
