import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Db, EmbeddedDatabase } from "../../db/open.ts";
import type { BackupStatus, Backups } from "../../platform/backups.ts";
import type { Log } from "../../platform/log.ts";
import { freeBytes } from "../../platform/storage/disk-room.ts";
import { manifestOf } from "./archive.ts";
import { backupProblem } from "./backup-error.ts";
import { ERASURE_LIST, openErasureList } from "./erasures.ts";
import {
  answerRequests,
  backupsFolder,
  makeBackup,
  RESERVE_BYTES,
  removeStaleSnapshots,
  type Source,
} from "./make-backup.ts";
import { dailyName, dayOf, dayOfMoment, isDue, outlived } from "./nights.ts";
import { makePrivateFolder } from "./private-files.ts";

const OVERDUE_MS = 48 * 3600_000;

type Services = Source & { db: Db; embedded: EmbeddedDatabase; timeZone: string; log: Log };

export type NightlyBackups = Backups & {
  /** Makes a copy if one is due; to be called every minute or so. `status` keeps a failure. */
  runIfDue: () => Promise<void>;
  /** For `npm run backup` beside a running portal; to be called every second or so. */
  answerRequests: () => Promise<void>;
};

/**
 * The copies that the running portal makes of itself, below `DATA_DIR/backups`.
 *
 * @param free how many bytes are free on the disk of a folder
 */
export async function openNightlyBackups(
  services: Services,
  free = freeBytes,
): Promise<NightlyBackups> {
  const { db, embedded, log, clock, dataDir, timeZone } = services;
  const folder = backupsFolder(dataDir);
  await makePrivateFolder(folder);
  const list = await openErasureList({ db, embedded, log, file: path.join(folder, ERASURE_LIST) });
  let lastBackupAt = await findLast(folder);
  let failure: { at: Date; problem: string } | null = null;
  let isRunning = false;

  /** One at a time: two copies at once could fill the disk. */
  const alone = async (work: () => Promise<void>) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };

  async function run(): Promise<void> {
    const now = clock();
    try {
      await removeStaleSnapshots(dataDir);
      await makeBackup(
        services,
        embedded,
        path.join(folder, dailyName(dayOfMoment(now, timeZone))),
      );
      lastBackupAt = now;
      failure = null;
      log.info("backup-made");
      await removeOutlived(folder);
    } catch (error) {
      failure = { at: now, problem: backupProblem(error) };
      log.error("backup-failed", { problem: failure.problem });
    }
  }

  async function status(): Promise<BackupStatus> {
    const since = lastBackupAt ?? (await bornAt(embedded.folder));
    const needed = RESERVE_BYTES + 2 * (await lastSize(folder));
    return {
      isAutomatic: true,
      lastBackupAt,
      isOverdue: clock().getTime() - since.getTime() > OVERDUE_MS,
      isDiskNearlyFull: (await free(dataDir)) < needed,
      problem: failure?.problem ?? null,
    };
  }

  const runIfDue = async () => {
    await list.record();
    const attempts = { lastBackupAt, lastFailureAt: failure?.at ?? null };
    if (isDue(attempts, clock(), timeZone)) await alone(run);
  };
  const answerAll = () => alone(() => answerRequests(services, embedded));
  return { status, recordErasures: list.record, runIfDue, answerRequests: answerAll };
}

async function nightlyIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => dayOf(name) !== null);
  return names.sort().reverse();
}

/** When the newest readable copy was made. */
async function findLast(folder: string): Promise<Date | null> {
  for (const name of await nightlyIn(folder)) {
    try {
      return new Date((await manifestOf(path.join(folder, name))).createdAt);
    } catch {
      // What cannot be read is no copy: the one before it counts.
    }
  }
  return null;
}

async function lastSize(folder: string): Promise<number> {
  const [newest] = await nightlyIn(folder);
  return newest ? (await stat(path.join(folder, newest))).size : 0;
}

/** Postgres writes this file once, when a data folder is made. */
async function bornAt(databaseFolder: string): Promise<Date> {
  return (await stat(path.join(databaseFolder, "PG_VERSION"))).mtime;
}

async function removeOutlived(folder: string): Promise<void> {
  for (const name of outlived(await nightlyIn(folder))) await rm(path.join(folder, name));
}
