import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { expect, test } from "vitest";
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
import type { Category } from "./reminder.ts";
import { ReminderDrawing } from "./reminder-drawing.tsx";

const drawn = (drawing: ReactNode) => render(drawing).container.innerHTML;

test.each<[string, Category, ComponentType]>([
  ["Tomar la pastilla", "Personal", PillGlass],
  ["Ir al médico", "Personal", DoctorsBag],
  ["Llamar a mi hija", "Personal", Telephone],
  ["Regar las macetas del patio", "Actividad", WateringCan],
  ["Comprar pan", "Personal", Basket],
  ["Pasear con Rosa", "Personal", WalkingShoe],
  ["Comer con Rosa", "Personal", SoupBowl],
  ["Bailar en la plaza", "Actividad", WalkingShoe],
  ["Vitamina D", "Medicación", PillGlass],
  ["Revisión del corazón", "Salud", DoctorsBag],
  ["Cumpleaños de Rosa", "Personal", WallCalendar],
])("'%s', of %s, is drawn as what it names, or as its category", (title, category, Thing) => {
  expect(drawn(<ReminderDrawing title={title} category={category} />)).toBe(drawn(<Thing />));
});
