import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeRoom, placeBesideFocus, placeToast, takeRoom } from "./place-toast.ts";

interface Rectangle {
  top: number;
  height: number;
  left?: number;
  width?: number;
}

afterEach(() => document.body.replaceChildren());

/** An element that the layout, which is not here, would put there. */
function put(html: string, place: Rectangle): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", html);
  const element = document.body.lastElementChild as HTMLElement;
  element.getBoundingClientRect = () => boxOf(place);
  return element;
}

const boxOf = ({ left = 0, width = innerWidth, ...rest }: Rectangle): DOMRect =>
  DOMRect.fromRect({ x: left, y: rest.top, width, ...rest });

const HEIGHT = 100;

/** From where to where a toast as wide as the window stands. */
function stands(): [number, number] {
  const toast = put("<ol></ol>", { top: 0, height: HEIGHT });
  placeToast(toast);
  const top = Number.parseFloat(toast.style.inset);
  return [top, top + HEIGHT];
}

/** All of the window but `from` to `from + 200`, in buttons. */
function buttonsBeside(from: number) {
  put("<button>Arriba</button>", { top: 0, height: from });
  put("<button>Abajo</button>", { top: from + 200, height: innerHeight - from - 200 });
}

/** Half of the window, the lower one, where a toast stands by itself. */
const low = { top: innerHeight / 2, height: innerHeight / 2 };
const high = { top: 0, height: innerHeight / 2 };

test.each(["h1", "h2", "h3"])("a heading (%s) is kept clear where there is room", (name) => {
  const top = innerHeight - 150;
  put(`<${name}>Recordatorios</${name}>`, { top, height: 150 });
  expect(stands()[1]).toBeLessThanOrEqual(top);
});

test.each([
  ["a sentence", "<p>Tomar la pastilla</p>"],
  ["an hour", "<time>22:45</time>"],
  ["a name and what it says", "<dl><dd>Calle Mayor</dd></dl>"],
])("%s is kept clear where there is room", (_what, html) => {
  const top = innerHeight - 150;
  const words = put(html, { top, height: 150 });
  const [inner = words] = words.children;
  inner.getBoundingClientRect = () => DOMRect.fromRect({ y: top, width: innerWidth, height: 150 });
  expect(stands()[1]).toBeLessThanOrEqual(top);
});

test("a heading is kept clear before other words, however many", () => {
  put("<p>Por la mañana</p>", { top: 0, height: innerHeight - 150 });
  put("<h2>Hoy</h2>", { top: innerHeight - 150, height: 150 });
  expect(stands()[1]).toBeLessThanOrEqual(innerHeight - 150);
});

test("the newest of a talk is kept clear before what was said earlier", () => {
  const talk = put('<div role="log"><ol><li>Hola</li><li>Buenos días</li></ol></div>', {
    top: 0,
    height: innerHeight,
  });
  const [earlier, newest] = talk.querySelectorAll("li");
  if (!earlier || !newest) throw new Error("Nothing is said");
  earlier.getBoundingClientRect = () => DOMRect.fromRect({ width: innerWidth, ...high });
  newest.getBoundingClientRect = () =>
    DOMRect.fromRect({ y: low.top, width: innerWidth, height: low.height });
  expect(stands()[1]).toBeLessThanOrEqual(low.top);
});

test("what is pressed is kept clear before a heading", () => {
  buttonsBeside(300);
  put("<h2>Hoy</h2>", { top: 300, height: 200 });
  const [top, end] = stands();
  expect(top).toBeGreaterThanOrEqual(300);
  expect(end).toBeLessThanOrEqual(500);
});

/** Whether a toast covers the first of two things that share the window, one above the other. */
function coversUpper(one: string, other: string): boolean {
  for (const [html, place] of [
    [one, high],
    [other, low],
  ] as const) {
    const element = put(html, place);
    const pressed = element.querySelector("button") ?? element;
    pressed.getBoundingClientRect = () => boxOf(place);
  }
  return stands()[1] <= low.top;
}

const PLAYED = "<div data-played><button>Siete</button></div>";
const WAYS = "<div data-ways><button>Volver</button></div>";
const PRESSED = "<button>Añadir</button>";
const TITLE = '<h1 tabindex="-1">Juegos</h1>';

