import type { ReactNode } from "react";
import { DoctorsBag, PillGlass, WalkingShoe, WallCalendar } from "../drawing/index.ts";
import type { Category } from "./reminder.ts";

const DRAWINGS: Record<Category, ReactNode> = {
  Personal: <WallCalendar />,
  Salud: <DoctorsBag />,
  Medicación: <PillGlass />,
  Actividad: <WalkingShoe />,
};

/** A thing of the household for a reminder's category; its words stand beside it. */
export const ReminderDrawing = ({ category }: { category: Category }) => DRAWINGS[category];
