import { Panel } from "@acompana/kit/panel";
import { Button } from "@acompana/kit/ui";
import { UserRoundPlus } from "lucide-react";
import type { ComponentType } from "react";
import { Announcements } from "../announcements/announcements.tsx";
import { Audit } from "../audit/audit.tsx";
import { MunicipalEvents } from "../audit/events.tsx";
import { Colleagues } from "../colleagues/colleagues.tsx";
import { Devices } from "../devices/devices.tsx";
import { Families } from "../families/families.tsx";
import { MunicipalFigures } from "../figures/figures.tsx";
import { Import } from "../import/import.tsx";
import { Invitations } from "../invitations/invitations.tsx";
import { MyAccount } from "../my-account/my-account.tsx";
import type { OpenDialog } from "../open-dialog.ts";
import { PortalParts } from "../portal-parts/portal-parts.tsx";
import { PersonRecord } from "../record/record.tsx";
import { toSheetPerson } from "../sheets/sheet-person.ts";
import { Sheets } from "../sheets/sheets.tsx";
import type { WaitingSheets } from "../sheets/use-made-sheets.ts";
import { text } from "../text.ts";
import { mayEnter, type Named, type RecordedDetails, type User } from "../user.ts";
import { AUDIT, FAMILIES, IMPORT, IMPORTED_SHEETS, RECORD, SHEETS, sheetsView } from "../views.ts";

interface SubViewProps {
  view: string;
  users: User[];
  sheets: WaitingSheets;
  /** Opens one of the dashboard's dialogs. */
  onDialog: (dialog: OpenDialog) => void;
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
  [IMPORT, FAMILIES].includes(view) ||
  [SHEETS, RECORD, AUDIT].some((one) => view.startsWith(one));

/** A part of the dashboard that is a step of its own for the Back button. */
export function SubView(props: SubViewProps) {
  const { view, users, sheets, onDialog, onChanged, onView } = props;
  const Part = PARTS[view];
  if (Part) return <Part />;
  if (view === IMPORT) {
    const toSheets = (people: Named[]) => {
      sheets.bringImported(people);
      onView(IMPORTED_SHEETS);
    };
    return (
      <Import
        onChanged={onChanged}
        onSheets={toSheets}
        above={
          <Panel title={text.rooms.enrolOne}>
            <Button icon={UserRoundPlus} onClick={() => onDialog({ kind: "create-user" })}>
              {text.dashboard.create}
            </Button>
          </Panel>
        }
      />
    );
  }
  if (view === FAMILIES) {
    return <Families onAdd={(user) => onDialog({ kind: "add-support", user })} />;
  }
  if (view.startsWith(SHEETS)) {
    const first = users.filter((user) => view === sheetsView(user) && mayEnter(user));
    const people = view === IMPORTED_SHEETS ? sheets.imported : first.map(toSheetPerson);
    return <Sheets first={people} waiting={sheets} onChanged={onChanged} />;
  }
  if (view.startsWith(RECORD)) {
    const userId = view.slice(RECORD.length);
    const onDetails = (user: RecordedDetails) => onDialog({ kind: "details", user });
    return <PersonRecord userId={userId} onDetails={onDetails} onChanged={onChanged} />;
  }
  const id = view.slice(AUDIT.length);
  return <Audit user={users.find((user) => user.id === id) ?? { id, name: "" }} />;
}
