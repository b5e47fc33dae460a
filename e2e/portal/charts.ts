import { expect, type Page } from "@playwright/test";

/** Words of a chart that lie over each other or are cut off at its edge. */
export async function unreadableLabels(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("[_echarts_instance_] svg")].flatMap((chart) => {
      const edge = chart.getBoundingClientRect();
      const labels = [...chart.querySelectorAll("text")]
        .filter((label) => label.textContent?.trim())
        .map((label) => ({ words: label.textContent, box: label.getBoundingClientRect() }));
      // A pixel is no overlap that anybody sees.
      const cut = labels
        .filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1)
        .map(({ words }) => `cut off: ${words}`);
      const over = labels.flatMap(({ words, box }, index) =>
        labels
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              // Letters are lower than the line that they stand in.
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) >
                box.height / 3,
          )
          .map((other) => `${words} and ${other.words} lie over each other`),
      );
      return [...cut, ...over];
    }),
  );
}

/** Waits until every chart is as wide as its room: it is drawn anew after a window changes. */
export async function expectChartsToFit(page: Page, where?: string): Promise<void> {
  const fit = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[_echarts_instance_]")].every(
        (chart) => chart.querySelector("svg")?.clientWidth === chart.clientWidth,
      ),
    );
  await expect.poll(fit, where).toBe(true);
}
