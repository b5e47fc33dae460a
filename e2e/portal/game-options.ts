import type { Place } from "./play-games.ts";

/** Chooses one of a game's options, which are folded away until they are wanted. */
export async function chooseOption(place: Place, name: string): Promise<void> {
  const option = place.getByRole("radio", { name });
  if (!(await option.isVisible())) await place.locator("summary").click();
  await option.check();
}
