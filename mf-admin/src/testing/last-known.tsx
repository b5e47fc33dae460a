import { json, type ReadScreen } from "@acompana/kit/testing";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { Announcements } from "../announcements/announcements.tsx";
import { ChangeDialog } from "../announcements/change-dialog.tsx";
import { Audit } from "../audit/audit.tsx";
import { MunicipalEvents } from "../audit/events.tsx";
import { Colleagues } from "../colleagues/colleagues.tsx";
import { Devices } from "../devices/devices.tsx";
import { MunicipalFigures } from "../figures/figures.tsx";
import { Invitations } from "../invitations/invitations.tsx";
import { MyAccount } from "../my-account/my-account.tsx";
import { PauseDialog } from "../pause/pause-dialog.tsx";
import { PortalParts } from "../portal-parts/portal-parts.tsx";
import { PersonRecord } from "../record/record.tsx";
import { Sheets } from "../sheets/sheets.tsx";
import { useMadeSheets } from "../sheets/use-made-sheets.ts";
import { SupportListDialog } from "../support-persons/support-list-dialog.tsx";
import { announcement, carmen, LIST, person, session } from "./fixtures.ts";

const DEVICES = "GET /api/devices";
const OPEN = "GET /api/admin/invitations";
const TRAIL = "GET /api/users/u1/audit";
const RELATIVES = "GET /api/users/u1/support-persons";
const INVITED = "GET /api/users/u1/support-invitations";
const PAUSE = "GET /api/users/u1/pause";
const PARTS = "GET /api/releases";
const COPIES = "GET /api/backups/status";
const EVENTS = "GET /api/audit";
const LIMITS = "GET /api/retention";
const SAID = "GET /api/announcements";
const ONE_SAID = "GET /api/announcements/n1";
const FIGURES = "GET /api/figures";
const COLLEAGUES = "GET /api/admin/colleagues";
const SESSIONS = "GET /api/account/sessions";
const FACTOR = "GET /api/admin/second-factor";
const OF = "GET /api/users/u1";
const RECORD = OF;
const NOTES = `${OF}/staff-notes`;
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
  [COLLEAGUES]: () =>
    json([
      {
        ...{ id: "a2", name: "Luis Vega", email: "luis@villanueva.es", isActive: true },
        ...{ isYou: false, lastEntryAt: null, hasSecondFactor: false },
      },
    ]),
  [SESSIONS]: () =>
    json([
      {
        ...{ id: "s1", device: "iPhone, con Safari", isThisOne: false },
        ...{ startedAt: MOMENT, lastUsedAt: MOMENT },
      },
    ]),
  [FACTOR]: () => json({ isOn: true, isRequired: false, recoveryCodesLeft: 9 }),
  [COPIES]: () =>
    json({
      ...{ isAutomatic: true, lastBackupAt: MOMENT, isOverdue: false, isDiskNearlyFull: false },
      problem: null,
    }),
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
  [PAUSE]: () => json({ pause: { reason: "hospital", from: "2026-03-02", until: null } }),
  [INVITED]: () =>
    json([
      {
        ...{ id: "i1", name: "Eva Gil", email: "eva@casa.es", createdBy: "Ana Ruiz" },
        ...{ createdAt: MOMENT, expiresAt: MOMENT },
      },
    ]),
  [EVENTS]: () =>
    json({
      events: [
        {
          at: MOMENT,
          action: "user.read",
          actor: { role: "administrator", name: "Ana Ruiz" },
          subject: { kind: "person", name: "Carmen López" },
        },
      ],
      next: null,
    }),
  [LIMITS]: () => json([{ kind: "stray-chats", keeps: 1, lastAt: MOMENT, removed: 12 }]),
  [SAID]: () => json([announcement]),
  [ONE_SAID]: () => json({ ...announcement, recipients: null }),
  [FIGURES]: () =>
    json({
      months: [{ month: "2026-02", people: 41, reminders: 2290, games: 640, messages: 97 }],
      sums: { reminders: 2290, games: 640, messages: 97 },
    }),
  [RECORD]: () => json(record),
  [NOTES]: () => json({ text: "Llave con Eva.", changedAt: MOMENT, changedBy: "Ana Ruiz" }),
  [`${OF}/metrics`]: () =>
    json({ totalMinutes: 135, activeDays: 5, dailyActivity: [{ day: "2026-03-02", minutes: 9 }] }),
  [`${OF}/reminders/stats`]: () => json({ completed: 6, pending: 2, today: 4, upcoming: 1 }),
  [`${OF}/media/stats`]: () => json({ totalFiles: 31, total: 31, favorites: 0 }),
};
const setup = { session };
const record = {
  ...person("u1", "Carmen", {
    surnames: "López",
    preferredName: "Maruja",
    phone: "600 123 456",
    address: "Calle Mayor, 12",
    municipalConsent: true,
  }),
  ...{ email: "carmen@correo.es", birthDate: "1941-05-28", emergencyName: "Eva" },
};
const other = {
  ...session,
  administrator: { ...session.administrator, id: "a9" },
  municipality: { id: "m9", name: "Otro" },
};

