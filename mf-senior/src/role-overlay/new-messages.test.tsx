import { ScreenProvider, useScreen } from "@acompana/kit/area";
import { json, pageStore, pass, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useMessageList } from "../support-messages/message-list.resource.ts";
import { carmen } from "../testing/fixtures.ts";
import { NewMessages } from "./new-messages.tsx";
// Known beforehand, so that no test waits for its chunk on the clock of the tests.
import "./new-message-dialog.tsx";

const LIST = "GET /api/users/u1/support-messages";
const HALF_MINUTE = 30_000;
const HOME_READS_MS = 5_000;

const message = (id: string, name: string, more: object = {}) => ({
  id,
  createdAt: "2026-03-10T11:00:00.000Z",
  seen: false,
  type: "text",
  content: "¿Qué tal la rodilla?",
  mediaUrl: null,
  toUserId: "u1",
  from: { id: name, name },
  ...more,
});
const before = message("before", "Elena Ruiz");

let inbox: ReturnType<typeof message>[];
/** So long the server takes, in ms. */
let slowness: number;
/** Whether a reminder rings. */
let hold: (isHeld: boolean) => void;
/** Puts her home below, or the screen that was there. */
let goHome: (isHome: boolean) => void;

beforeEach(() => {
  inbox = [before];
  slowness = 0;
  vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") });
});

function Overlaid() {
  const given = useScreen();
  const [isHeld, setHeld] = useState(false);
  const [isHome, setHome] = useState(false);
  hold = setHeld;
  goHome = setHome;
  return (
    <ScreenProvider value={{ ...given, screen: isHome ? "user-menu" : given.screen }}>
      {isHome && <Home />}
      <NewMessages isHeld={isHeld} />
    </ScreenProvider>
  );
}

/** Reads the messages for itself, as her home does. */
function Home() {
  return <p>{useMessageList().data?.length}</p>;
}

async function draw(setup: ScreenSetup = {}) {
  const background: (string | null)[] = [];
  const list = async (request: Request) => {
    background.push(request.headers.get("Acompana-Background"));
    if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness));
    return json(inbox);
  };
  const { world, unmount } = renderScreen(<Overlaid />, {
    session: carmen,
    screen: "sudoku-game",
    answers: { [LIST]: list },
    ...setup,
  } as ScreenSetup);
  await pass(0);
  return { world, background, unmount };
}

