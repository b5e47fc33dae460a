import { expect, test } from "@playwright/test";
import { expectCaught, PLANTED } from "../portal/planted-mistakes.ts";

/** One that axe finds by drawing, one by the tree of names, and one that is measured. */
const CHOSEN = ["pale text", "a field without a label", "a target of 59 px"];

test("what is wrong with a page is caught, and nothing else", async ({ page: tab }) => {
  const chosen = PLANTED.filter(([what]) => CHOSEN.includes(what));
  expect(chosen).toHaveLength(CHOSEN.length);
  await expectCaught(tab, chosen);
});
