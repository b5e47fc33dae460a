import {
  CalendarCheck,
  ChartColumn,
  CheckCheck,
  Images,
  type LucideIcon,
  Send,
} from "lucide-react";
import { isMourned, type SupportedPerson } from "../shared-view.ts";
import type { text } from "../text.ts";

export type ViewName = keyof typeof text.views;

interface View {
  name: ViewName;
  icon: LucideIcon;
  tone: "primary" | "accent";
  /** Whether the older person must have agreed to share with the family. */
  needsConsent: boolean;
  /** Whether it is still there after the person's death: what was sent, and the memories. */
  staysAfterDeath?: boolean;
}

export const isView = (name: string | null): name is ViewName =>
  views.some((view) => view.name === name);

/** The sub-views that there are for a person. */
export const viewsFor = (person: SupportedPerson): readonly View[] =>
  isMourned(person) ? views.filter(({ staysAfterDeath }) => staysAfterDeath) : views;

/** The dashboard's sub-views, in the order of their cards. */
export const views: readonly View[] = [
  { name: "message", icon: Send, tone: "accent", needsConsent: false },
  {
    name: "sent",
    icon: CheckCheck,
    tone: "primary",
    needsConsent: false,
    staysAfterDeath: true,
  },
  { name: "metrics", icon: ChartColumn, tone: "primary", needsConsent: true },
  { name: "reminders", icon: CalendarCheck, tone: "primary", needsConsent: true },
  {
    name: "memories",
    icon: Images,
    tone: "primary",
    needsConsent: true,
    staysAfterDeath: true,
  },
];
