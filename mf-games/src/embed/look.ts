import { LEAST_CONTRAST, leastContrast, wordsOn } from "./brand.ts";
import { type Look, readColor } from "./options.ts";

/** Surfaces that the primary colour stands on. */
const PLACES = ["--background", "--surface", "--tint"];
const BRANDED = ["--primary", "--primary-strong", "--on-primary"];

/**
 * Gives a page its theme and its host's colour, and follows the device's theme on 'auto'. A colour
 * that could hardly be read is refused, with a warning for whoever builds the host's page. Returns
 * what puts an end to the following.
 */
export function dress(page: HTMLElement, { theme, color }: Look): () => void {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const put = () => {
    page.classList.toggle("dark", theme === "dark" || (theme === "auto" && device.matches));
    paint(page, color);
  };
  put();
  if (theme !== "auto") return () => {};
  device.addEventListener("change", put);
  return () => device.removeEventListener("change", put);
}

function paint(page: HTMLElement, color: string | null) {
  for (const token of BRANDED) page.style.removeProperty(token);
  if (!color) return;
  const style = getComputedStyle(page);
  const places = PLACES.map(
    (token) => readColor(style.getPropertyValue(token).trim()) ?? "#ffffff",
  );
  const found = leastContrast(color, places);
  if (found < LEAST_CONTRAST) {
    // biome-ignore lint/suspicious/noConsole: a warning for the host's developer alone
    console.warn(
      `Acompaña: el color ${color} no se usa: su contraste es ${found.toFixed(2)}:1 y ha de ser ` +
        `${LEAST_CONTRAST}:1 como mínimo en el tema ${page.classList.contains("dark") ? "oscuro" : "claro"}.`,
    );
    return;
  }
  const words = wordsOn(color);
  page.style.setProperty("--primary", color);
  // Pressed and hovered: away from the words on it, so that it reads better still.
  page.style.setProperty(
    "--primary-strong",
    `color-mix(in srgb, ${color} 80%, ${words === "#ffffff" ? "black" : "white"})`,
  );
  page.style.setProperty("--on-primary", words);
}
