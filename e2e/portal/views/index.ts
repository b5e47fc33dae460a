import type { Page } from "@playwright/test";
import { adminViews } from "./admin.ts";
import { adminAccountViews } from "./admin-accounts.ts";
import { adminPersonViews } from "./admin-person.ts";
import { gamesViews } from "./games.ts";
import { homeNoticeViews } from "./home-notices.ts";
import { otherGamesViews } from "./other-games.ts";
import type { Seed, View } from "./seed.ts";
import { seniorViews } from "./senior.ts";
import { shellViews } from "./shell.ts";
import { supportViews } from "./support.ts";

/** Every screen, and every dialog that one of them opens. */
export const views: View[] = [
  ...shellViews,
  ...adminViews,
  ...adminPersonViews,
  ...adminAccountViews,
  ...seniorViews,
  ...homeNoticeViews,
  ...gamesViews,
  ...otherGamesViews,
  ...supportViews,
];

/** What an older person sees: her areas, what the shell draws before a sign-in, and dialogs. */
export const personViews: View[] = [
  ...shellViews.filter(({ name }) =>
    /^(landing|main-select|project-info|privacy(-not-written)?|accessibility-(statement|not-written)|help|help-older-person|area-off|help-nobody|idle-question|session-replaced|device-link-(failed|claimed|trial))$/.test(
      name,
    ),
  ),
  ...seniorViews,
  ...homeNoticeViews,
  ...gamesViews,
  // The page that other sites frame has no voice.
  ...otherGamesViews.filter(({ name }) => !name.startsWith("embed-")),
];

/**
 * Views in journeys: each but the first begins on the page of the one before it, so that nobody
 * signs in ninety times.
 */
export const journeysOf = (some: readonly View[]): View[][] =>
  some.reduce<View[][]>((all, view) => {
    const journey = all.find((one) => view.after && one.at(-1)?.name === view.after);
    if (journey) journey.push(view);
    else all.push([view]);
    return all;
  }, []);

/** Opens a view on a fresh page, through those that it comes after. */
export async function openView(page: Page, view: View, seed: Seed): Promise<void> {
  const before = views.find(({ name }) => name === view.after);
  if (before) await openView(page, before, seed);
  await view.open(page, seed);
}
