import type { Ctx } from "../../platform/context.ts";

/** Whether pages show the games. A portal without pages of its own leaves that to its clients. */
export async function hasGames({ releases }: Pick<Ctx, "releases">): Promise<boolean> {
  const { shell, games } = await releases.active();
  return games ? !games.isOff : !shell;
}
