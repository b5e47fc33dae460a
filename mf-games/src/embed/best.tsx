import { Badge } from "@acompana/kit/ui";
import { text } from "../text.ts";

/** The best score that this browser has kept of a game, if any. */
export function Best({ points }: { points: number | null }) {
  return points === null ? null : <Badge>{text.embed.best(text.frame.points(points))}</Badge>;
}
