import { Audit } from "../audit/audit.tsx";
import { Devices } from "../devices/devices.tsx";
import { Invitations } from "../invitations/invitations.tsx";
import { PortalParts } from "../portal-parts/portal-parts.tsx";
import type { User } from "../user.ts";

const AUDIT = "audit ";

/** The name of the view in which one person's trail is read. */
export const auditView = (user: Pick<User, "id">) => AUDIT + user.id;

interface SubViewProps {
  view: string;
  users: User[];
}

/** A part of the dashboard that is a step of its own for the Back button. */
export function SubView({ view, users }: SubViewProps) {
  if (view === "invitations") return <Invitations />;
  if (view === "devices") return <Devices />;
  if (view === "portal-parts") return <PortalParts />;
  if (!view.startsWith(AUDIT)) return null;
  const id = view.slice(AUDIT.length);
  return <Audit user={users.find((user) => user.id === id) ?? { id, name: "" }} />;
}
