import { json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { LIST, session } from "../testing/fixtures.ts";

const RELEASES = "GET /api/releases";
const OF_BUILD = {
  area: "senior",
  active: "0.1.0-a",
  activeSince: null,
  offSince: null,
  previous: null,
  builtIn: "0.1.0-a",
  releases: [],
  failures: [],
};
const OFF = "2026-03-02T12:00:00.000Z";
const SENT = {
  ...{ ...OF_BUILD, area: "games", active: "0.2.0-b" },
  activeSince: "2026-03-02T10:00:00.000Z",
  releases: [
    {
      ...{ version: "0.3.0-c", createdAt: OFF, createdBy: "mJx3nq0w", activatedAt: OFF },
      ...{ withdrawnAt: OFF, contract: 2, api: "0.2.0", react: "*", isBuiltIn: false },
    },
  ],
  failures: [
    { version: "0.2.0-b", kind: "mount", count: 2, lastAt: "2026-03-02T11:00:00.000Z" },
    { version: "0.1.0-a", kind: "mount", count: 1, lastAt: "2026-03-01T11:00:00.000Z" },
    { version: "0.2.0-b", kind: "slow", count: 1, lastAt: "2026-03-02T12:00:00.000Z" },
  ],
};

async function open(answer: () => Response) {
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([]), [RELEASES]: answer },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ajustes" }));
  await userEvent.click(await screen.findByRole("button", { name: "Copias y versiones" }));
  return view;
}

const linesOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByText(/./)
    .map(({ textContent }) => textContent);

it("tells of each part its version, since when, and what failed of late in plain words", async () => {
  await open(() =>
    json({
      areas: [
        SENT,
        OF_BUILD,
        { ...OF_BUILD, area: "pueblo", activeSince: OFF, offSince: OFF },
        { ...OF_BUILD, area: "pinos", active: null },
      ],
    }),
  );
  const [games, senior, off, none] = await screen.findAllByRole("listitem");
  expect(linesOf(games)).toEqual([
    "Juegos",
    "Versión 0.2.0-b",
    "Activa desde el 2 de marzo de 2026, 11:00",
    "La versión 0.3.0-c se retiró sola el 2 de marzo de 2026, 13:00: falló en 5 aparatos",
    "Falló al abrirse: 3 veces en los últimos 7 días, la última el 2 de marzo de 2026, 12:00",
    "Tardó demasiado: 1 vez en los últimos 7 días, la última el 2 de marzo de 2026, 13:00",
  ]);
  expect(linesOf(senior)).toEqual([
    "Personas mayores",
    "Versión 0.1.0-a",
    "Es la que vino con el portal",
    "Sin fallos en los últimos 7 días",
  ]);
  // Of what nobody sees no day is told on which it came on.
  expect(linesOf(off)).toEqual([
    "pueblo",
    "Apagada desde el 2 de marzo de 2026, 13:00: nadie la ve",
    "Versión 0.1.0-a",
    "Sin fallos en los últimos 7 días",
  ]);
  expect(linesOf(none)).toEqual([
    "pinos",
    "Ninguna versión está a la vista",
    "Sin fallos en los últimos 7 días",
  ]);
});

it("says so where the parts cannot be read", async () => {
  await open(() => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500));
  expect(await screen.findByText(/No se han podido cargar las partes/)).toBeDefined();
});
