import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { installedAreas } from "../testing/installed-areas.ts";
import { notice, OF_SHELL, of, open, part, SHELL, serve } from "../testing/licences.tsx";

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
