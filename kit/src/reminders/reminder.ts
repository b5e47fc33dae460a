import { HeartPulse, type LucideIcon, PersonStanding, Pill, User } from "lucide-react";
import type { components } from "../api/index.ts";

/** A reminder at one of its occurrences, as the API lists it. */
export type Reminder = components["schemas"]["Reminder"];
/** What a new reminder is made of. */
export type NewReminder = components["schemas"]["CreateReminder"];

export type Category = Reminder["category"];
export type Recurrency = Reminder["recurrency"];

/** In the order in which they are offered; each with its picture. */
export const CATEGORIES: readonly { name: Category; icon: LucideIcon }[] = [
  { name: "Personal", icon: User },
  { name: "Salud", icon: HeartPulse },
  { name: "Medicación", icon: Pill },
  { name: "Actividad", icon: PersonStanding },
];

export const RECURRENCIES: readonly Recurrency[] = ["none", "daily", "weekly", "monthly"];
