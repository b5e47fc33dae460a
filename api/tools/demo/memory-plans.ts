import type { PersonName } from "./people.ts";

/** A file of `media/`, added on the person's nth visit. */
export type MemoryPlan = {
  title: string;
  description?: string;
  visit: number;
  file: string;
};

export const MEMORIES: Record<PersonName, readonly MemoryPlan[]> = {
  carmen: [
    {
      title: "El pueblo desde la era, 1968",
      description: "Desde aquí veíamos llegar el coche de línea.",
      visit: 0,
      file: "era-1968.webp",
    },
    {
      title: "Las fiestas de agosto",
      description: "Cuando encendían las luces de la plaza.",
      visit: 4,
      file: "fiestas.webp",
    },
    { title: "La gran nevada de 1983", visit: 7, file: "nevada.webp" },
    {
      title: "Las campanas de la iglesia",
      description: "Como sonaban los domingos.",
      visit: 10,
      file: "campanas.wav",
    },
  ],
  manuel: [
    {
      title: "Camino de la ermita",
      description: "Al amanecer, el día de la romería.",
      visit: 1,
      file: "romeria.webp",
    },
    { title: "La siega, 1974", visit: 3, file: "siega.webp" },
    { title: "Atardecer en el valle", visit: 6, file: "atardecer.webp" },
  ],
  dolores: [
    { title: "Mi casa de soltera", visit: 1, file: "casa.webp" },
    { title: "Volviendo del baile", visit: 5, file: "baile.webp" },
  ],
  jose: [{ title: "El monte", visit: 1, file: "monte.webp" }],
  pilar: [
    {
      title: "Verano en casa de los abuelos",
      description: "Todos los primos juntos.",
      visit: 0,
      file: "verano-1959.webp",
    },
    { title: "Nochebuena de 1990", visit: 3, file: "nochebuena.webp" },
    {
      title: "La canción de la abuela",
      description: "Nos la cantaba para dormir.",
      visit: 6,
      file: "cancion.wav",
    },
  ],
  rosario: [{ title: "Mi llegada al pueblo", visit: 1, file: "llegada.webp" }],
};
