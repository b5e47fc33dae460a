import { ApiError } from "@acompana/kit/api";
import { button, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import { carmen } from "../testing/fixtures.ts";
import { Proposals } from "./proposals.tsx";

/** Of whom, so that each is known by its question. */
const sent = (from: string): SupportMessage => ({
  ...{ id: from, createdAt: "2026-03-09T16:05:00.000Z", seen: false, type: "image" },
  ...{ content: "Archivo adjunto", mediaUrl: `/api/users/u1/objects/${from}`, isKept: false },
  ...{ toUserId: "u1", from: { id: from, name: from } },
});
const [ana, eva, luz] = [sent("Ana"), sent("Eva"), sent("Luz")];

// The clock of the page alone, so that nothing is waited for.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
const untouched = () => vi.advanceTimersByTime(700);

/** As when the list is read again. */
let read: (messages: SupportMessage[]) => void;

function draw(first: SupportMessage[], keep: (id: string) => Promise<void> = async () => {}) {
  function Listed() {
    const [messages, setMessages] = useState(first);
    read = (now) => act(() => setMessages(now));
    return <Proposals proposals={messages} keep={keep} />;
  }
  return renderScreen(<Listed />, { session: carmen }).world;
}

const asked = () => screen.getByRole("heading").textContent?.replace(/ te envió.*/, "");
const press = (name: string) => userEvent.click(button(name));
const [KEEP, LEAVE] = ["Guardar en Mis Recuerdos", "Ahora no"];

test("a newer one does not take the place of the one that is asked about", async () => {
  const keep = vi.fn(async () => {});
  draw([ana, eva], keep);
  read([luz, ana, eva]);
  expect(asked()).toBe("Ana");
  expect(screen.getByText("Después hay otros 2.")).toBeTruthy();
  await press(KEEP);
  expect(keep.mock.calls).toEqual([["Ana"]]);
});

test("where it is gone the next one is asked about, and a finger on its way answers nothing", async () => {
  const keep = vi.fn(async () => {});
  draw([ana, eva], keep);
  read([eva]);
  expect(asked()).toBe("Eva");
  vi.advanceTimersByTime(699);
  await press(KEEP);
  await press(LEAVE);
  expect(asked()).toBe("Eva");
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await press(KEEP);
  expect(keep.mock.calls).toEqual([["Eva"]]);
});

test.each([KEEP, LEAVE])("a slow double press on '%s' answers one", async (name) => {
  const keep = vi.fn(async () => {});
  draw([ana, eva, luz], keep);
  await press(name);
  expect(asked()).toBe("Eva");
  await press(name);
  expect(asked()).toBe("Eva");
  untouched();
  await press(name);
  expect(asked()).toBe("Luz");
  expect(keep.mock.calls).toEqual(name === KEEP ? [["Ana"], ["Eva"]] : []);
});

test("while it is being kept both buttons rest, and it stays whatever the list says", async () => {
  let done = () => {};
  draw([ana, eva], () => new Promise((resolve) => (done = resolve)));
  await press(KEEP);
  for (const name of ["Guardando...", LEAVE])
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
  await press(LEAVE);
  expect(screen.queryByText(/^No se ha guardado/)).toBeNull();
  read([eva]);
  expect(asked()).toBe("Ana");
  await act(async () => done());
  expect(screen.getByText("Guardado en Mis Recuerdos")).toBeTruthy();
  expect(asked()).toBe("Eva");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  expect(button(KEEP).getAttribute("aria-disabled")).toBe("false");
});

test("one that could not be kept may be tried again", async () => {
  const error = new ApiError(413, '{"error":"No queda sitio."}');
  const keep = vi.fn(async () => {}).mockRejectedValueOnce(error);
  const world = draw([ana], keep);
  await press(KEEP);
  expect(world.said).toEqual(["alert: No se ha podido guardar – No queda sitio."]);
  await press(KEEP);
  expect(screen.getByText("Guardado en Mis Recuerdos")).toBeTruthy();
  expect(keep).toHaveBeenCalledTimes(2);
});

test.each([
  ["photo", "image", "Foto de Ana"],
  ["video", "video", "Video de Ana"],
])("a %s that is asked about can be looked at over the whole window", async (_what, type, name) => {
  draw([{ ...ana, type: type as SupportMessage["type"] }, eva]);
  await press(`Ver en grande: ${name}`);
  const viewer = within(screen.getByRole("dialog", { name }));
  const shown = type === "image" ? viewer.getByRole("img", { name }) : viewer.getByLabelText(name);
  expect(shown.getAttribute("src")).toBe("/api/users/u1/objects/Ana?as=person");
  await userEvent.click(viewer.getByRole("button", { name: "Cerrar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked()).toBe("Ana");
});

test("a video that is asked about is played with one large button", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  draw([{ ...ana, type: "video" }]);
  const film = screen.getByLabelText<HTMLVideoElement>("Video de Ana");
  expect([film.controls, film.muted]).toEqual([false, false]);
  await press("Reproducir: Video de Ana");
  expect(play).toHaveBeenCalledOnce();
  play.mockRestore();
});

test.each([
  ["photo that does not load", "image", "Foto de Ana", "img", "error"],
  ["video that does not load", "video", "Video de Ana", "video", "error"],
  ["video that would only be heard", "video", "Video de Ana", "video", "loadedMetadata"],
] as const)("a %s is told in words, with its file", (_what, type, name, selector, event) => {
  draw([{ ...ana, type }, eva]);
  fireEvent[event](document.querySelector(selector) as HTMLElement);
  expect(screen.getByText("Este recuerdo no se puede mostrar aquí.")).toBeTruthy();
  const link = screen.getByRole("link", { name: `Guardar el archivo: ${name}` });
  expect(link.getAttribute("href")).toBe(
    `/api/users/u1/objects/Ana?as=person&${new URLSearchParams({ save: name })}`,
  );
  // The next one is looked at for itself.
  read([eva]);
  expect(screen.queryByText("Este recuerdo no se puede mostrar aquí.")).toBeNull();
});
