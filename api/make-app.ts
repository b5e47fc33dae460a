import { createApp } from "./app.ts";
import type { EmbeddedDatabase } from "./db/open.ts";
import type { Config } from "./env.ts";
import { assistantFromConfig } from "./features/assistant/index.ts";
import { openNightlyBackups } from "./features/backup/index.ts";
import { watchClock } from "./features/health/index.ts";
import { announceSetUp } from "./features/invitations/index.ts";
import { createRunJobs } from "./jobs.ts";
import { sourceOf } from "./open-up-to-date.ts";
import { PROVIDERS_BACKUPS } from "./platform/backups.ts";
import type { Ctx } from "./platform/context.ts";
import { parseLegalTexts } from "./platform/legal-texts.ts";
import { createMail } from "./platform/mail/mail.ts";
import { openMailer } from "./platform/mail/open-mailer.ts";
import { readBuiltReleases } from "./platform/releases/built-releases.ts";
import { createReleaseFiles } from "./platform/releases/release-files.ts";
import { createReleases } from "./platform/releases/releases.ts";
import { HASH_COST, openHashing } from "./platform/secrets/hashing.ts";
import { watchDisk } from "./platform/storage/disk-room.ts";
import type { Telemetry } from "./platform/telemetry/telemetry.ts";
import type { StartState } from "./start/read-start.ts";
import { servedEmbeds } from "./web/embed/releases.ts";
import { scriptArchive } from "./web/embed/script-archive.ts";
import { portalRoutes } from "./web/portal/routes.ts";
import { securityContacts } from "./web/security-txt/contacts.ts";

export type App = Awaited<ReturnType<typeof makeApp>>;
type Services = Pick<Ctx, "db" | "clock" | "random" | "log" | "pepper" | "storage"> & {
  embedded?: EmbeddedDatabase | undefined;
  start: StartState;
};

/** The whole server as the configuration has it, on an open database. */
export async function makeApp(config: Config, { embedded, start, ...services }: Services) {
  const { db, clock, log, storage } = services;
  const telemetry = config.telemetry ? await openTelemetryOf(config) : undefined;
  const { releasesDir, municipalities, timeZone, version } = config;
  const built = await readBuiltReleases(releasesDir);
  const releases = createReleases({ built, db, storage, clock, log });
  const releaseFiles = createReleaseFiles({
    served: async (also) => [...(await releases.inUse(also)), ...(await servedEmbeds(releasesDir))],
    storage,
    log,
  });
  releases.onChange(() => void releaseFiles.check());
  const nightly = await openBackups(config, services, embedded);
  const storageOrigin = config.storage.driver === "s3" ? config.storage.endpoint : null;
  const mail = config.mail
    ? createMail({ origin: config.mail.origin, send: openMailer(config.mail), log })
    : undefined;
  const legalTextsOf = config.legal && parseLegalTexts(config.legal.content, municipalities);
  const app = createApp({
    ...services,
    config,
    telemetry,
    hashCost: HASH_COST,
    hashing: await openHashing(),
    releases,
    releaseFiles,
    backups: nightly ?? PROVIDERS_BACKUPS,
    assistant: await assistantFromConfig(config.assistant),
    mail,
    clockDoubt: await watchClock({ db, clock, log }),
    isDiskFull: embedded && watchDisk(embedded.folder),
    portal: await portalRoutes({
      db,
      releases,
      releaseFiles,
      storage,
      clock,
      log,
      releasesDir,
      municipalities,
      helpPhones: config.helpPhones,
      helpHours: config.helpHours,
      sendsMail: mail !== undefined,
      isSecure: config.isSecure,
      timeZone,
      version,
      storageOrigin,
      overrideOrigins: config.overrideOrigins,
      portalOrigin: config.portalOrigin,
      legalTextsOf,
      retention: config.retention,
      securityContacts: securityContacts({ ...config, legalTextsOf }),
      embedScripts: scriptArchive(services, start.embedVersions),
    }),
  });
  return {
    fetch: app.fetch,
    setUpLinks: await announceSetUp({ ...services, config }, start.setUp),
    checkReleaseFiles: releaseFiles.check,
    /** Resolves when no letter is under way. */
    mailSettled: async () => await mail?.settled(),
    runJobs: createRunJobs({ config, db, storage, clock, log, releases, nightly }),
  };
}

/** Loaded only where it is wanted. */
async function openTelemetryOf({ version }: Config): Promise<Telemetry> {
  const { openTelemetry } = await import("./platform/telemetry/telemetry.ts");
  const { traceStatements } = await import("./platform/telemetry/trace-statements.ts");
  const telemetry = openTelemetry(version);
  traceStatements(telemetry);
  return telemetry;
}

/** Null where the database is somewhere else. */
async function openBackups(
  config: Config,
  services: Pick<Ctx, "db" | "clock" | "log">,
  embedded: EmbeddedDatabase | undefined,
) {
  if (!embedded) return null;
  return await openNightlyBackups({ ...services, ...(await sourceOf(config)), embedded });
}
