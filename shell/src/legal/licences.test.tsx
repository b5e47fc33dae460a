import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { App } from "../app.tsx";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { bootstrap } from "../testing/bootstrap.ts";
import { installedAreas } from "../testing/installed-areas.ts";

const MIT = "MIT License\n\nPermission is hereby granted";
const notice = (name: string, license = "MIT", text = MIT) => ({
  ...{ name, version: "1.0.0", license, text },
});
const OF_SHELL = [
  notice("@acompana/shell", "EUPL-1.2", "EUROPEAN UNION PUBLIC LICENCE"),
  ...["react", "react-dom", "scheduler", "swr", "jotai"].map((name) => notice(name)),
  notice("lucide-react", "ISC", "ISC License"),
];

/** What each address answers; the others have no such file. */
function serve(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string | URL) => {
    const path = new URL(address, "http://localhost").pathname.replace(/^.*src\//, "/shell/");
    asked.push(path);
    if (answers[path] instanceof Error) throw answers[path];
    return answers[path] ? Response.json(answers[path]) : new Response("", { status: 404 });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

function open(areas: BootstrapConfig["areas"] = installedAreas) {
  render(
    <Provider store={createStore()}>
      <App bootstrap={{ ...bootstrap, areas }} path="/licencias" />
    </Provider>,
  );
}

const SHELL = "/shell/notices.json";
const of = (area: string) => `/releases/${area}/1/notices.json`;

/** The part of the page under this heading. */
async function part(name: string) {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return within(heading.closest("section") ?? document.body);
}

test("the portal's own licence stands first, with its text, and where it is in Spanish", async () => {
  serve({ [SHELL]: OF_SHELL });
  open();
  const own = await part("La licencia de Acompaña");
  expect(own.getByText(/^EUROPEAN UNION PUBLIC LICENCE/).getAttribute("lang")).toBe("en");
  expect(own.getByRole("link").getAttribute("href")).toBe("https://eupl.eu/1.2/es/");
  expect(document.title).toBe("Licencias – Acompaña");
});

test("each part shows what its own release is made of; one text is shown once", async () => {
  serve({ [SHELL]: OF_SHELL, [of("games")]: [notice("@uppy/core", "MIT", "Another MIT")] });
  open();
  const shell = await part("La entrada del portal");
  const groups = shell.getAllByRole("listitem");
  expect(groups).toHaveLength(2);
  const [react, lucide] = groups.map((group) => group.querySelector("summary")?.textContent);
  expect(react).toBe("react 1.0.0, react-dom 1.0.0, scheduler 1.0.0 y 2 más MIT");
  expect(lucide).toBe("lucide-react 1.0.0 ISC");
  expect(shell.getByText(/swr 1.0.0, jotai 1.0.0$/)).toBeTruthy();
  expect(shell.getAllByText(/Permission is hereby granted/)).toHaveLength(1);
  const games = await part("Juegos");
  expect(games.getByText("Another MIT")).toBeTruthy();
  // May break after its signs, and keeps the first.
  expect(games.getByRole("listitem").querySelector("strong")?.innerHTML).toBe(
    "@uppy/<wbr>core 1.<wbr>0.<wbr>0",
  );
});

test("a release that carries none is said; one that is off is not asked", async () => {
  const asked = serve({ [SHELL]: OF_SHELL });
  const { support, ...others } = installedAreas;
  open(support ? { ...others, support: { ...support, isOff: true } } : others);
  expect((await part("Administración")).getByText(/no trae la lista/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Personas de Apoyo" })).toBe(null);
  expect(asked.sort()).toEqual([
    "/embed/notices.json",
    ...["admin", "games", "senior"].map(of),
    SHELL,
  ]);
});

test("what a team has written in another shape counts as unread, and the others are shown", async () => {
  serve({ [SHELL]: OF_SHELL, [of("games")]: [{ name: "dequal" }], [of("admin")]: { none: 1 } });
  open();
  expect(await screen.findByText("Faltan las de: Administración, Juegos.")).toBeTruthy();
  expect((await part("La entrada del portal")).getAllByRole("listitem")).toHaveLength(2);
});

test("what could not be read is said by its part, and 'Reintentar' reads it", async () => {
  const answers: Record<string, unknown> = {
    [SHELL]: OF_SHELL,
    [of("senior")]: new TypeError("offline"),
  };
  serve(answers);
  open();
  expect(await screen.findByText("Faltan las de: Usuarios.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "La entrada del portal" })).toBeTruthy();
  answers[of("senior")] = [notice("echarts", "Apache-2.0", "Apache License")];
  await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect((await part("Usuarios")).getByText("Apache License")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBe(null);
});
