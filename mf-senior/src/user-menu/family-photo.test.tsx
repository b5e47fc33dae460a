import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { carmen, nothingNew } from "../testing/fixtures.ts";
import { item } from "../testing/gallery.tsx";
import { atOneOClock, HOME, homeCards, MESSAGES, nothing } from "../testing/home.tsx";
import { photo, words } from "../testing/support-messages.tsx";
import { UserMenu } from "./user-menu.tsx";

const MEDIA = "GET /api/users/u1/media";
const READ = `${MEDIA}?limit=40`;

// Fetched here once, so that no test waits for it.
beforeAll(() => import("./family-photo.tsx"));

atOneOClock();

/** How high the place beside the tools is, in px. */
let room = 0;
beforeEach(() => {
  room = 196;
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => room);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #change: () => void;
      constructor(change: () => void) {
        this.#change = change;
      }
      observe = () => this.#change();
      disconnect = () => {};
    },
  );
});

const kept = (id: string, title: string, uploadedAt: string, mimeType = "image/jpeg") => ({
  ...item(id, mimeType),
  ...{ title, uploadedAt },
});
const OLDER = kept("1", "De Luis Gil", "2026-03-08T09:00:00.000Z");
const NEWER = kept("2", "De Luis Gil", "2026-03-10T09:00:00.000Z");

function draw(
  answers: ScreenSetup["answers"] = {},
  session: typeof carmen = carmen,
): ReturnType<typeof renderScreen> {
  return renderScreen(<UserMenu />, {
    ...{ session, homeCards },
    answers: {
      ...nothing,
      [MESSAGES]: () => json([words, photo]),
      [MEDIA]: () => json([OLDER]),
      ...answers,
    },
  });
}

const picture = () => document.querySelector<HTMLImageElement>("main button > img");
const NAME = /^(.* te ha enviado una foto|Una foto que te envió) /;
const horizon = () => document.querySelector("main [class*=instead] svg");
const photoButton = () => screen.queryByRole("button", { name: NAME });

/** Waits for its picture, and has it come. */
async function shown() {
  await waitFor(() => expect(picture()).toBeTruthy());
  const image = picture();
  if (image) fireEvent.load(image);
  return screen.getByRole("button", { name: NAME });
}

const settled = async (world: { calls: string[] }) => {
  await screen.findByText("Jugaste nunca");
  await act(async () => {});
  return world.calls;
};

test.each([
  [
    "what was sent, also where another was kept later",
    [NEWER, OLDER],
    [words, photo],
    "Elena Ruiz te ha enviado una foto Hoy",
    "/api/users/u1/objects/abc?as=person",
    "support-messages message-photo",
  ],
  [
    "what she kept, where none was sent",
    [OLDER, NEWER],
    [words],
    "Una foto que te envió Luis Gil Guardada hoy",
    "/api/users/u1/objects/file-2?as=person",
    "gallery memory-2",
  ],
])(
  "the latest photo is %s: by whom and when, and pressed it opens where it is kept",
  async (_what, media, messages, name, source, move) => {
    const { world } = draw({ [MEDIA]: () => json(media), [MESSAGES]: () => json(messages) });
    const button = await shown();
    expect(button.textContent).toBe(name);
    expect(picture()?.getAttribute("src")).toBe(source);
    await userEvent.click(button);
    expect(world.moves).toEqual([move]);
  },
);

test("what is no photo of the family is none", async () => {
  const media = [
    kept("3", "De Luis Gil", "2026-03-09T09:00:00.000Z", "video/mp4"),
    kept("4", "La boda", "2026-03-09T09:00:00.000Z"),
    kept("5", "De boda", "2026-03-09T09:00:00.000Z"),
    kept("6", "De Viaje", "2026-03-09T09:00:00.000Z"),
    kept("7", "De Madrid al cielo", "2026-03-09T09:00:00.000Z"),
    OLDER,
  ];
  const film = { ...photo, id: "film", type: "video" };
  draw({ [MESSAGES]: () => json([words, film]), [MEDIA]: () => json(media) });
  expect((await shown()).textContent).toBe("Una foto que te envió Luis Gil Guardada hace 2 días");
});

test("it is asked for once the cards say what they know, and is not seen before it has come", async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { world } = draw({ [HOME]: () => late });
  await screen.findByText("Elena te ha escrito");
  await act(async () => {});
  expect(world.calls).not.toContain(READ);
  answer(json(nothingNew));
  await waitFor(() => expect(picture()).toBeTruthy());
  expect(picture()?.closest("button")?.className).toContain("coming");
  expect((await shown()).className).not.toContain("coming");
});

test("one that cannot be shown leaves the horizon", async () => {
  draw();
  await waitFor(() => expect(picture()).toBeTruthy());
  expect(horizon()).toBeNull();
  const image = picture();
  if (image) fireEvent.error(image);
  expect(picture()).toBeNull();
  expect(photoButton()).toBeNull();
  expect(horizon()).toBeTruthy();
});

test.each([
  ["the family has sent none", carmen],
  ["somebody entered with her PIN", { ...carmen, enteredBy: { id: "a1", name: "Ana" } }],
])("the horizon stands in its place where %s", async (_why, session) => {
  draw({ [MESSAGES]: () => json([words]), [MEDIA]: () => json([]) }, session);
  await waitFor(() => expect(horizon()).toBeTruthy());
  expect(picture()).toBeNull();
});

test("without the memories, what was sent is still shown", async () => {
  draw({ [MEDIA]: () => json({ code: "INTERNAL" }, 500) });
  expect((await shown()).textContent).toBe("Elena Ruiz te ha enviado una foto Hoy");
});

test.each([
  ["the home has no room for it", 149, {}, carmen],
  ["the home has notices", 196, { offersPin: true }, carmen],
  ["somebody entered with her PIN", 196, {}, { ...carmen, enteredBy: { id: "a1", name: "Ana" } }],
])("nothing is asked for where %s", async (_why, height, news, session) => {
  room = height;
  const { world } = draw({ [HOME]: () => json({ ...nothingNew, ...news }) }, session);
  expect(await settled(world)).not.toContain(READ);
  expect(picture()).toBeNull();
});
