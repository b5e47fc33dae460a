import { readdirSync, statSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { expect, test, vi } from "vitest";
import { App } from "../app.tsx";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { bootstrap as withoutPhone } from "../testing/bootstrap.ts";
import { HelpContent } from "./help-content.tsx";
import { helpPages } from "./text.ts";

const helpPhones = { "Villanueva del Valle": "949 12 34 56" };
const bootstrap: BootstrapConfig = { ...withoutPhone, helpPhones };
const PICTURES = `${import.meta.dirname}/pictures`;
const LARGEST_PICTURE = 40 * 1024;

const open = (path: string, more: Partial<BootstrapConfig> = {}) =>
  render(
    <Provider store={createStore()}>
      <App bootstrap={{ ...bootstrap, ...more }} path={path} />
    </Provider>,
  );

function expectPhone(within: Pick<typeof screen, "getByRole" | "getByText">) {
  const call = within.getByRole("link", { name: "Llamar al 949 12 34 56" });
  expect(call.getAttribute("href")).toBe("tel:+34949123456");
  expect(within.getByText("nueve cuatro nueve, uno dos, tres cuatro, cinco seis")).toBeTruthy();
}

test("'/ayuda' has the town hall's number, in digits and in words, and leads to each page", async () => {
  open("/ayuda");
  await screen.findByRole("heading", { level: 1, name: "Ayuda" });
  expectPhone(screen);
  const pages = within(screen.getByRole("navigation", { name: "Elige tu ayuda" }));
  expect(pages.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    helpPages.map(({ path }) => `/ayuda/${path}`),
  );
});

test.each(helpPages)("'$title' has its steps, and leads to the others", async (page) => {
  open(`/ayuda/${page.path}`);
  expect(await screen.findByRole("heading", { level: 1, name: page.title })).toBeTruthy();
  expectPhone(screen);
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "¿Necesitas hablar con alguien?",
    ...page.parts.map(({ title }) => title),
  ]);
  const pages = within(screen.getByRole("navigation", { name: "Otras páginas de ayuda" }));
  expect(pages.getAllByRole("link")).toHaveLength(helpPages.length - 1);
});

test("without a telephone there is none to call", async () => {
  open("/ayuda", { helpPhones: {} });
  await screen.findByRole("heading", { level: 1, name: "Ayuda" });
  expect(screen.queryByRole("link", { name: /^Llamar/ })).toBeNull();
});

test("a page of help that does not exist is not found", () => {
  open("/ayuda/otra");
  expect(screen.getByText("Page not found")).toBeTruthy();
});

test("the telephone is one press away on the portal's screens, and 'Cerrar' leads back", async () => {
  // The name of the municipality is asked for and not needed.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  open("/");
  await userEvent.click(screen.getByRole("button", { name: "Ayuda" }));
  const dialog = await screen.findByRole("dialog", { name: "Ayuda" });
  expectPhone(within(dialog));
  expect(within(dialog).getAllByRole("link")).toHaveLength(1 + helpPages.length);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cerrar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

const headings = () => screen.getAllByRole("heading").map((one) => one.textContent);

test.each(helpPages)("the dialog of $role has the steps of '$title'", ({ role, parts }) => {
  render(<HelpContent role={role} isSignedIn={false} municipality="Aldea" phone={null} />);
  expect(headings()).toEqual(parts.map(({ title }) => title));
  expect(screen.queryByRole("navigation")).toBeNull();
});

test.each(["person", "support"] as const)(
  "who is signed in as %s is not told first how to enter",
  (role) => {
    render(<HelpContent role={role} isSignedIn municipality="Aldea" phone={null} />);
    expect(headings()).not.toContain("Entrar");
    expect(headings().length).toBeGreaterThan(1);
  },
);

test("what the area says of its screen comes first, then what holds on each, then whom to call", () => {
  const own = [{ title: "Sudoku", steps: ["Toca una casilla vacía.", "Toca un número."] }];
  const props = { role: "person", own, municipality: "Aldea", phone: "949 12 34 56" } as const;
  const { unmount } = render(<HelpContent {...props} isSignedIn />);
  const call = "¿Necesitas hablar con alguien?";
  expect(headings()).toEqual(["Sudoku", "En todas las pantallas", call]);
  expect(screen.getByText("Toca una casilla vacía.").tagName).toBe("LI");
  unmount();
  render(<HelpContent {...props} isSignedIn={false} />);
  expect(headings()).toEqual(["Sudoku", call]);
});

test("nothing says where things stand: that differs by the width of the window", () => {
  const steps = helpPages.flatMap(({ parts }) => parts.flatMap((part) => part.steps));
  expect(steps.filter((step) => /izquierda|derecha|arriba|abajo/.test(step))).toEqual([]);
});

test("each picture is shown somewhere, has its words, and is small", () => {
  const shown = helpPages.flatMap(({ parts }) => parts.flatMap(({ picture }) => picture ?? []));
  expect(readdirSync(PICTURES).sort()).toEqual(shown.map(({ of }) => `${of}.webp`).sort());
  for (const { of, shows } of shown) {
    expect(shows.length).toBeGreaterThan(10);
    expect(statSync(`${PICTURES}/${of}.webp`).size).toBeLessThan(LARGEST_PICTURE);
  }
});
