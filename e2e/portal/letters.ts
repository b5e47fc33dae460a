import type { Page } from "@playwright/test";

/** Of the weights that the page writes in: those whose zero has something in it, like an 8. */
export async function struckZeros(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) return ["there is no canvas"];
    const { fontFamily } = getComputedStyle(document.body);
    const struck: string[] = [];
    for (const weight of ["400", "700"]) {
      const font = `${weight} 100px ${fontFamily}`;
      // The first alone: what stands in until it is there is a font that a machine may lack.
      await document.fonts.load(`${weight} 100px ${fontFamily.split(",")[0]}`, "0");
      canvas.clearRect(0, 0, 150, 150);
      canvas.font = font;
      canvas.fillText("0", 0, 100);
      const { width } = canvas.measureText("0");
      const middle = canvas.getImageData(Math.round(width / 2) - 4, 62, 9, 9).data;
      if (middle.some((part) => part > 0)) struck.push(weight);
    }
    return struck;
  });
}