test.each([
  ["what is played with, before the ways", WAYS, PLAYED],
  ["the ways, before what is pressed", PRESSED, WAYS],
  ["what is played with, before what is pressed", PRESSED, PLAYED],
  ["what is pressed, before the title", TITLE, PRESSED],
])("%s is kept clear", (_what, covered, free) => {
  expect(coversUpper(covered, free)).toBe(true);
  document.body.replaceChildren();
  expect(coversUpper(free, covered)).toBe(false);
});

describe("where a page scrolls and nothing is free", () => {
  beforeEach(() => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(2 * innerHeight);
  });

  test("a toast lies at the foot of the window, over what can be scrolled", () => {
    put("<h1>Juegos</h1>", { top: 0, height: HEIGHT / 2 });
    put("<button>Otros</button>", { top: HEIGHT / 2, height: low.top - HEIGHT / 2 });
    put("<button>Memoria</button>", { top: low.top + 1, height: low.height });
    put("<button>Patrones</button>", { top: innerHeight - 30, height: 60 });
    expect(stands()[1]).toBe(innerHeight - 16);
  });

  test("a board low in it is kept clear all the same", () => {
    put("<button>Añadir</button>", high);
    const board = put(PLAYED, low);
    const cell = board.querySelector("button") ?? board;
    cell.getBoundingClientRect = () => boxOf({ ...low, top: low.top + 1 });
    expect(stands()[1]).toBeLessThanOrEqual(low.top + 1);
  });
});

test("a title that has the focus stays where it is below a toast", () => {
  buttonsBeside(300);
  const title = put('<h1 tabindex="-1">Sudoku</h1>', { top: 300, height: 200 });
  title.focus();
  const scrolled = vi.fn();
  title.scrollIntoView = scrolled;
  placeBesideFocus(put("<ol></ol>", { top: 0, height: HEIGHT }));
  expect(scrolled).not.toHaveBeenCalled();
});

test("covering a whole heading is better than the edge of a small button", () => {
  const top = innerHeight - 160;
  put("<button>Arriba</button>", { top: 0, height: top });
  put("<h2>Hoy</h2>", { top: top + 24, height: 120 });
  put("<button>Ver</button>", { top: top + 20, height: 2, left: 500, width: 2 });
  expect(stands()[0]).toBeGreaterThanOrEqual(top + 22);
});

test.each([
  ["a line", "<input>"],
  ["a box", "<textarea></textarea>"],
  ["a list", "<select></select>"],
  ["the name of a field", '<label for="name">Nombre</label>'],
  ["the name of choices", "<legend>Cuándo</legend>"],
  ["the hint of a field", '<p id="hint">Como te llaman en casa</p>'],
  ["what is wrong with a field", '<p id="error">Escribe tu nombre</p>'],
])("%s is kept clear before what is pressed", (_name, html) => {
  put('<input id="name" aria-describedby="hint error">', { top: 0, height: 2, width: 2 });
  put("<button>Probar audio</button>", { ...high, top: 2 });
  put(html, low);
  expect(stands()[1]).toBeLessThanOrEqual(low.top);
});

test("what is scrolled away within what holds it takes no place from the toast", () => {
  put("<h1>Tu Asistente</h1>", { top: 0, height: innerHeight / 2 });
  const room = put('<div style="overflow-y: auto"><button>Chiste</button></div>', {
    top: innerHeight / 2,
    height: 10,
  });
  const button = room.firstElementChild as HTMLElement;
  button.getBoundingClientRect = () =>
    DOMRect.fromRect({ y: low.top, width: innerWidth, height: low.height });
  expect(stands()[0]).toBeGreaterThanOrEqual(low.top + 10);
  // Nor does it hide what stands above its place: the end of the window is as free as it looks.
  expect(stands()[1]).toBe(innerHeight - 16);
});

test("whom to call in danger is kept clear before a field", () => {
  put("<input>", high);
  put("<section data-keep-clear></section>", low);
  expect(stands()[1]).toBeLessThanOrEqual(low.top);
});

