import {
  describeLastKnown,
  json,
  type ReadScreen,
  sourcesIn,
  untriedReads,
} from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { AdminDashboard } from "./admin-dashboard/admin-dashboard.tsx";
import { Audit } from "./audit/audit.tsx";
import { Devices } from "./devices/devices.tsx";
import { Invitations } from "./invitations/invitations.tsx";
import { PortalParts } from "./portal-parts/portal-parts.tsx";
import { SupportListDialog } from "./support-persons/support-list-dialog.tsx";
import { carmen, LIST, session } from "./testing/fixtures.ts";

const DEVICES = "GET /api/devices";
const OPEN = "GET /api/admin/invitations";
const TRAIL = "GET /api/users/u1/audit";
const RELATIVES = "GET /api/users/u1/support-persons";
const PARTS = "GET /api/releases";
const MOMENT = "2026-03-02T10:00:00.000Z";

const answers = {
  [LIST]: () => json([carmen]),
  [DEVICES]: () =>
    json([
      {
        id: "d1",
        name: "Tableta de Carmen",
        authorisedBy: "Ana Ruiz",
        authorisedAt: MOMENT,
        isThisOne: false,
      },
    ]),
  [PARTS]: () =>
    json({
      areas: [
        {
          ...{ area: "games", active: "0.2.0-b", activeSince: MOMENT },
          ...{ previous: null, builtIn: null, releases: [] },
          failures: [{ version: "0.2.0-b", kind: "mount", count: 1, lastAt: MOMENT }],
        },
      ],
    }),
  [OPEN]: () => json([{ id: "i1", createdBy: "Ana Ruiz", createdAt: MOMENT, expiresAt: MOMENT }]),
  [TRAIL]: () =>
    json([{ at: MOMENT, action: "user.read", actor: { role: "administrator", name: "Ana Ruiz" } }]),
  [RELATIVES]: () =>
    json([{ id: "s1", name: "Lucía López", email: "lucia@correo.es", createdAt: MOMENT }]),
};
const setup = { session };
const other = {
  ...session,
  administrator: { ...session.administrator, id: "a9" },
  municipality: { id: "m9", name: "Otro" },
};

const screens: ReadScreen[] = [
  {
    name: "the people",
    draw: () => <AdminDashboard />,
    setup,
    other,
    answers,
    reads: { [LIST]: { shows: "Carmen López", nothing: /^(0 usuario|No se encontraron)/ } },
  },
  {
    name: "the devices",
    draw: () => <Devices />,
    setup,
    other,
    answers,
    reads: { [DEVICES]: { shows: "Tableta de Carmen", nothing: /^Todavía no hay disp/ } },
  },
  {
    name: "the invitations",
    draw: () => <Invitations />,
    setup,
    other,
    answers,
    reads: { [OPEN]: { shows: "Invitación de Ana Ruiz", nothing: "No hay invitaciones abiertas" } },
  },
  {
    name: "the parts of the portal",
    draw: () => <PortalParts />,
    setup,
    other,
    answers,
    reads: { [PARTS]: { shows: "Juegos", nothing: /^Sin fallos/ } },
  },
  {
    name: "a person's trail",
    draw: () => <Audit user={carmen} />,
    setup,
    answers,
    reads: { [TRAIL]: { shows: /^Ana Ruiz \(ayuntamiento\)/, nothing: /^Todavía no hay anot/ } },
  },
  {
    name: "a person's relatives",
    draw: () => <SupportListDialog user={carmen} onAdd={() => {}} onClose={() => {}} />,
    setup,
    answers,
    reads: { [RELATIVES]: { shows: "Lucía López", nothing: /^Todavía no hay personas/ } },
  },
];

describeLastKnown(screens);

test("every reading of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  // Without an answer there is nothing to warn of; `backups/backup-warnings.test.tsx` tries that.
  const copies = "./backups/backups.resource.ts /api/backups/status";
  expect(untriedReads(sources, screens)).toEqual([copies]);
  expect(untriedReads(sources, screens.slice(1)).length).toBeGreaterThan(1);
});
