import { type LucideIcon, Moon, Sun, Sunset, Utensils } from "lucide-react";
import type { PartOfDay } from "./reminder-days.ts";

/** The sun, half of it, or the moon, and the meal: what of the day is seen before it is read. */
export const DAY_SIGNS: Record<PartOfDay | "meal", LucideIcon> = {
  morning: Sun,
  meal: Utensils,
  afternoon: Sunset,
  night: Moon,
};
