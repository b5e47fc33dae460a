import type { Area, HelpPart, ScreenName } from "@acompana/kit/area";

/** How long the general help waits for the screen's own, in ms. */
const PATIENCE_MS = 3_000;

/**
 * What an area says of one of its screens; undefined where it says nothing, as a release from
 * before areas had help, or where that does not come in time.
 */
export async function screenHelp(
  area: Promise<Area>,
  screen: ScreenName,
): Promise<readonly HelpPart[] | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const own = async () => (await (await area).help?.())?.[screen];
  return await Promise.race([own().catch(() => undefined), late]);
}
