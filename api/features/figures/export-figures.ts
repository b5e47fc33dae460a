import type { CtxOf } from "../../platform/context.ts";
import { limitDownloads } from "../../platform/limits/limit-downloads.ts";
import { figuresCsv } from "./figures-csv.ts";
import type { FiguresQuery } from "./schemas.ts";
import { showFigures } from "./show-figures.ts";

/** The figures as CSV: each reads years of activity. @throws ServiceError 429 */
export async function exportFigures(
  ctx: CtxOf<"figures:read">,
  query: FiguresQuery,
): Promise<string> {
  await limitDownloads(ctx, ctx.principal.id, "figures-export");
  return figuresCsv(await showFigures(ctx, query));
}
