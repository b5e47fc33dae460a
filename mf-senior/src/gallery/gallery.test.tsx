import { json, renderScreen } from "@acompana/kit/testing";
import { useNewestMemories } from "@acompana/kit/viewer";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  button,
  draw,
  item,
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
import { memoryView } from "./memory-view.ts";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("./upload-dialog.tsx"));

beforeEach(() => {
  vi.stubGlobal("reportError", reportError);
});

afterEach(() => {
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

test("with none an album stands over the village", async () => {
  draw({ [LIST]: () => json([]) });
  const title = await screen.findByText("Todavía no hay recuerdos");
  const card = title.closest('[data-hue="memories"]');
  expect(
    card?.querySelectorAll("svg[viewBox='0 0 120 120'], svg[viewBox='0 0 1200 96']"),
  ).toHaveLength(2);
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
});

test("opened with one memory, as by its photo on the home, it shows this one until it is closed", async () => {
  renderScreen(<Gallery />, {
    ...{ screen: "gallery", view: memoryView("2"), session: carmen },
    answers: { [LIST]: () => json(three), [MESSAGES]: () => json([]) },
  });
  const viewer = await screen.findByRole("dialog", { name: /^Recuerdo 2/ });
  await userEvent.click(within(viewer).getByRole("button", { name: "Cerrar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(titles()).toEqual(["Recuerdo 1", "Recuerdo 2", "Recuerdo 3"]);
});

test("opened with a memory that is no longer there, it shows the others", async () => {
  renderScreen(<Gallery />, {
    ...{ screen: "gallery", view: memoryView("9"), session: carmen },
    answers: { [LIST]: () => json(three), [MESSAGES]: () => json([]) },
  });
  expect(await screen.findByText("3 recuerdos")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
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

  it("is not among the newest any more, of which the home draws one", async () => {
    function Newest() {
      const { data } = useNewestMemories("u1", "person", 40);
      return <p data-testid="newest">{data?.map(({ title }) => title).join()}</p>;
    }
    let left = three;
    const home = (
      <>
        <Gallery />
        <Newest />
      </>
    );
    renderScreen(home, {
      ...{ screen: "gallery", session: carmen },
      answers: {
        [LIST]: () => json(left),
        [MESSAGES]: () => json([]),
        [DELETE]: () => {
          left = three.slice(1);
          return new Response(null, { status: 204 });
        },
      },
    });
    const newest = screen.getByTestId("newest");
    await waitFor(() => expect(newest.textContent).toBe("Recuerdo 1,Recuerdo 2,Recuerdo 3"));
    await press("Eliminar: Recuerdo 1");
    await waitFor(() => expect(newest.textContent).toBe("Recuerdo 2,Recuerdo 3"));
  });
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
});
