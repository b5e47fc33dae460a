import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { rememberWindow } from "./shared-window.ts";

/** What a page has at its beginning, and what the portal's screens change of it. */
const seen = () => ({
  address: location.href,
  state: history.state,
  title: document.title,
  root: document.documentElement.getAttributeNames(),
  body: [document.body.getAttributeNames(), document.body.childElementCount],
  kept: [localStorage.length, sessionStorage.length],
  scrolled: scrollY,
  selected: document.getSelection()?.rangeCount,
  focused: document.activeElement?.tagName,
});

const beginning = {
  address: "http://localhost:8000/",
  state: null,
  title: "",
  root: [],
  body: [[], 0],
  kept: [0, 0],
  scrolled: 0,
  selected: 0,
  focused: "BODY",
};

test("a test changes all of the page", () => {
  expect(seen()).toEqual(beginning);
  history.pushState({ screen: "admin-login", depth: 1 }, "", "/ayuda?municipio=Aldea#contenido");
  document.title = "Ayuda";
  document.documentElement.style.fontSize = "32px";
  document.documentElement.dataset.theme = "dark";
  const letter = document.body.appendChild(document.createElement("textarea"));
  letter.textContent = "Hola, hija";
  letter.focus();
  document.getSelection()?.collapse(letter.firstChild, 0);
  document.body.inert = true;
  scrollTo(0, 200);
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("draft", "Hola");
  const now = seen();
  for (const [part, before] of Object.entries(beginning))
    expect.soft(now, part).not.toMatchObject({ [part]: before });
});

test("the next one begins with the page as it was", async () => {
  expect(seen()).toEqual(beginning);
  // Which would move the cursor in the letter of the test before.
  await userEvent.keyboard("{ArrowRight}");
});

test("a test replaces clock, method and global", () => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, "random").mockReturnValue(2);
  vi.stubGlobal("innerWidth", 1);
  expect([Date.now(), Math.random(), innerWidth]).toEqual([0, 2, 1]);
});

test("the next one has the real ones", () => {
  expect(Date.now()).toBeGreaterThan(0);
  expect(Math.random()).toBeLessThan(1);
  expect(innerWidth).toBeGreaterThan(1);
});

test("what differs of the window is named, and nothing that does not", () => {
  const changed = rememberWindow();
  expect(changed()).toEqual([]);
  vi.stubGlobal("matchMedia", () => null);
  vi.stubGlobal("innerWidth", 320);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  expect(changed().sort()).toEqual([
    "HTMLElement.prototype.clientWidth",
    "navigator.onLine",
    "window.innerWidth",
    "window.matchMedia",
  ]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "onLine");
  expect(changed()).toEqual([]);
});
