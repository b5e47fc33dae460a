import { HeartPulse, type LucideIcon, PersonStanding, Pill, User } from "lucide-react";
import { type components, createReminderLimits } from "../api/index.ts";

/** A reminder at one of its occurrences, as the API lists it. */
export type Reminder = components["schemas"]["Reminder"] & {
  /** Its mark waits on this device until the server has it. */
  isWaiting?: boolean;
};
/** What a new reminder is made of. */
export type NewReminder = components["schemas"]["CreateReminder"];

/** The reminders list and all that come after today, as they are at one moment. */
export interface ReminderLists {
  current: Reminder[];
  upcoming: Reminder[];
}

type Change = components["schemas"]["ChangeReminder"];
/** What is changed of a reminder, and for which of its occurrences. */
export type ChangedReminder = Omit<Change, "occurrence">;
export type Scope = Change["scope"];

export type Category = Reminder["category"];
export type Recurrency = Reminder["recurrency"];

/** The picture of each category, in the order in which they are offered. */
const ICONS: Record<Category, LucideIcon> = {
  Personal: User,
  Salud: HeartPulse,
  Medicación: Pill,
  Actividad: PersonStanding,
};

export const CATEGORIES = Object.entries(ICONS).map(([name, icon]) => ({
  name: name as Category,
  icon,
}));

export const RECURRENCIES = createReminderLimits.recurrency.values;
