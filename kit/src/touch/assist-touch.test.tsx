import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assistTouch } from "./assist-touch.ts";

let end = () => {};
let clicks: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  clicks = [];
  end = assistTouch(document);
  document.addEventListener("click", note);
});
afterEach(() => {
  end();
  document.removeEventListener("click", note);
  document.body.replaceChildren();
});

const note = ({ target }: Event) => void clicks.push((target as Element).id);

/** Lays this out, every part of it where the finger is. */
function lay(html: string) {
  document.body.innerHTML = html;
  const one = document.body.querySelector<HTMLElement>("#it");
  if (!one) throw new Error("Nothing to touch");
  vi.spyOn(document, "elementFromPoint").mockImplementation(() => (one.isConnected ? one : null));
  return one;
}

const finger = (x: number, y: number, identifier = 0) => ({ identifier, clientX: x, clientY: y });

interface Roll {
  by?: number;
  /** Between its beginning and its end. */
  meanwhile?: () => void;
}

function roll(one: Element, { by = 16, meanwhile = () => {} }: Roll = {}) {
  fireEvent.touchStart(one, { touches: [finger(100, 100)], changedTouches: [finger(100, 100)] });
  meanwhile();
  const last = finger(100 + by, 100);
  fireEvent.touchMove(one, { touches: [last], changedTouches: [last] });
  fireEvent.touchEnd(one, { touches: [], changedTouches: [last] });
}

const wait = () => vi.advanceTimersByTime(1_000);
const tapOfBrowser = (one: Element) => fireEvent.click(one, { detail: 1 });

test.each([
  ["button", "<button id=it>Sí</button>"],
  ["words in a button", "<button id=b><span id=it>Sí</span></button>"],
  ["link", "<a id=it href='#x'>Sí</a>"],
  ["summary", "<details><summary id=it>Sí</summary></details>"],
  ["checkbox", "<input id=it type=checkbox>"],
  ["label", "<label><span id=it>Sí</span><input id=b type=radio></label>"],
  ["text field", "<input id=it>"],
  ["gridcell", "<div role=gridcell id=it></div>"],
])("a touch that rolls presses it once: %s", (_kind, html) => {
  roll(lay(html));
  wait();
  expect(clicks).toHaveLength(1);
});

test.each([
  ["what deletes", "<button id=it data-deletes=''>Eliminar</button>"],
  ["what stands in what deletes", "<div data-deletes=''><button id=it>Sí</button></div>"],
  ["disabled", "<button id=it disabled>Sí</button>"],
  ["a slider", "<input id=it type=range>"],
  ["a video's own buttons", "<video id=it controls></video>"],
  ["words", "<p id=it>Sí</p>"],
])("nothing is pressed: %s", (_kind, html) => {
  roll(lay(html));
  wait();
  expect(clicks).toEqual([]);
});

const button = () => lay("<button id=it>Sí</button>");

test.each([
  [24, 1],
  [25, 0],
])("a finger that ends %i px from where it began presses %i times", (by, times) => {
  roll(button(), { by });
  wait();
  expect(clicks).toHaveLength(times);
});

test.each([
  [8, 1],
  [9, 0],
])("of what has scrolled by %i px, also back again, %i is pressed", (by, times) => {
  const one = lay("<div id=s><button id=it>Sí</button></div>");
  const scroller = document.getElementById("s") as HTMLElement;
  Object.defineProperty(scroller, "scrollHeight", { value: 900 });
  Object.defineProperty(scroller, "clientHeight", { value: 300 });
  const meanwhile = () => {
    scroller.scrollTop = by;
    fireEvent.touchMove(one, { touches: [finger(101, 100)] });
    scroller.scrollTop = 0;
  };
  roll(one, { meanwhile });
  wait();
  expect(clicks).toHaveLength(times);
});

