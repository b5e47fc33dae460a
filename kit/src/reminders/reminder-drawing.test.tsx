import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { expect, test } from "vitest";
import {
  Basket,
  DoctorsBag,
  PillGlass,
  Telephone,
  WalkingShoe,
  WallCalendar,
  WateringCan,
} from "../drawing/index.ts";
import type { Category } from "./reminder.ts";
import { ReminderDrawing } from "./reminder-drawing.tsx";

const drawn = (drawing: ReactNode) => render(drawing).container.innerHTML;

test.each<[string, Category, ComponentType]>([
  ["Tomar la pastilla", "Personal", PillGlass],
  ["Ir al médico", "Personal", DoctorsBag],
  ["Llamar por teléfono", "Personal", Telephone],
  ["Regar las plantas", "Personal", WateringCan],
  ["Hacer la compra", "Personal", Basket],
  [" REGAR las Plantas", "Actividad", WateringCan],
  ["Regar el huerto", "Actividad", WalkingShoe],
  ["Cumpleaños de Rosa", "Personal", WallCalendar],
])(
  "'%s', of %s, keeps the drawing that was chosen, or has its category's",
  (title, category, Thing) => {
    expect(drawn(<ReminderDrawing title={title} category={category} />)).toBe(drawn(<Thing />));
  },
);