/** What nearly every screen is tried with. */
const usual = { setup, answers };
/** The same, where another owner of the session reads what is theirs. */
const municipal = { ...usual, other };

function WaitingSheets() {
  return <Sheets first={[]} waiting={useMadeSheets(null, () => {})} onChanged={() => {}} />;
}

/** Every screen of the area that reads. */
export const screens: ReadScreen[] = [
  {
    name: "the announcements",
    draw: () => <Announcements />,
    ...municipal,
    reads: { [SAID]: { shows: announcement.text, nothing: "Todavía no hay avisos" } },
  },
  {
    name: "an announcement that is changed",
    draw: () => <ChangeDialog announcementId="n1" onClose={() => {}} />,
    ...usual,
    reads: { [ONE_SAID]: { shows: announcement.text, nothing: "Publicar el aviso" } },
  },
  {
    name: "the people",
    draw: () => <AdminDashboard />,
    ...municipal,
    reads: { [LIST]: { shows: "Carmen López", nothing: /^(0 usuario|No se encontraron)/ } },
  },
  {
    name: "the devices",
    draw: () => <Devices />,
    ...municipal,
    reads: { [DEVICES]: { shows: "Tableta de Carmen", nothing: /^Todavía no hay disp/ } },
  },
  {
    name: "who may get a sheet",
    draw: () => <WaitingSheets />,
    ...municipal,
    reads: { [LIST]: { shows: "Carmen López", nothing: "No se encontraron usuarios" } },
  },
  {
    name: "the invitations",
    draw: () => <Invitations />,
    ...municipal,
    reads: { [OPEN]: { shows: "Invitación de Ana Ruiz", nothing: "No hay invitaciones abiertas" } },
  },
  {
    name: "the parts of the portal",
    draw: () => <PortalParts />,
    ...municipal,
    reads: {
      [PARTS]: { shows: "Juegos", nothing: /^Sin fallos/ },
      [COPIES]: { shows: /^La última copia/, nothing: /^Todavía no se ha hecho/ },
    },
  },
  {
    name: "the municipality's trail",
    draw: () => <MunicipalEvents />,
    ...municipal,
    reads: {
      [EVENTS]: { shows: /^Ana Ruiz \(ayuntamiento\)/, nothing: /^No hay nada/ },
      [LIMITS]: { shows: /12 borrados en/, nothing: "Todavía no se ha hecho" },
    },
  },
  {
    name: "the figures",
    draw: () => <MunicipalFigures />,
    ...municipal,
    reads: { [FIGURES]: { shows: "41", nothing: "Menos de 5 personas" } },
  },
  {
    name: "a person's trail",
    draw: () => <Audit user={carmen} />,
    ...usual,
    reads: { [TRAIL]: { shows: /^Ana Ruiz \(ayuntamiento\)/, nothing: /^Todavía no hay anot/ } },
  },
  {
    name: "a person's pause",
    draw: () => <PauseDialog user={carmen} onSaved={() => {}} onClose={() => {}} />,
    ...usual,
    reads: { [PAUSE]: { shows: "Quitar la pausa", nothing: "Poner en pausa" } },
  },
  {
    name: "the colleagues",
    draw: () => <Colleagues />,
    ...usual,
    reads: { [COLLEAGUES]: { shows: "Luis Vega", nothing: "Tú" } },
  },
  {
    name: "one's own account",
    draw: () => <MyAccount />,
    ...usual,
    reads: {
      [SESSIONS]: { shows: "iPhone, con Safari", nothing: "Esta sesión" },
      [FACTOR]: { shows: "Te quedan 9 códigos de recuperación.", nothing: /^Sin activar/ },
    },
  },
  {
    name: "a person's relatives",
    draw: () => <SupportListDialog user={carmen} onAdd={() => {}} onClose={() => {}} />,
    ...usual,
    reads: {
      [RELATIVES]: { shows: "Lucía López", nothing: /^Todavía no hay personas/ },
      [INVITED]: { shows: "Eva Gil", nothing: /^Todavía no hay personas/ },
    },
  },
  {
    name: "a person's record",
    draw: () => <PersonRecord userId="u1" onDetails={() => {}} onChanged={() => {}} />,
    ...usual,
    reads: {
      [RECORD]: { shows: "600 123 456", nothing: "Sin anotar" },
      [NOTES]: { shows: "Llave con Eva.", nothing: /^Última nota: una cuenta/ },
      [`${OF}/metrics`]: { shows: "2 h 15 min", nothing: /^(0 h 0 min|Unos días tranquilos)$/ },
    },
  },
];