test.each<[string, (one: HTMLElement) => void]>([
  [
    "a second finger",
    (one) => void fireEvent.touchStart(one, { touches: [finger(1, 1), finger(2, 2, 1)] }),
  ],
  ["the system takes it", (one) => void fireEvent.touchCancel(one)],
  ["it is taken away", (one) => one.remove()],
  ["it is switched off", (one) => one.setAttribute("disabled", "")],
])("nothing is pressed where meanwhile %s", (_what, act) => {
  const one = button();
  roll(one, { meanwhile: () => act(one) });
  wait();
  expect(clicks).toEqual([]);
});

test("nothing is pressed on which something has been laid", () => {
  const one = button();
  const meanwhile = () => vi.mocked(document.elementFromPoint).mockReturnValue(document.body);
  roll(one, { meanwhile });
  wait();
  expect(clicks).toEqual([]);
});

test("the browser's menu on a link is no press; on a button there is none", () => {
  const link = lay("<a id=it href='#x'>Sí</a>");
  roll(link, { by: 0, meanwhile: () => void fireEvent.contextMenu(link) });
  const one = button();
  roll(one, { by: 0, meanwhile: () => void fireEvent.contextMenu(one) });
  wait();
  expect(clicks).toEqual(["it"]);
  expect(document.getElementById("it")?.tagName).toBe("BUTTON");
});

test.each([
  ["at once", 0],
  ["late", 200],
])("a browser's own click that comes %s is the only one", (_when, ms) => {
  const one = button();
  roll(one);
  vi.advanceTimersByTime(ms);
  tapOfBrowser(one);
  wait();
  expect(clicks).toEqual(["it"]);
});

test("the next touch does not wait for the one before, and a key pressed after it counts", () => {
  const one = button();
  roll(one);
  roll(one);
  wait();
  expect(clicks).toHaveLength(2);
  roll(one);
  vi.advanceTimersByTime(100);
  fireEvent.click(one, { detail: 0 });
  expect(clicks).toHaveLength(4);
});

test("what keeps the focus where it is keeps it, and everything else that is pressed takes it", () => {
  const one = button();
  roll(one);
  wait();
  expect(document.activeElement).toBe(one);
  one.blur();
  one.addEventListener("mousedown", (event) => event.preventDefault());
  roll(one);
  wait();
  expect(document.activeElement).toBe(document.body);
  expect(clicks).toHaveLength(2);
});

test("in a shadow tree a finger is helped too", () => {
  const host = lay("<div id=it></div>");
  const tree = host.attachShadow({ mode: "open" });
  tree.innerHTML = "<button>Sí</button>";
  const inner = tree.firstElementChild as HTMLElement;
  tree.elementFromPoint = () => inner;
  const pressed = vi.fn();
  inner.addEventListener("click", pressed);
  const touch = (kind: string, lists: object) =>
    inner.dispatchEvent(Object.assign(new Event(kind, { bubbles: true, composed: true }), lists));
  touch("touchstart", { touches: [finger(1, 1)], changedTouches: [finger(1, 1)] });
  touch("touchend", { touches: [], changedTouches: [finger(17, 1)] });
  wait();
  expect(pressed).toHaveBeenCalledOnce();
});

const TOGGLES = [
  "<button id=it aria-pressed=false>Hecho</button>",
  "<button id=it aria-expanded=false>Opciones</button>",
  "<button id=it role=switch aria-checked=false>Voz</button>",
  "<button id=it data-skips=''>Siguiente</button>",
  "<details><summary id=it>Opciones</summary></details>",
  "<input id=it type=checkbox>",
];

test.each(TOGGLES)("a finger's second press within 300 ms does nothing: %s", (html) => {
  const one = lay(html);
  roll(one);
  vi.advanceTimersByTime(100);
  roll(one);
  vi.advanceTimersByTime(100);
  expect(clicks).toHaveLength(1);
  vi.advanceTimersByTime(300);
  roll(one);
  wait();
  expect(clicks).toHaveLength(2);
});

test.each(TOGGLES)("of a mouse a double click counts once, and keys count each: %s", (html) => {
  const one = lay(html);
  fireEvent.click(one, { detail: 1 });
  fireEvent.click(one, { detail: 2 });
  expect(clicks).toHaveLength(1);
  for (let press = 0; press < 3; press++) fireEvent.click(one, { detail: 0 });
  expect(clicks).toHaveLength(4);
});

