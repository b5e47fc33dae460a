import { expect, type Locator, type Page } from "@playwright/test";
import { pressEscape } from "../steps.ts";
import type { Seed, View } from "./seed.ts";

/** What a person does, or what is then to be seen. */
export type Step = (page: Page, seed: Seed) => unknown;

/** A name or a text; one that names a person is made of who is there. */
type Words = string | RegExp | ((seed: Seed) => string);

/** How a thing is looked for on a page. */
type Find = (page: Page, words: string | RegExp) => Locator;

const byText: Find = (page, words) => page.getByText(words);
const byLabel: Find = (page, words) => page.getByLabel(words);
const withRole =
  (role: "button" | "heading" | "checkbox" | "radio" | "dialog"): Find =>
  (page, name) =>
    page.getByRole(role, { name });
const questionWith: Find = (page, hasText) => page.getByRole("alertdialog").filter({ hasText });
const dialogWith: Find = (page, hasText) => page.getByRole("dialog").filter({ hasText });

/** Steps of one form: does something with what bears these words. */
const doing =
  (find: Find, act: (found: Locator) => Promise<void>) =>
  (words: Words): Step =>
  (page, seed) =>
    act(find(page, typeof words === "function" ? words(seed) : words));

const isSeen = (found: Locator) => expect(found).toBeVisible();

export const press = doing(withRole("button"), (found) => found.click());
export const pressFirst = doing(withRole("button"), (found) => found.first().click());
export const tick = doing(withRole("checkbox"), (found) => found.check());
export const choose = doing(withRole("radio"), (found) => found.check());
export const see = doing(byText, isSeen);
export const seeFirst = doing(byText, (found) => isSeen(found.first()));
export const seeButton = doing(withRole("button"), isSeen);
export const seeHeading = doing(withRole("heading"), isSeen);
export const seeLabel = doing(byLabel, isSeen);
export const seeQuestion = doing(questionWith, isSeen);
export const seeDialog = doing(withRole("dialog"), isSeen);
export const seeDialogWith = doing(dialogWith, isSeen);

/** Writes into the field with this label. */
export const write =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label).fill(text);

/** Closes the topmost dialog. */
export const closeDialog: Step = (page) =>
  pressEscape(page.locator("[role=dialog], [role=alertdialog]").last());
export const back: Step = (page) => page.goBack();
export const goTo =
  (path: string): Step =>
  (page) =>
    page.goto(path);

/** From now on these calls are answered so, without being made: others need what is there. */
export const answer =
  (url: string, response: { status?: number; json?: unknown; body?: string }): Step =>
  (page) =>
    page.route(url, (route) => route.fulfill(response));

/** From now on what the API answers has this in it as well. */
export const add =
  <T extends object>(url: string | ((seed: Seed) => string), more: (answered: T) => object): Step =>
  (page, seed) =>
    page.route(typeof url === "function" ? url(seed) : url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: more(await response.json()) });
    });

/** One step after the other. */
export const inOrder =
  (...steps: Step[]): Step =>
  async (page, seed) => {
    for (const step of steps) await step(page, seed);
  };

/**
 * Views by their names, in one visit: each begins on the page of the one before it, so that nobody
 * signs in ninety times.
 *
 * @param from where the first begins: the view that it comes `after`, or a fresh page
 */
export const visit = (
  steps: Record<string, Step | Step[]>,
  { after, ...from }: Pick<View, "after" | "played"> = {},
): View[] =>
  Object.entries(steps).map(([name, some], place, all) => {
    const before = all[place - 1]?.[0] ?? after;
    const open = async (page: Page, seed: Seed) =>
      void (await inOrder(...[some].flat())(page, seed));
    return { ...from, ...(before && { after: before }), name, open };
  });

/** Views by their names that each begin on a fresh page. */
export const apart = (steps: Record<string, Step | Step[]>, from?: Pick<View, "played">): View[] =>
  Object.entries(steps).flatMap(([name, some]) => visit({ [name]: some }, from));
