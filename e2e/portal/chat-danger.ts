import { expect, type Page } from "@playwright/test";
import { answerTo, type DangerKind } from "../../language/danger/index.ts";
import { box } from "./assistant.ts";

/** The page itself recognises no danger in it. */
const EVERYDAY = "Buenos días";

/** Has her say something in the assistant in which the portal recognises this danger. */
export async function sayDanger(page: Page, kind: DangerKind): Promise<void> {
  const timestamp = new Date().toISOString();
  const userMessage = { id: `she-${kind}`, sender: "user", content: EVERYDAY, timestamp };
  const content = answerTo(kind);
  const assistantMessage = { id: `it-${kind}`, sender: "assistant", content, timestamp };
  await page.unroute(/\/chat(\?|$)/);
  await page.route(/\/chat(\?|$)/, (route) => {
    const isSent = route.request().method() === "POST";
    const reply = { userMessage, assistantMessage, danger: kind };
    const json = isSent ? reply : [userMessage, assistantMessage];
    return route.fulfill({ status: isSent ? 201 : 200, json });
  });
  await box(page).fill(EVERYDAY);
  await box(page).press("Enter");
  await expect(box(page)).toBeEnabled();
}

/** Numbers to call that go on in the next line. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll("a[href^='tel:']")].flatMap((link) => {
      if (!link.checkVisibility({ visibilityProperty: true })) return [];
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: number, index } of (node.textContent ?? "").matchAll(/\+?\d[\d ]*\d/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + number.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`broken: ${number} in ${link.textContent}`);
        }
      }
      return broken;
    });
  });
