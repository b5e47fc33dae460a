// Checks that a host's colour can be read where the portal's own primary colour is used.

/** Least contrast of a brand's colour; the portal's own keeps to 7. */
export const LEAST_CONTRAST = 4.5;

/** WCAG's contrast of two colours '#rrggbb', 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of words on a brand's colour: white or the portal's darkest, which reads better. */
export function wordsOn(color: string): string {
  const [white, dark] = ["#ffffff", "#0c1b1a"] as const;
  return contrast(color, white) >= contrast(color, dark) ? white : dark;
}

/** The smallest contrast of a colour with any of the places that it stands on. */
export function leastContrast(color: string, places: readonly string[]): number {
  return Math.min(...places.map((place) => contrast(color, place)));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
