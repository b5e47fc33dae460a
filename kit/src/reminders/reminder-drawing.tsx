import type { ReactNode } from "react";
import {
  Basket,
  DoctorsBag,
  PillGlass,
  SoupBowl,
  Telephone,
  WalkingShoe,
  WallCalendar,
  WateringCan,
} from "../drawing/index.ts";
import type { Category, Reminder } from "./reminder.ts";
import { type Thing, thingOf } from "./thing-of.ts";

export const DRAWINGS: Record<Thing, ReactNode> = {
  pill: <PillGlass />,
  doctor: <DoctorsBag />,
  call: <Telephone />,
  water: <WateringCan />,
  buy: <Basket />,
  walk: <WalkingShoe />,
  eat: <SoupBowl />,
};

const BY_CATEGORY: Record<Category, ReactNode> = {
  Personal: <WallCalendar />,
  Salud: DRAWINGS.doctor,
  Medicación: DRAWINGS.pill,
  Actividad: DRAWINGS.walk,
};

/** The thing that its title names, or else one of its category; its words stand beside it. */
export function ReminderDrawing({ title, category }: Pick<Reminder, "title" | "category">) {
  const thing = thingOf(title);
  return thing ? DRAWINGS[thing] : BY_CATEGORY[category];
}
