import type { ReactNode } from "react";
import {
  Basket,
  DoctorsBag,
  PillGlass,
  Telephone,
  WalkingShoe,
  WallCalendar,
  WateringCan,
} from "../drawing/index.ts";
import type { Category, Reminder } from "./reminder.ts";
import { things } from "./things-text.ts";

/** What a new reminder is asked for by one press, and the drawing that it keeps. */
export const THINGS = [
  { name: "pill", category: "Medicación", drawing: <PillGlass /> },
  { name: "doctor", category: "Salud", drawing: <DoctorsBag /> },
  { name: "call", category: "Personal", drawing: <Telephone /> },
  { name: "water", category: "Personal", drawing: <WateringCan /> },
  { name: "buy", category: "Personal", drawing: <Basket /> },
] as const;

const plain = (title: string) => title.trim().toLocaleLowerCase("es");

const BY_TITLE = new Map<string, ReactNode>(
  THINGS.map(({ name, drawing }) => [plain(things[name].title), drawing]),
);

const BY_CATEGORY: Record<Category, ReactNode> = {
  Personal: <WallCalendar />,
  Salud: <DoctorsBag />,
  Medicación: <PillGlass />,
  Actividad: <WalkingShoe />,
};

/** The thing that she chose, or else one of the reminder's category; its words stand beside it. */
export const ReminderDrawing = ({ title, category }: Pick<Reminder, "title" | "category">) =>
  BY_TITLE.get(plain(title)) ?? BY_CATEGORY[category];
