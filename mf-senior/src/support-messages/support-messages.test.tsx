import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { messageMoment } from "./message-moment.ts";
import { SupportMessages } from "./support-messages.tsx";

const LIST = "GET /api/users/u1/support-messages";
const MARK = "POST /api/users/u1/support-messages/mark-seen";
const DELETE = "DELETE /api/users/u1/support-messages/delete-seen";
const KEEP = "POST /api/users/u1/support-messages/photo/keep";

const elena = { id: "s1", name: "Elena Ruiz" };
const words = {
  id: "words",
  createdAt: "2026-03-09T16:05:00.000Z",
  seen: false,
  type: "text",
  content: "Mañana vamos a verte",
  mediaUrl: null as string | null,
  isKept: false,
  toUserId: "u1",
  from: elena,
};
const photo = {
  ...words,
  id: "photo",
  createdAt: "2026-03-10T08:00:00.000Z",
  type: "image",
  content: "Archivo adjunto",
  mediaUrl: "/api/users/u1/objects/abc",
};
const video = { ...photo, id: "video", type: "video", createdAt: "2026-03-01T08:00:00.000Z" };

let inbox: (typeof words)[];
const VIDEO = "Video de Elena Ruiz, 1 de marzo de 2026, 9:00";
const none = () => new Response(null, { status: 204 });
const offline = () => {
  throw new TypeError("Failed to fetch");
};

