import { fakeAudio } from "@acompana/kit/testing";
import { act } from "@testing-library/react";
import { beforeEach } from "vitest";

export let browser: ReturnType<typeof fakeAudio>;

/** What was heard since it was last asked: notes, not their octaves. */
export async function heard(): Promise<ReturnType<typeof fakeAudio>["notes"]> {
  await act(async () => {});
  return browser.notes
    .splice(0)
    .filter(({ hertz }, place, all) => hertz !== 2 * (all[place - 1]?.hertz ?? 0));
}

/** What each of these tests begins with, and how it is left. */
export function prepareSounds() {
  beforeEach(() => {
    browser = fakeAudio();
  });
}
