import type { PersonName } from "./cast.ts";
import type { Scene } from "./pictures/landscape.ts";
import type { SoundName } from "./sound.ts";

/** A picture or a sound of the project's own making, added on the person's nth visit. */
export type MemoryPlan = {
  title: string;
  description?: string;
  visit: number;
  file: string;
} & ({ scene: Scene } | { sound: SoundName });

const picture = (light: Scene["light"], seed: number) => ({ scene: { light, seed } });

export const MEMORIES: Record<PersonName, readonly MemoryPlan[]> = {
  carmen: [
    {
      title: "El pueblo desde la era, 1968",
      description: "Desde aquí veíamos llegar el coche de línea.",
      visit: 0,
      file: "era-1968.png",
      ...picture("harvest", 11),
    },
    {
      title: "Las fiestas de agosto",
      description: "Cuando encendían las luces de la plaza.",
      visit: 4,
      file: "fiestas.png",
      ...picture("night", 12),
    },
    { title: "La gran nevada de 1983", visit: 7, file: "nevada.png", ...picture("snow", 13) },
    {
      title: "Las campanas de la iglesia",
      description: "Como sonaban los domingos.",
      visit: 10,
      file: "campanas.wav",
      sound: "bells",
    },
  ],
  manuel: [
    {
      title: "Camino de la ermita",
      description: "Al amanecer, el día de la romería.",
      visit: 1,
      file: "romeria.png",
      ...picture("dawn", 21),
    },
    { title: "La siega, 1974", visit: 3, file: "siega.png", ...picture("harvest", 22) },
    { title: "Atardecer en el valle", visit: 6, file: "atardecer.png", ...picture("dusk", 23) },
  ],
  dolores: [
    { title: "Mi casa de soltera", visit: 1, file: "casa.png", ...picture("noon", 31) },
    { title: "Volviendo del baile", visit: 5, file: "baile.png", ...picture("night", 32) },
  ],
  jose: [{ title: "El monte", visit: 1, file: "monte.png", ...picture("dawn", 41) }],
  pilar: [
    {
      title: "Verano en casa de los abuelos",
      description: "Todos los primos juntos.",
      visit: 0,
      file: "verano-1959.png",
      ...picture("noon", 51),
    },
    { title: "Nochebuena de 1990", visit: 3, file: "nochebuena.png", ...picture("snow", 52) },
    {
      title: "La canción de la abuela",
      description: "Nos la cantaba para dormir.",
      visit: 6,
      file: "cancion.wav",
      sound: "song",
    },
  ],
  rosario: [
    { title: "Mi llegada al pueblo", visit: 1, file: "llegada.png", ...picture("dusk", 61) },
  ],
};
