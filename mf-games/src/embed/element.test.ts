import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

const SCORE = {
  acompana: "puntuacion",
  gameType: "sudoku",
  score: 925,
  timeSeconds: 75,
  difficulty: "easy",
};
const DETAIL = { gameType: "sudoku", score: 925, timeSeconds: 75, difficulty: "easy" };

beforeAll(async () => {
  const script = document.createElement("script");
  script.src = "https://portal.es/embed/juegos.js";
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  // The framed page itself is for the browser tests.
  const { settings } = Reflect.get(window, "happyDOM");
  settings.handleDisabledFileLoadingAsSuccess = true;
  await import("./element.ts");
});

let heard: unknown[];
const hear = (event: Event) => heard.push((event as CustomEvent).detail);
beforeEach(() => {
  heard = [];
  document.addEventListener("puntuacion", hear);
});
afterEach(() => document.removeEventListener("puntuacion", hear));

function draw(attributes: Record<string, string> = { juego: "sudoku" }) {
  const element = document.createElement("acompana-juegos");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const frame = element.shadowRoot?.querySelector("iframe") as HTMLIFrameElement;
  // A window of its own, which a frame that loads nothing lacks.
  const contentWindow = { postMessage: () => {} };
  Object.defineProperty(frame, "contentWindow", { value: contentWindow, configurable: true });
  return { element, frame };
}

/** A message as the browser hands it over. */
function say(
  frame: HTMLIFrameElement,
  data: unknown,
  origin = "https://portal.es",
  source: unknown = frame.contentWindow,
) {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  window.dispatchEvent(event);
}

test("it frames the page beside its script, titled and lazy, with what was asked for", () => {
  const { frame } = draw({ juego: "sudoku", dificultad: "facil", tema: "auto", color: "#0B5D5B" });
  expect(frame.src).toBe(
    "https://portal.es/embed/juegos.html?juego=sudoku&dificultad=facil&tema=auto&color=%230B5D5B",
  );
  expect([frame.title, frame.loading]).toEqual(["Juegos de Acompaña", "lazy"]);
  expect(draw({ title: "Sudoku del día" }).frame.title).toBe("Sudoku del día");
});

test("a score of its own frame becomes an event with nothing more in it", () => {
  const { frame } = draw();
  say(frame, { ...SCORE, extra: "<script>" });
  expect(heard).toEqual([DETAIL]);
});

test("of two on a page only the one that spoke is heard", () => {
  const [one, two] = [draw().element, draw()];
  const first = vi.fn();
  one.addEventListener("puntuacion", first);
  say(two.frame, SCORE);
  expect([heard.length, first.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ["another origin", SCORE, "https://elsewhere.es", undefined],
  ["another window", SCORE, "https://portal.es", window],
  ["nothing", null, undefined, undefined],
  ["text", "puntuacion", undefined, undefined],
  ["a negative score", { ...SCORE, score: -1 }, undefined, undefined],
  ["a broken score", { ...SCORE, score: 1.5 }, undefined, undefined],
  ["a score in words", { ...SCORE, score: "925" }, undefined, undefined],
  ["no time", { ...SCORE, timeSeconds: undefined }, undefined, undefined],
  ["another difficulty", { ...SCORE, difficulty: "medium" }, undefined, undefined],
  ["a game with a tag", { ...SCORE, gameType: "<img>" }, undefined, undefined],
])("%s is left alone", (_what, data, origin, source) => {
  const { frame } = draw();
  say(frame, data, origin, source);
  expect(heard).toEqual([]);
});

test("it takes its content's height, within reason", () => {
  const { frame } = draw();
  say(frame, { acompana: "alto", alto: 812.4 });
  expect(frame.style.height).toBe("813px");
  for (const alto of [-5, 0, 1e9, Number.NaN, "900px"]) say(frame, { acompana: "alto", alto });
  expect(frame.style.height).toBe("813px");
});

test("it greets a page that is ready, and tells it of a new colour without loading it again", () => {
  const { element, frame } = draw({ juego: "sudoku", tema: "claro" });
  const postMessage = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage } });
  say(frame, { acompana: "listo" });
  expect(postMessage).toHaveBeenLastCalledWith(
    { acompana: "aspecto", tema: "claro", color: "" },
    "https://portal.es",
  );
  const before = frame.src;
  element.setAttribute("color", "#123456");
  expect(postMessage).toHaveBeenLastCalledWith(
    { acompana: "aspecto", tema: "claro", color: "#123456" },
    "https://portal.es",
  );
  expect(frame.src).toBe(before);
  element.setAttribute("juego", "puzle");
  expect(frame.src).toContain("juego=puzle");
});

test("removed, it leaves no frame and no listener behind", () => {
  const removed = vi.spyOn(window, "removeEventListener");
  const { element, frame } = draw();
  element.remove();
  expect(element.shadowRoot?.querySelector("iframe")).toBe(null);
  expect(removed).toHaveBeenCalledWith("message", expect.any(Function));
  say(frame, SCORE);
  expect(heard).toEqual([]);
  document.body.append(element);
  expect(element.shadowRoot?.querySelectorAll("iframe")).toHaveLength(1);
});
