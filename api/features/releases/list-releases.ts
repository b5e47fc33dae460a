import { desc, gte, isNotNull, sql } from "drizzle-orm";
import {
  activeReleases,
  areaFailures,
  areasOff,
  BUILD,
  releases,
} from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { Release } from "../../platform/releases/release.ts";
import type { AreaOverview, ListedRelease, ReleaseList } from "./schemas.ts";
import { previousOf } from "./way-back.ts";

const DAY_MS = 24 * 3_600_000;
/** How many days back failures are told. */
const FAILURE_DAYS = 7;

type Ctx = CtxOf<"releases:read">;

/** Every area with its versions, which of them is active, and what failed in browsers of late. */
export async function listReleases(ctx: Ctx): Promise<ReleaseList> {
  const registry = await ctx.releases.refresh();
  const [sent, off, rows, failures] = [
    await sentOf(ctx),
    await ctx.db.select().from(areasOff),
    await ctx.db.select().from(activeReleases),
    await failuresOf(ctx),
  ];
  const names = new Set([...Object.keys(registry), ...[...sent, ...off].map(({ area }) => area)]);
  const areas = [...names].sort().map(async (area): Promise<AreaOverview> => {
    const active = registry[area]?.version ?? null;
    const row = rows.find((one) => one.area === area && one.version === active);
    const previous = await previousOf(ctx, registry, area);
    const built = await ctx.releases.built.versionsOf(area);
    const own = sent.filter((one) => one.area === area).map(({ listed }) => listed);
    return {
      area,
      active,
      activeSince: row?.at.toISOString() ?? null,
      offSince: off.find((one) => one.area === area)?.since.toISOString() ?? null,
      previous,
      builtIn: ctx.releases.built.zeroOf(area)?.version ?? null,
      releases: [
        ...own,
        ...built
          .filter(({ version }) => !own.some((one) => one.version === version))
          .map(listBuilt),
      ],
      failures: failures
        .filter((one) => one.area === area)
        .map(({ version, kind, count, lastAt }) => ({ version, kind, count, lastAt })),
    };
  });
  const { releaseToken, config } = ctx;
  return {
    areas: await Promise.all(areas),
    timeZone: config.timeZone,
    token: releaseToken ? { area: releaseToken.area, mayActivate: releaseToken.mayActivate } : null,
  };
}

const listBuilt = ({ version, contract, api, react }: Release): ListedRelease => ({
  ...{ version, contract, api: api ?? null, react: react ?? null },
  ...{ createdAt: null, createdBy: null, activatedAt: null, withdrawnAt: null, isBuiltIn: true },
});

async function sentOf({ db }: Ctx): Promise<{ area: string; listed: ListedRelease }[]> {
  const { area, version, createdAt, createdBy, activatedAt, withdrawnAt } = releases;
  const { contract, api, react } = releases;
  const rows = await db
    .select({
      ...{ area, version, createdAt, createdBy, activatedAt, withdrawnAt },
      ...{ contract, api, react },
    })
    .from(releases)
    .where(isNotNull(releases.completedAt))
    .orderBy(desc(createdAt), version);
  return rows.map(({ area: name, ...row }) => ({
    area: name,
    listed: {
      ...row,
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdBy === BUILD ? null : row.createdBy,
      activatedAt: row.activatedAt?.toISOString() ?? null,
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      isBuiltIn: row.createdBy === BUILD,
    },
  }));
}

async function failuresOf({ db, clock }: Ctx) {
  const { area, version, kind, day, count, lastAt } = areaFailures;
  const since = new Date(clock().getTime() - FAILURE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .select({
      ...{ area, version, kind },
      count: sql<number>`sum(${count})::int`,
      lastAt: sql<Date>`max(${lastAt})`.mapWith(lastAt),
    })
    .from(areaFailures)
    .where(gte(day, since))
    .groupBy(area, version, kind)
    .orderBy(desc(sql`max(${lastAt})`));
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}
