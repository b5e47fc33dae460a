// The pictures of the demo, as SVG within 800 × 600: memories, and what relatives send.

import { atardecer, llegada, molino, romeria, ventana } from "./pictures/at-dawn-and-dusk.mjs";
import { casa, era, mirador, monte, siega, verano } from "./pictures/by-day.mjs";
import { baile, fiestas, nevada, nochebuena } from "./pictures/night-and-snow.mjs";

/** By the name of the file. */
export const PICTURES = {
  "era-1968": era,
  fiestas,
  nevada,
  romeria,
  siega,
  atardecer,
  casa,
  baile,
  monte,
  "verano-1959": verano,
  nochebuena,
  llegada,
  molino,
  mirador,
  ventana,
};
