import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releases } from "../../db/schema/releases.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { permitArea } from "../../platform/auth/permit-program.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { fileType } from "../../platform/releases/release.ts";
import { refuseIncompatible } from "./refuse-unfit.ts";
import { MAX_RELEASE_BYTES, nameOf, releaseExists, releaseTooLarge } from "./release-rules.ts";
import type { AnnouncedRelease } from "./schemas.ts";
import { claimContents } from "./store-content.ts";

/** New versions of one area in a day; files are kept for the last ones only. */
const NEW_VERSIONS = { most: 100, seconds: 24 * 3600 };

/**
 * Announces a release, and tells which files are missing. With none missing it is complete and can
 * be activated; until then nobody sees it.
 */
export async function announceRelease(
  ctx: CtxOf<"releases:announce">,
  release: AnnouncedRelease,
): Promise<{ missing: string[] }> {
  const { area, version, entry, files } = release;
  permitArea(ctx, area);
  if (!Object.hasOwn(files, entry))
    throw invalid("files", `En la lista de archivos no está ${entry}.`);
  refuseDocuments(release);
  await refuseIncompatible(release, await ctx.releases.refresh());
  if (await ctx.releases.built.find(area, version)) throw releaseExists(release);
  const { missing } = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    if (await layDraft(ctx, tx, release)) await noteNew(ctx, tx, area);
    const missing = await missingOf(tx, Object.values(files), now);
    if (missing.length === 0) {
      const named = and(eq(releases.area, area), eq(releases.version, version));
      await tx.update(releases).set({ completedAt: now }).where(named);
    }
    return { missing };
  });
  if (missing.length === 0) void ctx.releaseFiles?.check();
  return { missing };
}

/** A release holds what pages load. The shell's page is the one document, and is served as none. */
function refuseDocuments({ area, entry, files }: AnnouncedRelease): void {
  const page = area === "shell" ? entry : null;
  const wrong = Object.keys(files).find((file) => file !== page && fileType(file) === null);
  if (wrong === undefined) return;
  throw invalid(
    "files",
    `${wrong} no puede ir en una versión: solo lo que una página carga, como código, estilos, letras, imágenes y sonidos.`,
  );
}

/** @returns whether it is the first time that the version is announced */
async function layDraft(
  { clock, releaseToken }: CtxOf<"releases:announce">,
  tx: Db,
  release: AnnouncedRelease,
): Promise<boolean> {
  const row = { ...release, createdBy: nameOf(releaseToken), createdAt: clock() };
  const [laid] = await tx
    .insert(releases)
    .values(row)
    .onConflictDoUpdate({
      target: [releases.area, releases.version],
      set: row,
      setWhere: isNull(releases.completedAt),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!laid) throw releaseExists(release);
  return laid.isNew;
}

async function noteNew(ctx: CtxOf<"releases:announce">, tx: Db, area: string): Promise<void> {
  const now = ctx.clock();
  await countCall(
    tx,
    now,
    { key: `releases|${area}`, ...NEW_VERSIONS },
    {
      code: "TOO_MANY_CALLS",
      sentence: (wait) => `Hoy ya se han enviado 100 versiones de «${area}». Espera ${wait}.`,
    },
  );
  const event = { action: "release.announced", actor: ANYONE_ACTOR, municipalityId: null } as const;
  await recordEvent(tx, { ...event, at: now });
}

async function missingOf(tx: Db, named: string[], now: Date): Promise<string[]> {
  const hashes = [...new Set(named)];
  const known = await claimContents(tx, hashes, now);
  if (known.reduce((sum, { size }) => sum + size, 0) > MAX_RELEASE_BYTES) throw releaseTooLarge();
  return hashes.filter((hash) => !known.some((one) => one.hash === hash));
}
