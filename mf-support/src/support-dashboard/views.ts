import { Album, Bell, Daisy, Letter } from "@acompana/kit/drawing";
import type { Hue } from "@acompana/kit/ui";
import {
  CalendarCheck,
  ChartColumn,
  CheckCheck,
  Images,
  type LucideIcon,
  Send,
} from "lucide-react";
import type { ComponentType } from "react";
import { isMourned, type SupportedPerson } from "../shared-view.ts";
import type { text } from "../text.ts";

export type ViewName = keyof typeof text.views;

export interface View {
  name: ViewName;
  icon: LucideIcon;
  /** As the person's own home shows the same thing. Absent for the one that stands apart. */
  look?: { hue: Hue; Drawing: ComponentType };
  /** Whether the older person must have agreed to share with the family. */
  needsConsent: boolean;
  /** Whether it is still there after the person's death: what was sent, and the memories. */
  staysAfterDeath?: boolean;
}

export const isView = (name: string | null): name is ViewName =>
  views.some((view) => view.name === name);

/** The sub-views that there are for a person: the dead give no permission that is still to come. */
export const viewsFor = (person: SupportedPerson): readonly View[] =>
  isMourned(person)
    ? views.filter((view) => view.staysAfterDeath && (person.familyConsent || !view.needsConsent))
    : views;

/** The dashboard's sub-views, in the order of their cards. */
export const views: readonly View[] = [
  { name: "message", icon: Send, needsConsent: false },
  {
    name: "sent",
    icon: CheckCheck,
    look: { hue: "messages", Drawing: Letter },
    needsConsent: false,
    staysAfterDeath: true,
  },
  {
    name: "metrics",
    icon: ChartColumn,
    look: { hue: "activity", Drawing: Daisy },
    needsConsent: true,
  },
  {
    name: "reminders",
    icon: CalendarCheck,
    look: { hue: "reminders", Drawing: Bell },
    needsConsent: true,
  },
  {
    name: "memories",
    icon: Images,
    look: { hue: "memories", Drawing: Album },
    needsConsent: true,
    staysAfterDeath: true,
  },
];
