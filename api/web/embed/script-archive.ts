import { eq } from "drizzle-orm";
import { embedScripts } from "../../db/schema/embed.ts";
import type { Ctx } from "../../platform/context.ts";

/** Remembers the script of each version longer than a build keeps its files. */
export interface ScriptArchive {
  /** Keeps a version's script; one that is known already stays as it is. */
  keep: (version: string, script: string) => Promise<void>;
  /** The script of a version, byte for byte, or null when it was never kept. */
  find: (version: string) => Promise<string | null>;
}

/**
 * The archive in the portal's own database, which outlives every build.
 *
 * @param kept versions that are known to be in it
 */
export function scriptArchive(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  kept: string[] = [],
): ScriptArchive {
  return {
    async keep(version, script) {
      if (kept.includes(version)) return;
      await db
        .insert(embedScripts)
        .values({ version, script, firstServedAt: clock() })
        .onConflictDoNothing();
    },
    async find(version) {
      const [row] = await db
        .select({ script: embedScripts.script })
        .from(embedScripts)
        .where(eq(embedScripts.version, version));
      return row?.script ?? null;
    },
  };
}
