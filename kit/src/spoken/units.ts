/** What no word or sign of a unit stands right behind, and right before. */
export const START = "(?<![\\p{L}\\p{N}@./_-])";
export const END = "(?![\\p{L}\\p{N}@_²])";

/** Units by their sign: one, several, and whether 'una' is said of it. */
export const UNITS: Record<string, [one: string, several: string, isFeminine?: boolean]> = {
  mg: ["miligramo", "miligramos"],
  mcg: ["microgramo", "microgramos"],
  µg: ["microgramo", "microgramos"],
  μg: ["microgramo", "microgramos"],
  kg: ["kilo", "kilos"],
  g: ["gramo", "gramos"],
  gr: ["gramo", "gramos"],
  ml: ["mililitro", "mililitros"],
  mL: ["mililitro", "mililitros"],
  cl: ["centilitro", "centilitros"],
  dl: ["decilitro", "decilitros"],
  dL: ["decilitro", "decilitros"],
  l: ["litro", "litros"],
  L: ["litro", "litros"],
  mm: ["milímetro", "milímetros"],
  cm: ["centímetro", "centímetros"],
  m: ["metro", "metros"],
  "m²": ["metro cuadrado", "metros cuadrados"],
  m2: ["metro cuadrado", "metros cuadrados"],
  km: ["kilómetro", "kilómetros"],
  mmHg: ["milímetro de mercurio", "milímetros de mercurio"],
  UI: ["unidad internacional", "unidades internacionales", true],
  "°C": ["grado", "grados"],
  ºC: ["grado", "grados"],
  "°": ["grado", "grados"],
  "%": ["por ciento", "por ciento"],
  "€": ["euro", "euros"],
  h: ["hora", "horas", true],
  hs: ["hora", "horas", true],
  hrs: ["hora", "horas", true],
  min: ["minuto", "minutos"],
  mins: ["minuto", "minutos"],
  s: ["segundo", "segundos"],
  seg: ["segundo", "segundos"],
  lpm: ["latido por minuto", "latidos por minuto"],
  kB: ["kilobait", "kilobaits"],
  KB: ["kilobait", "kilobaits"],
  MB: ["mega", "megas"],
  GB: ["giga", "gigas"],
  kcal: ["kilocaloría", "kilocalorías", true],
  comp: ["comprimido", "comprimidos"],
  cáps: ["cápsula", "cápsulas", true],
  uds: ["unidad", "unidades", true],
  ud: ["unidad", "unidades", true],
};
/** Longest first, for a pattern. */
export const SIGNS = Object.keys(UNITS)
  .sort((one, other) => other.length - one.length)
  .join("|");