/** The page goes behind another one, or comes in front again. */
async function turn(visibility: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

test("who writes while she plays is told once, with their name; nothing is marked as seen", async () => {
  const { world, background } = await draw();
  expect(world.toast).toBeNull();
  inbox = [message("new", "Lucía Gil Sanz"), before];
  await pass(HALF_MINUTE);
  expect(world.toast).toMatchObject({
    title: "Lucía te ha escrito",
    from: "Lucía Gil Sanz",
    action: { label: "Ver mensaje" },
  });
  await pass(10 * HALF_MINUTE);
  expect(world.said).toHaveLength(1);
  expect(new Set(world.calls)).toEqual(new Set([LIST]));
  expect(new Set(background)).toEqual(new Set(["1"]));
});

const UNSHOWN = "Este recuerdo no se puede mostrar aquí.";

test("it opens over the screen, which she does not leave", async () => {
  const { world } = await draw();
  const photo = { type: "image", mediaUrl: "/api/users/u1/objects/abc" };
  inbox = [message("new", "Lucía Gil", photo), before];
  await pass(HALF_MINUTE);
  await act(async () => world.toast?.action?.act());
  await pass(0);
  const dialog = screen.getByRole("dialog", { name: "Lucía te ha escrito" });
  expect(within(dialog).getByText("¿Qué tal la rodilla?")).toBeTruthy();
  const picture = within(dialog).getByRole("img", { name: "Foto de Lucía Gil, Hoy, 12:00" });
  expect(picture.getAttribute("src")).toBe(`${photo.mediaUrl}?as=person`);
  expect(
    within(dialog).getByText(
      "Está también en «Mensajes de Apoyo». Allí puedes guardarlo en Mis Recuerdos.",
    ),
  ).toBeTruthy();
  const photoOf = { name: "Foto de Lucía Gil, Hoy, 12:00" };
  const large = { name: `Ver en grande: ${photoOf.name}` };
  await act(async () => within(dialog).getByRole("button", large).click());
  const viewer = screen.getByRole("dialog", photoOf);
  expect(within(viewer).getByRole("img").getAttribute("src")).toBe(`${photo.mediaUrl}?as=person`);
  await act(async () => within(viewer).getByRole("button", { name: "Cerrar" }).click());
  expect(screen.queryByRole("dialog", photoOf)).toBeNull();
  fireEvent.error(picture);
  expect(within(dialog).getByText(UNSHOWN)).toBeTruthy();
  expect(world.moves).toEqual([]);
  await act(async () =>
    within(dialog).getByRole("button", { name: "Ir a Mensajes de Apoyo" }).click(),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(world.moves).toEqual(["support-messages"]);
});

test("two files of one minute bear two names, and one that cannot be shown is told", async () => {
  const { world } = await draw();
  const photo = { type: "image", mediaUrl: "/api/users/u1/objects/abc" };
  const video = { type: "video", mediaUrl: "/api/users/u1/objects/def" };
  inbox = [photo, photo, video, video].map((file, place) =>
    message(`new-${place}`, "Lucía Gil", file),
  );
  await pass(HALF_MINUTE);
  await act(async () => world.toast?.action?.act());
  await pass(0);
  const dialog = screen.getByRole("dialog", { name: "Lucía te ha escrito" });
  for (const role of ["article", "img", "button"]) {
    const labels = within(dialog)
      .getAllByRole(role)
      .map((one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? one.textContent);
    expect(new Set(labels).size).toBe(labels.length);
  }
  fireEvent.error(within(dialog).getByLabelText("Video de Lucía Gil, Hoy, 12:00, 3 de 4"));
  expect(within(dialog).getByText(UNSHOWN)).toBeTruthy();
  const file = "Guardar el archivo: Video de Lucía Gil, Hoy, 12:00, 3 de 4";
  expect(within(dialog).getByRole("link", { name: file })).toBeTruthy();
  expect(within(dialog).getByText(/^Están también en/).textContent).toContain("las fotos y los");
});

test("what is words alone is not said to be kept", async () => {
  const { world } = await draw();
  inbox = [message("new", "Lucía Gil"), before];
  await pass(HALF_MINUTE);
  await act(async () => world.toast?.action?.act());
  await pass(0);
  expect(screen.getByText("Está también en «Mensajes de Apoyo».")).toBeTruthy();
});

test("while a reminder rings nothing is told, and afterwards it is", async () => {
  const { world } = await draw();
  await act(async () => hold(true));
  inbox = [message("new", "Lucía Gil"), before];
  await pass(2 * HALF_MINUTE);
  expect(world.said).toEqual([]);
  await act(async () => hold(false));
  expect(world.said).toHaveLength(1);
});

test("beside the card with whom to call nothing is told until it is gone", async () => {
  const { world } = await draw();
  document.body.insertAdjacentHTML("beforeend", "<div data-keep-clear></div>");
  inbox = [message("new", "Lucía Gil"), before];
  await pass(2 * HALF_MINUTE);
  expect(world.said).toEqual([]);
  document.querySelector("[data-keep-clear]")?.remove();
  await pass(2 * HALF_MINUTE);
  expect(world.said).toHaveLength(1);
});

test.each(["user-menu", "support-messages"] as const)("%s shows it itself", async (where) => {
  const { world } = await draw({ screen: where } as ScreenSetup);
  inbox = [message("new", "Lucía Gil"), before];
  await pass(4 * HALF_MINUTE);
  expect([world.said, world.calls]).toEqual([[], []]);
});

test("in a hidden page nothing is told, and afterwards it is, once", async () => {
  const { world } = await draw();
  inbox = [message("new", "Lucía Gil"), before];
  slowness = 1_000;
  await pass(HALF_MINUTE);
  // The answer is under way.
  await turn("hidden");
  await pass(4 * HALF_MINUTE);
  expect(world.said).toEqual([]);
  await turn("visible");
  await pass(HALF_MINUTE);
  expect(world.said).toEqual(["toast: Lucía te ha escrito"]);
  await pass(10 * HALF_MINUTE);
  expect(world.said).toHaveLength(1);
});

test.each([
  ["that nobody can have seen is told again", 1_000, 2],
  ["that has stood in sight is not", 4_000, 1],
])("after a reload a notice %s", async (_which, stood, times) => {
  const store = pageStore();
  const first = await draw({ store });
  inbox = [message("new", "Lucía Gil"), before];
  await pass(HALF_MINUTE);
  await pass(stood);
  first.unmount();
  const again = await draw({ store });
  await pass(HALF_MINUTE);
  expect([...first.world.said, ...again.world.said]).toHaveLength(times);
});

test("a ring on top of a notice stops its time, and it is not said twice meanwhile", async () => {
  const store = pageStore();
  const first = await draw({ store });
  inbox = [message("new", "Lucía Gil"), before];
  await pass(HALF_MINUTE);
  await act(async () => hold(true));
  await pass(4 * HALF_MINUTE);
  expect(first.world.said).toHaveLength(1);
  first.unmount();
  const again = await draw({ store });
  expect(again.world.said).toHaveLength(1);
});

test("a notice that was opened is told, however short it stood", async () => {
  const store = pageStore();
  const first = await draw({ store });
  inbox = [message("new", "Lucía Gil"), before];
  await pass(HALF_MINUTE);
  await act(async () => first.world.toast?.action?.act());
  first.unmount();
  const again = await draw({ store });
  expect(again.world.said).toEqual([]);
});

test.each([
  ["is not told after it", 4_000, 0],
  ["of which she had a glimpse is told after it", 1_000, 1],
])("what her home shows %s", async (_which, stood, times) => {
  const { world } = await draw();
  await act(async () => goHome(true));
  await pass(100);
  inbox = [message("new", "Lucía Gil"), before];
  await pass(HOME_READS_MS);
  await pass(stood);
  await act(async () => goHome(false));
  await pass(HALF_MINUTE);
  expect(world.said).toHaveLength(times);
});

test("ten messages at once are one notice", async () => {
  const { world } = await draw();
  const ten = Array.from({ length: 10 }, (_, place) =>
    message(`new-${place}`, place % 2 ? "Lucía Gil" : "Pablo Ruiz"),
  );
  inbox = [...ten, before];
  await pass(10 * HALF_MINUTE);
  expect(world.said).toEqual(["toast: Te han escrito Pablo y Lucía"]);
  await act(async () => world.toast?.action?.act());
  await pass(0);
  expect(screen.getAllByRole("article")).toHaveLength(10);
});
