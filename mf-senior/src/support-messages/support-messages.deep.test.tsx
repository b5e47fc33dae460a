import { json, offline, pass } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  cards,
  DELETE,
  draw,
  elena,
  KEEP,
  LIST,
  MARK,
  photo,
  prepareSupportMessages,
  server,
  VIDEO,
  video,
  words,
} from "../testing/support-messages.tsx";

prepareSupportMessages();

const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await pass(0);
};

test("a video has one large button and none of the browser's small ones", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  server.inbox = [video];
  await draw();
  const film = screen.getByLabelText<HTMLVideoElement>(VIDEO);
  expect(film.controls).toBe(false);
  await press(`Reproducir: ${VIDEO}`);
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(film);
  expect(screen.getByRole("button", { name: `Pausa: ${VIDEO}` })).toBeTruthy();
  play.mockRestore();
});

test("of several videos none has a filled button, but the one over the whole window", async () => {
  server.inbox = [video, { ...video, id: "other", createdAt: photo.createdAt }];
  await draw();
  expect(screen.getAllByRole("button", { name: /^Reproducir/ })).toHaveLength(2);
  expect(document.querySelector("button.primary")).toBeNull();
  await press(`Ver en grande: ${VIDEO}`);
  const filled = [...document.querySelectorAll("button.primary")].map(
    ({ textContent }) => textContent,
  );
  expect(filled).toEqual(["Reproducir"]);
});

test("no two messages, files or buttons are called alike, whoever sent them and when", async () => {
  const kinds = [photo, video, words];
  // Of two people who send each kind twice in the same minute.
  server.inbox = [elena, { id: "s2", name: "Elena Ruiz" }, { id: "s3", name: "Rosa" }].flatMap(
    (from) =>
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
  server.inbox = [video];
  await draw();
  const playing = screen.getByLabelText(VIDEO);
  server.inbox = [words, ...server.inbox];
  await pass(5_000);
  expect(cards()).toHaveLength(2);
  expect(screen.getByText("Ha llegado 1 mensaje nuevo.")).toBeTruthy();
  expect(screen.getByLabelText(VIDEO)).toBe(playing);
});

test("what another tab deletes on leaving stays here while it is being read", async () => {
  await draw();
  server.inbox = [];
  await pass(5_000);
  expect(cards()).toHaveLength(2);
});

test("a refresh that fails changes nothing, and the next one comes", async () => {
  let online = true;
  const { count } = await draw({ [LIST]: () => (online ? json(server.inbox) : offline()) });
  online = false;
  await pass(10_000);
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
  const before = count(LIST);
  online = true;
  await pass(5_000);
  expect(count(LIST)).toBe(before + 1);
});

test("React's own unmounting deletes nothing", async () => {
  const { unmount, count } = await draw();
  unmount();
  await pass(0);
  expect(count(DELETE)).toBe(0);
});

test("'No hay mensajes' when there are none", async () => {
  server.inbox = [];
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
  await draw({ [LIST]: () => (online ? json(server.inbox) : offline()) });
  expect(screen.getByRole("alert").textContent).toContain("No se pudieron cargar los mensajes");
  online = true;
  await press("Reintentar");
  expect(cards()).toHaveLength(2);
});

test("photos and videos open over the whole window, words do not, and arrows lead on", async () => {
  server.inbox = [photo, words, video];
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
  server.inbox = [{ ...photo, isKept: true }];
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
  server.inbox = [video];
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