test.each([
  "<button id=it>3</button>",
  "<div data-each-press=''><button id=it aria-pressed=false>Fila 1</button></div>",
])("every press counts on %s", (html) => {
  const one = lay(html);
  roll(one);
  roll(one);
  roll(one);
  wait();
  expect(clicks).toHaveLength(3);
});

test("a checkbox that is pressed by its label changes once a press", () => {
  const one = lay("<label><span id=it>Sí</span><input id=b type=checkbox></label>");
  const box = document.querySelector("input") as HTMLInputElement;
  const tap = () => {
    roll(one);
    tapOfBrowser(one);
  };
  tap();
  expect(box.checked).toBe(true);
  tap();
  expect(box.checked).toBe(true);
  wait();
  tap();
  expect(box.checked).toBe(false);
});

/** A press that gives way to another: both buttons lie where the finger is, the first above. */
function layInTurn(html = "<button id=behind>Inicio</button>") {
  const front = lay(`${html}<button id=it>En 10 minutos</button>`);
  const behind = document.getElementById("behind") as HTMLElement;
  front.addEventListener("click", () => front.remove());
  vi.mocked(document.elementFromPoint).mockImplementation(() =>
    front.isConnected ? front : behind,
  );
  return { front, behind };
}

test.each([
  [450, 120, 1],
  [500, 120, 2],
  [450, 160, 2],
])("what lay behind is met by a finger after %i ms at %i px: %i presses", (ms, x, times) => {
  const { front, behind } = layInTurn();
  roll(front, { by: 16 });
  vi.advanceTimersByTime(100);
  expect(clicks).toEqual(["it"]);
  const at = [finger(x, 100)];
  vi.advanceTimersByTime(ms);
  fireEvent.touchStart(behind, { touches: at, changedTouches: at });
  fireEvent.touchEnd(behind, { touches: [], changedTouches: at });
  tapOfBrowser(behind);
  expect(clicks).toHaveLength(times);
});

test("what lay behind is met by no second half of a double click, and by every key", () => {
  const { front, behind } = layInTurn();
  fireEvent.click(front, { detail: 1 });
  fireEvent.click(behind, { detail: 2 });
  expect(clicks).toEqual(["it"]);
  fireEvent.click(behind, { detail: 0 });
  expect(clicks).toEqual(["it", "behind"]);
});

const KEYS = "<div data-each-press=''><button id=behind>1</button></div>";

test("the keys and boards behind what has closed are met by no second half either", () => {
  const { front, behind } = layInTurn(KEYS);
  fireEvent.click(front, { detail: 1 });
  fireEvent.click(behind, { detail: 2 });
  expect(clicks).toEqual(["it"]);
  fireEvent.click(behind, { detail: 1 });
  expect(clicks).toEqual(["it", "behind"]);
});

test("a key that is drawn anew after each press takes every one", () => {
  const one = lay("<div data-each-press=''><button id=it>1</button></div>");
  const next = one.cloneNode(true) as HTMLElement;
  vi.mocked(document.elementFromPoint).mockImplementation(() => (one.isConnected ? one : next));
  one.addEventListener("click", () => one.replaceWith(next));
  fireEvent.click(one, { detail: 1 });
  fireEvent.click(next, { detail: 2 });
  expect(clicks).toEqual(["it", "it"]);
});

test("two that lie side by side are pressed one after the other", () => {
  const one = lay("<button id=it>Sí</button><button id=b>No</button>");
  const other = document.getElementById("b") as HTMLElement;
  fireEvent.click(one, { detail: 1 });
  fireEvent.click(other, { detail: 2 });
  expect(clicks).toEqual(["it", "b"]);
});

test("when it has ended nothing is helped or held back", () => {
  const one = lay(TOGGLES[0] ?? "");
  end();
  roll(one);
  wait();
  expect(clicks).toEqual([]);
  tapOfBrowser(one);
  tapOfBrowser(one);
  expect(clicks).toHaveLength(2);
});
