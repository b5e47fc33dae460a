import {
  Blocks,
  ChartColumn,
  FileUp,
  HeartHandshake,
  type LucideIcon,
  MailPlus,
  Megaphone,
  MonitorSmartphone,
  Printer,
  ScrollText,
  TabletSmartphone,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from "lucide-react";
import { text } from "../text.ts";
import { FAMILIES, IMPORT, SHEETS } from "../views.ts";

const words = text.dashboard;
const { labels } = text.rooms;

/** One line of the list beside the page. */
export interface Room {
  /** The view that it opens; null for the people. */
  view: string | null;
  icon: LucideIcon;
  label: string;
}

/** What is done daily, in the order of the list beside the page. */
export const ROOMS: readonly Room[] = [
  { view: null, icon: UsersRound, label: labels.people },
  { view: "announcements", icon: Megaphone, label: labels.announcements },
  { view: IMPORT, icon: UserRoundPlus, label: labels.enrolments },
  { view: SHEETS, icon: Printer, label: labels.sheets },
  { view: "devices", icon: MonitorSmartphone, label: labels.devices },
  { view: FAMILIES, icon: HeartHandshake, label: labels.families },
  { view: "figures", icon: ChartColumn, label: labels.figures },
  { view: "events", icon: ScrollText, label: labels.events },
  { view: "portal-parts", icon: Blocks, label: labels.portal },
  { view: "my-account", icon: UserRound, label: labels.myAccount },
];

/** What the settings lead to: a view, or the one dialog. */
export interface Setting {
  to: string;
  icon: LucideIcon;
  label: string;
}

export const AUTHORISE = "authorise-device";

/** What the settings lead to where no list of rooms stands beside the page. */
export const SETTINGS: readonly { title: string; entries: readonly Setting[] }[] = [
  {
    title: words.groups.people,
    entries: [
      { to: "announcements", icon: Megaphone, label: words.announcements },
      { to: IMPORT, icon: FileUp, label: words.import },
      { to: SHEETS, icon: Printer, label: words.sheets },
      { to: FAMILIES, icon: HeartHandshake, label: labels.families },
    ],
  },
  {
    title: words.groups.portal,
    entries: [
      { to: "devices", icon: MonitorSmartphone, label: words.devices },
      { to: AUTHORISE, icon: TabletSmartphone, label: words.authoriseThis },
      { to: "figures", icon: ChartColumn, label: words.figures },
      { to: "events", icon: ScrollText, label: words.events },
      { to: "portal-parts", icon: Blocks, label: words.portalParts },
    ],
  },
  {
    title: words.groups.accounts,
    entries: [
      { to: "my-account", icon: UserRound, label: words.myAccount },
      { to: "colleagues", icon: UsersRound, label: words.colleagues },
      { to: "invitations", icon: MailPlus, label: words.invite },
    ],
  },
];

/** What is left for the settings where the list stands there: it is done now and then. */
export const RARE: readonly Setting[] = SETTINGS.flatMap(({ entries }) => entries).filter(
  ({ to }) => !ROOMS.some(({ view }) => view === to),
);
