import { expect, test } from "@playwright/test";
import { expectCaught, PLANTED } from "../portal/planted-mistakes.ts";

/** Found by axe in a drawing, by axe in the tree of names, by measuring, and by its place. */
const CHOSEN = [
  "pale text",
  "a field without a label",
  "a target of 59 px",
  "a button in no landmark",
];

test("what is wrong with a page is caught, and nothing else", async ({ page: tab }) => {
  const chosen = PLANTED.filter(([what]) => CHOSEN.includes(what));
  expect(chosen).toHaveLength(CHOSEN.length);
  await expectCaught(tab, chosen);
});