beforeEach(() => {
  inbox = [photo, words];
  vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") });
  vi.stubGlobal("reportError", vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function draw(answers: ScreenSetup["answers"] = {}) {
  const background: (string | null)[] = [];
  const view = renderScreen(
    <StrictMode>
      <SupportMessages />
    </StrictMode>,
    {
      session: carmen,
      screen: "support-messages",
      answers: {
        [LIST]: (request) => {
          background.push(request.headers.get("Acompana-Background"));
          return json(inbox);
        },
        [MARK]: () => {
          inbox = inbox.map((message) => ({ ...message, seen: true }));
          return none();
        },
        [DELETE]: none,
        [KEEP]: () => json({ id: "m1" }, 201),
        ...answers,
      },
    },
  );
  await pass(0);
  const count = (call: string) => view.world.calls.filter((made) => made === call).length;
  return { ...view, background, count };
}

const cards = () => screen.getAllByRole("article");
const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await pass(0);
};

test("shows words, photo and video, the newest marked 'Nuevo', with day and time", async () => {
  inbox = [photo, words, video];
  await draw();
  expect(cards().map((card) => within(card).queryByText("Nuevo") !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(cards().map((card) => within(card).getByRole("time").textContent)).toEqual([
    "Hoy, 9:00",
    "Ayer, 17:05",
    "1 de marzo de 2026, 9:00",
  ]);
  expect(screen.getByText("Mañana vamos a verte")).toBeTruthy();
  expect(screen.queryByText("Archivo adjunto")).toBeNull();
  const picture = screen.getByRole("img", { name: "Foto de Elena Ruiz, Hoy, 9:00" });
  expect(picture.getAttribute("src")).toBe("/api/users/u1/objects/abc?as=person");
  expect(screen.getByLabelText(VIDEO).tagName).toBe("VIDEO");
});

test("a video has one large button and none of the browser's small ones", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  inbox = [video];
  await draw();
  const film = screen.getByLabelText<HTMLVideoElement>(VIDEO);
  expect(film.controls).toBe(false);
  await press(`Reproducir: ${VIDEO}`);
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(film);
  expect(screen.getByRole("button", { name: `Pausa: ${VIDEO}` })).toBeTruthy();
  play.mockRestore();
});

test("no two messages, files or buttons are called alike, whoever sent them and when", async () => {
  const kinds = [photo, video, words];
  // Of two people who send each kind twice in the same minute.
  inbox = [elena, { id: "s2", name: "Elena Ruiz" }, { id: "s3", name: "Rosa" }].flatMap((from) =>
    [...kinds, ...kinds].map((kind, place) => ({
      ...kind,
      id: `${from.id}-${place}`,
      from,
      createdAt: photo.createdAt,
    })),
  );
  await draw();
  for (const role of ["article", "img", "button"]) {
    const labels = screen
      .getAllByRole(role)
      .map((one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? one.textContent);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(screen.getAllByRole("article")).toHaveLength(18);
});

test("opening marks all as seen and reads again; with nothing new it does not", async () => {
  const { world, count } = await draw();
  expect(world.calls.filter((call) => call !== LIST)).toContain(MARK);
  expect(world.calls.indexOf(MARK)).toBeLessThan(world.calls.lastIndexOf(LIST));
  const marked = count(MARK);
  await pass(5_000);
  expect(count(MARK)).toBe(marked);
});

test("it reads again every five seconds and when the page says so, as background", async () => {
  const { background, count } = await draw();
  const before = count(LIST);
  expect(background.every((header) => header === null)).toBe(true);
  await pass(5_000);
  expect(count(LIST)).toBe(before + 1);
  await pass(25_000);
  expect(count(LIST)).toBe(before + 6);
  await act(async () => void dispatchEvent(new Event("supportMessagesUpdated")));
  await pass(0);
  expect(count(LIST)).toBe(before + 7);
  expect(background.slice(before).every((header) => header === "1")).toBe(true);
});

test("marking as seen and deleting are said in the window, and are not heard by oneself", async () => {
  const heard = vi.fn();
  addEventListener("supportMessagesUpdated", heard);
  const { world, count } = await draw();
  const announced = heard.mock.calls.length;
  expect(announced).toBe(count(MARK));
  const lists = count(LIST);
  await act(() => world.runGuards());
  expect(count(DELETE)).toBe(1);
  expect(heard).toHaveBeenCalledTimes(announced + 1);
  await pass(0);
  expect(count(LIST)).toBe(lists);
  removeEventListener("supportMessagesUpdated", heard);
});

test("what arrives meanwhile is shown and announced, and disturbs nothing that plays", async () => {
  inbox = [video];
  await draw();
  const playing = screen.getByLabelText(VIDEO);
  inbox = [words, ...inbox];
  await pass(5_000);
  expect(cards()).toHaveLength(2);
  expect(screen.getByText("Ha llegado 1 mensaje nuevo.")).toBeTruthy();
  expect(screen.getByLabelText(VIDEO)).toBe(playing);
});

test("what another tab deletes on leaving stays here while it is being read", async () => {
  await draw();
  inbox = [];
  await pass(5_000);
  expect(cards()).toHaveLength(2);
});

test("a refresh that fails changes nothing, and the next one comes", async () => {
  let online = true;
  const { count } = await draw({ [LIST]: () => (online ? json(inbox) : offline()) });
  online = false;
  await pass(10_000);
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
  const before = count(LIST);
  online = true;
  await pass(5_000);
  expect(count(LIST)).toBe(before + 1);
});

test("leaving deletes what was seen, once", async () => {
  const { world, count } = await draw();
  await world.runGuards();
  await world.runGuards();
  expect(count(DELETE)).toBe(1);
});

test("React's own unmounting deletes nothing", async () => {
  const { unmount, count } = await draw();
  unmount();
  await pass(0);
  expect(count(DELETE)).toBe(0);
});

test("what may have been marked as seen but never shown is not deleted", async () => {
  let lists = 0;
  const failing = renderScreen(<SupportMessages />, {
    session: carmen,
    answers: {
      [LIST]: () => (lists++ === 0 ? json(inbox) : offline()),
      [MARK]: none,
      [DELETE]: none,
    },
  });
  await pass(0);
  await failing.world.runGuards();
  expect(failing.world.calls).not.toContain(DELETE);
});

test("'No hay mensajes' when there are none", async () => {
  inbox = [];
  await draw();
  expect(screen.getByText("No hay mensajes")).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});

test("while it reads it says so", async () => {
  await draw({ [LIST]: () => new Promise<Response>(() => {}) });
  expect(screen.getByText("Cargando mensajes...")).toBeTruthy();
});

test("a list that fails at first offers 'Reintentar'", async () => {
  let online = false;
  await draw({ [LIST]: () => (online ? json(inbox) : offline()) });
  expect(screen.getByRole("alert").textContent).toContain("No se pudieron cargar los mensajes");
  online = true;
  await press("Reintentar");
  expect(cards()).toHaveLength(2);
});

test("photos and videos open over the whole window, words do not, and arrows lead on", async () => {
  inbox = [photo, words, video];
  await draw();
  expect(screen.getAllByRole("button", { name: /^Ver en grande/ })).toHaveLength(2);
  await press("Ver en grande: Foto de Elena Ruiz, Hoy, 9:00");
  const viewer = screen.getByRole("dialog", { name: "Foto de Elena Ruiz, Hoy, 9:00" });
  expect(within(viewer).getByRole("img").getAttribute("src")).toBe(`${photo.mediaUrl}?as=person`);
  await press("Siguiente");
  expect(screen.getByRole("dialog", { name: VIDEO })).toBeTruthy();
  const player = within(screen.getByRole("dialog")).getByRole("button", { name: /^Reproducir/ });
  expect(player).toBeTruthy();
  await press("Cerrar");
  expect(screen.queryByRole("dialog")).toBeNull();
  // Closed, the arrow keys open nothing.
  await act(async () => void fireEvent.keyDown(document.body, { key: "ArrowRight" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a photo is kept once and says so; words have nothing to keep", async () => {
  const { count } = await draw();
  expect(screen.getAllByRole("button", { name: /^Guardar en Mis Recuerdos/ })).toHaveLength(1);
  await press(/^Guardar en Mis Recuerdos/);
  expect(screen.getByText("Guardado en Mis Recuerdos")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Guardar en Mis Recuerdos/ })).toBeNull();
  expect(count(KEEP)).toBe(1);
});

test("what was kept on an earlier visit is not offered again", async () => {
  inbox = [{ ...photo, isKept: true }];
  await draw();
  expect(screen.getByText("Guardado en Mis Recuerdos")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Guardar en Mis Recuerdos/ })).toBeNull();
});

test("what another tab has kept already is kept", async () => {
  const body = { error: "Ya está guardado en Mis Recuerdos.", code: "ALREADY_KEPT" };
  const { world } = await draw({ [KEEP]: () => json(body, 409) });
  await press(/^Guardar en Mis Recuerdos/);
  expect(screen.getByText("Guardado en Mis Recuerdos")).toBeTruthy();
  expect(world.said).toEqual([]);
});

test.each([
  ["the quota is full", () => json({ error: "No queda sitio." }, 413), " – No queda sitio."],
  ["the network is lost", offline, " – Error de conexión al servidor"],
])("when %s it is told and can be tried again", async (_case, answer, detail) => {
  const { world } = await draw({ [KEEP]: answer });
  await press(/^Guardar en Mis Recuerdos/);
  const sentence = "No se pudo guardar en Mis Recuerdos. Inténtalo de nuevo.";
  expect(world.said).toEqual([`alert: ${sentence}${detail}`]);
  expect(screen.getByRole("button", { name: /^Guardar en Mis Recuerdos/ })).toBeTruthy();
});

test("leaving while a photo is still being kept deletes nothing", async () => {
  const { world, count } = await draw({ [KEEP]: () => new Promise<Response>(() => {}) });
  await press(/^Guardar en Mis Recuerdos/);
  expect(screen.getByText("Guardando...")).toBeTruthy();
  await world.runGuards();
  expect(count(DELETE)).toBe(0);
});

test("a photo that cannot be shown is told in words", async () => {
  await draw();
  fireEvent.error(screen.getByRole("img", { name: "Foto de Elena Ruiz, Hoy, 9:00" }));
  expectUnshown("Foto de Elena Ruiz, Hoy, 9:00", "/api/users/u1/objects/abc?as=person");
});

test("a video that would only be heard is told in words, with its file", async () => {
  inbox = [video];
  await draw();
  // happy-dom decodes nothing, as a browser without the decoder of an iPhone's video.
  fireEvent.loadedMetadata(screen.getByLabelText(VIDEO, { selector: "video" }));
  expectUnshown(VIDEO, "/api/users/u1/objects/abc?as=person");
  expect(document.querySelector("video")).toBeNull();
});

function expectUnshown(name: string, source: string) {
  expect(screen.getByText("Este recuerdo no se puede mostrar aquí.")).toBeTruthy();
  const link = screen.getByRole("link", { name: `Guardar el archivo: ${name}` });
  expect(link.getAttribute("href")).toBe(`${source}&${new URLSearchParams({ save: name })}`);
}

test.each([
  ["2026-03-10T00:10:00+01:00", "Hoy, 0:10"],
  ["2026-03-09T23:50:00+01:00", "Ayer, 23:50"],
  ["2026-03-07T09:00:00+01:00", "Hace 3 días, 9:00"],
  ["2026-03-01T09:00:00+01:00", "1 de marzo de 2026, 9:00"],
])("%s is %s", (createdAt, text) => {
  expect(messageMoment(createdAt, new Date("2026-03-10T12:00:00Z"), "Europe/Madrid")).toBe(text);
});
