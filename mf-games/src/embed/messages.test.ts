import { expect, test, vi } from "vitest";
import { type HostMessage, linkHost, READY, readLook } from "./messages.ts";

const SCORE: HostMessage = {
  acompana: "puntuacion",
  gameType: "sudoku",
  score: 925,
  timeSeconds: 75,
  difficulty: "easy",
};
const GREETING = { acompana: "aspecto", tema: "oscuro", color: "#ABCDEF" };

/** A framed page and its parent, with only what passes between them. */
function framed() {
  const parent = { postMessage: vi.fn() };
  const target = new EventTarget();
  const page = Object.assign(target, { parent }) as unknown as Window;
  const looks = vi.fn();
  const link = linkHost(page, looks);
  const hear = (data: unknown, origin = "https://pueblo.es", source: unknown = parent) => {
    const event = new MessageEvent("message", { data, origin });
    Object.defineProperty(event, "source", { value: source });
    target.dispatchEvent(event);
  };
  return { parent, link, looks, hear };
}

test("until it is greeted the page says that it is ready, and nothing else", () => {
  const { parent, link } = framed();
  link.tell({ acompana: "alto", alto: 700 });
  link.tell(SCORE);
  expect(parent.postMessage.mock.calls).toEqual([[READY, "*"]]);
});

test("greeted, it tells its host, and no other origin, what waited and what comes", () => {
  const { parent, link, looks, hear } = framed();
  link.tell({ acompana: "alto", alto: 700 });
  link.tell({ acompana: "alto", alto: 800 });
  hear(GREETING);
  link.tell(SCORE);
  expect(looks).toHaveBeenCalledWith({ theme: "dark", color: "#abcdef" });
  expect(parent.postMessage.mock.calls.slice(1)).toEqual([
    [{ acompana: "alto", alto: 800 }, "https://pueblo.es"],
    [SCORE, "https://pueblo.es"],
  ]);
});

test("only the parent can greet, only in the right shape, and the first remains the host", () => {
  const { parent, link, looks, hear } = framed();
  hear(GREETING, "https://pueblo.es", {});
  hear({ ...GREETING, tema: 3 });
  hear("aspecto");
  expect(looks).not.toHaveBeenCalled();
  hear(GREETING);
  hear({ ...GREETING, color: "#000000" }, "https://otro.es");
  link.tell(SCORE);
  expect(looks).toHaveBeenCalledTimes(1);
  expect(parent.postMessage).toHaveBeenLastCalledWith(SCORE, "https://pueblo.es");
});

test("a host from a disk has no origin that could be named", () => {
  const { parent, link, hear } = framed();
  hear(GREETING, "null");
  link.tell(SCORE);
  expect(parent.postMessage).toHaveBeenLastCalledWith(SCORE, "*");
});

test("a page that nobody frames speaks to nobody", () => {
  const said = vi.spyOn(window, "postMessage");
  linkHost(window, () => {}).tell(SCORE);
  expect(said).not.toHaveBeenCalled();
});

test("what the page cannot use it reads as the usual look", () => {
  expect(readLook({ acompana: "aspecto", tema: "lila", color: "red" })).toEqual({
    theme: "auto",
    color: null,
  });
  expect([readLook(null), readLook(undefined), readLook({ acompana: "listo" })]).toEqual([
    null,
    null,
    null,
  ]);
});
