import type { CATEGORIES, RECURRENCIES } from "../../db/schema/reminders.ts";
import type { PersonName, RelativeName } from "./people.ts";

export type ReminderPlan = {
  title: string;
  description?: string;
  /** Of the first occurrence; minus is before today. */
  day: number;
  at: string;
  category: (typeof CATEGORIES)[number];
  recurrency: (typeof RECURRENCIES)[number];
  /** Who wrote it down; the person, unless a relative did. */
  by?: RelativeName;
  /** It stands there overdue. */
  isLeft?: true;
};

const daily = { day: -13, recurrency: "daily" } as const;
const weekly = { recurrency: "weekly" } as const;
const monthly = { recurrency: "monthly" } as const;
const once = { recurrency: "none" } as const;
const medicine = { category: "Medicación" } as const;
const health = { category: "Salud" } as const;
const activity = { category: "Actividad" } as const;
const personal = { category: "Personal" } as const;

const bloodPressure = {
  title: "Tomar la pastilla de la tensión",
  description: "Con un vaso de agua, después del desayuno.",
};

export const REMINDERS: Record<PersonName, readonly ReminderPlan[]> = {
  carmen: [
    { ...bloodPressure, ...daily, ...medicine, at: "09:00", by: "lucia" },
    { title: "Gotas de los ojos", ...daily, ...medicine, at: "21:30" },
    { title: "Gimnasia en el centro de día", day: -12, at: "11:00", ...weekly, ...activity },
    { title: "Llamar a mi hermana Amparo", day: -10, at: "18:00", ...weekly, ...personal },
    {
      title: "Análisis de sangre",
      description: "En ayunas.",
      day: 3,
      at: "08:30",
      ...once,
      ...health,
    },
    { title: "Recoger las gafas nuevas", day: -3, at: "12:00", ...once, ...personal },
    { title: "Recoger las recetas", day: -1, at: "10:00", ...once, ...medicine, isLeft: true },
    { title: "Pagar el agua", day: -31, at: "10:00", ...monthly, ...personal },
  ],
  manuel: [
    { title: "Tomar el sintrom", ...daily, ...medicine, at: "20:00", by: "lucia" },
    { title: "Paseo hasta la ermita", ...daily, ...activity, at: "17:30" },
    { title: "Partida de dominó", day: -11, at: "16:30", ...weekly, ...activity },
    { title: "Control de la tensión", day: -40, at: "09:30", ...monthly, ...health },
    { title: "Podar los rosales", day: -2, at: "10:30", ...once, ...personal, isLeft: true },
    { title: "Cumpleaños de la nieta", day: 5, at: "13:00", ...once, ...personal, by: "lucia" },
  ],
  dolores: [
    { title: "Pastilla del azúcar", ...daily, ...medicine, at: "13:30" },
    { title: "Regar los geranios", day: -9, at: "19:30", ...weekly, ...personal },
    { title: "Podólogo en el consultorio", day: 6, at: "11:15", ...once, ...health },
    { title: "Coro de la parroquia", day: -8, at: "18:30", ...weekly, ...activity },
    { title: "Llevar el abrigo a arreglar", day: -4, at: "11:00", ...once, ...personal },
  ],
  jose: [
    { title: "Inhalador", description: "Dos veces.", ...daily, ...medicine, at: "08:00" },
    { title: "Revisión del corazón", day: 9, at: "10:00", ...once, ...health },
    {
      title: "Poner agua a las gallinas",
      day: -5,
      at: "09:00",
      ...once,
      ...personal,
      isLeft: true,
    },
  ],
  pilar: [
    { ...bloodPressure, ...daily, ...medicine, at: "09:30", by: "andres" },
    { title: "Ejercicios de la rodilla", ...daily, ...health, at: "12:00" },
    { title: "Taller de memoria", day: -13, at: "17:00", ...weekly, ...activity },
    { title: "Fisioterapia", day: 2, at: "16:00", ...once, ...health, by: "andres" },
    { title: "Comida con las amigas", day: -34, at: "14:00", ...monthly, ...personal },
  ],
  rosario: [
    { title: "Vitamina D", day: -5, at: "10:00", ...weekly, ...medicine },
    { title: "Beber un vaso de agua", ...daily, day: -5, ...health, at: "11:30" },
    { title: "Biblioteca: devolver la novela", day: 4, at: "12:30", ...once, ...activity },
  ],
};
