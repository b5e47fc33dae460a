import { AUDIT_DEEDS } from "@acompana/kit/audit";
import type { CtxOf } from "../../platform/context.ts";
import { CSV_START, csvLine } from "../../platform/http/csv.ts";
import { limitDownloads } from "../../platform/limits/limit-downloads.ts";
import { municipalEvents } from "./municipal-events-query.ts";
import type { EventFilter, MunicipalEvent } from "./schemas.ts";

const AT_ONCE = 1_000;
const HEAD = ["Fecha y hora", "Quién", "Papel", "Acción", "Sobre quién", "Código de la acción"];
const ROLES: Record<MunicipalEvent["actor"]["role"], string> = {
  administrator: "Ayuntamiento",
  support: "Persona de apoyo",
  person: "Persona mayor",
  anyone: "Sin identificar",
};

/** The trail as CSV, page by page as it is fetched: nothing holds the whole of it. */
export async function exportEvents(
  ctx: CtxOf<"municipal-audit:export">,
  filter: EventFilter,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  await limitDownloads(ctx, ctx.principal.id, "audit-export");
  return ReadableStream.from(lines(ctx, filter)).pipeThrough(new TextEncoderStream());
}

async function* lines(ctx: CtxOf<"municipal-audit:export">, filter: EventFilter) {
  yield CSV_START + csvLine(HEAD);
  const { timeZone } = ctx.config;
  for (let after: string | undefined; ; ) {
    const { events, next } = await municipalEvents(ctx, filter, { after, limit: AT_ONCE });
    yield events.map((event) => csvLine(cellsOf(event, timeZone))).join("");
    if (next === null) return;
    after = next;
  }
}

function cellsOf({ at, action, actor, subject }: MunicipalEvent, timeZone: string) {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const moment = local.toString({ smallestUnit: "second" }).replace("T", " ");
  const deed = AUDIT_DEEDS[action] ?? action;
  return [moment, actor.name, ROLES[actor.role], deed, subject?.name ?? null, action];
}
