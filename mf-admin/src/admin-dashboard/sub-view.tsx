import type { ComponentType } from "react";
import { Announcements } from "../announcements/announcements.tsx";
import { Audit } from "../audit/audit.tsx";
import { MunicipalEvents } from "../audit/events.tsx";
import { Colleagues } from "../colleagues/colleagues.tsx";
import { Devices } from "../devices/devices.tsx";
import { MunicipalFigures } from "../figures/figures.tsx";
import { Import } from "../import/import.tsx";
import { Invitations } from "../invitations/invitations.tsx";
import { MyAccount } from "../my-account/my-account.tsx";
import { PortalParts } from "../portal-parts/portal-parts.tsx";
import { PersonRecord } from "../record/record.tsx";
import { Sheets } from "../sheets/sheets.tsx";
import type { WaitingSheets } from "../sheets/use-made-sheets.ts";
import type { RecordedDetails, User } from "../user.ts";

const AUDIT = "audit ";
const RECORD = "record ";
const SHEETS = "sheets";
const IMPORT = "import";

/** The name of the view in which one person's trail is read. */
export const auditView = (user: Pick<User, "id">) => AUDIT + user.id;

/** The name of the view with one person's record. */
export const recordView = (user: Pick<User, "id">) => RECORD + user.id;

/** The name of the view that prints one person's sheet; without one, whose is chosen there. */
export const sheetsView = (user?: Pick<User, "id">) => (user ? `${SHEETS} ${user.id}` : SHEETS);

interface SubViewProps {
  view: string;
  users: User[];
  sheets: WaitingSheets;
  onDetails: (user: RecordedDetails) => void;
  onChanged: () => void;
  /** Leads on to another of these parts. */
  onView: (view: string) => void;
}

/** The parts that need nothing of the dashboard. */
const PARTS: Readonly<Record<string, ComponentType>> = {
  invitations: Invitations,
  events: MunicipalEvents,
  colleagues: Colleagues,
  "my-account": MyAccount,
  announcements: Announcements,
  figures: MunicipalFigures,
  devices: Devices,
  "portal-parts": PortalParts,
};

/** Whether there is such a view: a page may be one of another release, that knew others. */
export const isSubView = (view: string): boolean =>
  Object.hasOwn(PARTS, view) ||
  view === IMPORT ||
  [SHEETS, RECORD, AUDIT].some((one) => view.startsWith(one));

/** A part of the dashboard that is a step of its own for the Back button. */
export function SubView(props: SubViewProps) {
  const { view, users, sheets, onDetails, onChanged, onView } = props;
  const Part = PARTS[view];
  if (Part) return <Part />;
  if (view === IMPORT) {
    return <Import onChanged={onChanged} onSheets={() => onView(sheetsView())} />;
  }
  if (view.startsWith(SHEETS)) {
    const first = users.find((user) => view === sheetsView(user)) ?? null;
    return <Sheets first={first} waiting={sheets} onChanged={onChanged} />;
  }
  if (view.startsWith(RECORD)) {
    const userId = view.slice(RECORD.length);
    return <PersonRecord userId={userId} onDetails={onDetails} onChanged={onChanged} />;
  }
  const id = view.slice(AUDIT.length);
  return <Audit user={users.find((user) => user.id === id) ?? { id, name: "" }} />;
}
