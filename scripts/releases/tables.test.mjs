import { expect, it } from "vitest";
import { releasesTable } from "./tables.mjs";

const areas = [
  {
    ...{ area: "games", active: "0.2.0-a", previous: null, builtIn: "0.1.0-0" },
    releases: [
      {
        ...{ version: "0.2.0-a", createdAt: "2026-07-01T22:30:00.000Z", createdBy: "mJx3nq0w" },
        ...{ activatedAt: null, isBuiltIn: false },
      },
    ],
    failures: [],
  },
];

it("says since when an area is off, and how it is switched on", () => {
  const off = areas.map((area) => ({ ...area, offSince: "2026-07-02T08:00:00.000Z" }));
  const table = releasesTable(off, "Europe/Madrid");
  expect(table).toMatch(/^games +0.2.0-a +activa pero apagada/m);
  expect(table).toContain("games está apagada desde 2/7/26, 10:00.");
  expect(table).toContain("npm run release -- games --on");
  expect(releasesTable(areas, "Europe/Madrid")).not.toContain("apagada");
});

it("says why a version is no longer the active one", () => {
  const withdrawn = areas.map(({ releases, ...area }) => ({
    ...area,
    active: "0.1.0-0",
    releases: releases.map((one) => ({ ...one, withdrawnAt: "2026-07-02T08:00:00.000Z" })),
  }));
  const table = releasesTable(withdrawn, "Europe/Madrid");
  expect(table).toMatch(/^games +0.2.0-a +retirada: falló en 5 aparatos +/m);
  expect(releasesTable(areas, "Europe/Madrid")).not.toContain("retirada");
});

it.each([
  ["Europe/Madrid", "2/7/26, 0:30"],
  ["Atlantic/Canary", "1/7/26, 23:30"],
  ["Pacific/Auckland", "2/7/26, 10:30"],
])("tells the hours of a portal in %s, and names the zone", (timeZone, hour) => {
  const table = releasesTable(areas, timeZone);
  expect(table).toContain(hour);
  expect(table).toContain(`Horas de ${timeZone}`);
});
