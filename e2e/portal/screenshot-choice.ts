import type { ViewportSize } from "@playwright/test";

/** The sizes that the project names: two telephones, two small tablets, a low laptop, a screen. */
const SIZES = "320x640,390x844,768x1024,1024x600,1366x625,1280x900";
const THEMES = ["light", "dark"] as const;

type Theme = (typeof THEMES)[number];

/** The sizes of screenshots: those of the project, or those asked for (`320x640,1024x600`). */
export function chosenSizes(asked = SIZES): ViewportSize[] {
  return asked.split(",").map((size) => {
    const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(size.trim()) ?? [];
    if (!width || !height) throw new Error(`SIZES is to be like ${SIZES}, and not ${size}`);
    return { width: Number(width), height: Number(height) };
  });
}

/** The themes of screenshots: both, or those asked for. */
export function chosenThemes(asked: string = THEMES.join()): Theme[] {
  return asked.split(",").map((name) => {
    const theme = THEMES.find((one) => one === name.trim());
    if (!theme) throw new Error(`THEMES is to be ${THEMES.join(" or ")}, and not ${name}`);
    return theme;
  });
}