test("the focus is kept clear before a field", () => {
  put("<textarea></textarea>", high);
  put("<button>Enviar</button>", low).focus();
  expect(stands()[1]).toBeLessThanOrEqual(low.top);
});

test("whom to call in danger is kept clear before what is pressed", () => {
  buttonsBeside(300);
  put("<section data-keep-clear></section>", { top: 300, height: 200 });
  const [top, end] = stands();
  expect(top >= 500 || end <= 300).toBe(true);
});

test("the focus is kept clear before all else, also where it is on whom to call", () => {
  put("<section data-keep-clear></section>", { top: 0, height: 400 });
  put('<section data-keep-clear tabindex="-1"></section>', {
    top: 400,
    height: innerHeight - 400,
  }).focus();
  expect(stands()[1]).toBeLessThanOrEqual(400);
});

test.each([
  ["what is pressed", "<button>Opciones</button>", "132px"],
  ["a field", "<input>", "132px"],
  ["a heading alone", "<h2>Hoy</h2>", ""],
  ["words alone", "<p>Hoy</p>", ""],
])("over %s the page has room for the toast at its end", (_what, html, room) => {
  put(html, { top: 0, height: innerHeight });
  makeRoom(put("<ol></ol>", { top: 300, height: HEIGHT }));
  expect(document.body.style.paddingBlockEnd).toBe(room);
  takeRoom();
  expect(document.body.style.paddingBlockEnd).toBe("");
});

/** A focused field in a page that is scrolled as far as `places` say. */
function focusedAt(top: number, places: Partial<Record<ScrollLogicalPosition, number>>) {
  const field = put("<input>", { top, height: 60 });
  const asked: unknown[] = [];
  field.scrollIntoView = (how) => {
    const { block = "start" } = how as ScrollIntoViewOptions;
    asked.push(block);
    field.getBoundingClientRect = () =>
      DOMRect.fromRect({ y: places[block] ?? top, width: innerWidth, height: 60 });
  };
  field.focus();
  return asked;
}

/** A toast as wide as the window and so high that it leaves little of it, where it was put. */
function besideFocus() {
  const height = innerHeight - 200;
  const toast = put("<ol></ol>", { top: 0, height });
  const top = () => Number.parseFloat(toast.style.inset) || 0;
  toast.getBoundingClientRect = () => DOMRect.fromRect({ y: top(), width: innerWidth, height });
  placeBesideFocus(toast);
  return [top(), top() + height];
}

test("where no place is free of the focus, the page is scrolled so that one is", () => {
  const asked = focusedAt(innerHeight / 2, { end: innerHeight - 90 });
  expect(besideFocus()[1]).toBeLessThanOrEqual(innerHeight - 90);
  expect(asked).toEqual(["end"]);
});

test("a page at its beginning is scrolled the other way", () => {
  const asked = focusedAt(innerHeight / 2, { start: 30 });
  expect(besideFocus()[0]).toBeGreaterThanOrEqual(90);
  expect(asked).toEqual(["end", "start"]);
});

test("where that leaves no place, it is scrolled as near the edge as its ring lets it", () => {
  const asked = focusedAt(innerHeight / 2, {});
  const field = document.activeElement as HTMLElement;
  const own = { scrollMarginTop: "150px", scrollMarginBottom: "150px" };
  Object.assign(field.style, own);
  const scroll = field.scrollIntoView;
  field.scrollIntoView = (how) => {
    scroll(how);
    const margin = Number.parseFloat(field.style.scrollMarginTop);
    const y = (how as ScrollIntoViewOptions).block === "end" ? innerHeight - 60 - margin : margin;
    field.getBoundingClientRect = () => DOMRect.fromRect({ y, width: innerWidth, height: 60 });
  };
  expect(besideFocus()[1]).toBeLessThanOrEqual(innerHeight - 66);
  expect(asked).toEqual(["end", "start", "end"]);
  expect(field.style).toMatchObject(own);
});

test("where there is a place, nothing is scrolled", () => {
  const asked = focusedAt(30, {});
  expect(besideFocus()[0]).toBeGreaterThanOrEqual(90);
  expect(asked).toEqual([]);
});
