import { createReminderLimits } from "../../kit/src/api/index.ts";

/** What the steps of a new reminder write. */
export const STEP_TITLES = [
  "Tomar la pastilla",
  "Tomar la pastilla de la tensión",
  "Tomar la pastilla del azúcar",
  "Tomar la pastilla del corazón",
  "Tomar la pastilla para dormir",
  "Ir al médico",
  "Llamar por teléfono",
  "Regar las plantas",
  "Hacer la compra",
];

/** As long a title as somebody types. */
export const LONGEST_TITLE = "Tomar la pastilla con un vaso de agua "
  .repeat(9)
  .slice(0, createReminderLimits.title.maxLength);
