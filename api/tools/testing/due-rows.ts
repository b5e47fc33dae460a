import { randomUUID } from "node:crypto";
import { count } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { activityMinutes, chatMessageCounts, reminderViews } from "../../db/schema/activity.ts";
import { announcements } from "../../db/schema/announcements.ts";
import { guessCounters, sessions } from "../../db/schema/auth.ts";
import { erasures } from "../../db/schema/backup.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import { deviceLinks } from "../../db/schema/devices.ts";
import { idempotencyKeys } from "../../db/schema/idempotency.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { rateCounters } from "../../db/schema/limits.ts";
import { messageReceipts } from "../../db/schema/message-receipts.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { areaFailures, releaseFiles, releases, releaseTokens } from "../../db/schema/releases.ts";
import { scores } from "../../db/schema/scores.ts";
import { loginChallenges } from "../../db/schema/second-factor.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import { uploads } from "../../db/schema/uploads.ts";
import { newAdmin, newPerson, newRelative } from "./fixtures.ts";
import { HOUR, type TestPortal } from "./test-portal.ts";

const EACH = 5;
const DAY = 24 * HOUR;
/** Longer than anything is kept. */
const LONG_MS = 800 * DAY;

/** A row whose time came at `at`; `file` is in the storage. */
type Make = (at: Date, file: string) => Record<string, unknown>;
type Due = { job: string; table: PgTable; make: Make };

const day = (at: Date) => at.toISOString().slice(0, 10);

async function everyKind(portal: TestPortal): Promise<Due[]> {
  const admin = await newAdmin(portal);
  const { municipalityId } = admin;
  const person = await newPerson(portal, admin);
  const { id: fromId } = await newRelative(portal, admin, person);
  const [userId, createdBy] = [person.id, admin.id];
  let nextMinute = 0;
  const release = { area: "games", contract: 1, api: "0.1.0", react: "*", entry: "a.js" };
  return [
    {
      job: "sessions",
      table: sessions,
      make: (at) => ({
        ...{ tokenHash: randomUUID(), role: "person", userId },
        ...{ createdAt: at, lastUsedAt: at, expiresAt: at },
      }),
    },
    {
      job: "attempts",
      table: guessCounters,
      make: (at) => ({ key: randomUUID(), misses: 3, lastAttemptAt: at }),
    },
    {
      job: "invitations",
      table: invitations,
      make: (at) => ({
        ...{ municipalityId, codeHash: randomUUID(), createdBy },
        ...{ createdAt: at, expiresAt: at },
      }),
    },
    {
      job: "support-invitations",
      table: supportInvitations,
      make: (at) => ({
        ...{ municipalityId, userId, name: "Eva Gil", email: `${randomUUID()}@correo.es` },
        ...{ codeHash: randomUUID(), createdBy, createdAt: at, expiresAt: at },
      }),
    },
    {
      job: "device-links",
      table: deviceLinks,
      make: (at) => ({ codeHash: randomUUID(), municipalityId, createdBy, expiresAt: at }),
    },
    {
      job: "announcements",
      table: announcements,
      make: (at) => ({
        ...{ municipalityId, text: "Mañana, mercadillo", isForAll: true, createdBy },
        ...{ startsAt: new Date(at.getTime() - HOUR), endsAt: at, createdAt: at },
      }),
    },
    {
      job: "password-links",
      table: passwordLinks,
      make: (at) => ({
        ...{ codeHash: randomUUID(), administratorId: createdBy },
        ...{ createdAt: at, expiresAt: at },
      }),
    },
    {
      job: "login-challenges",
      table: loginChallenges,
      make: (at) => ({
        ...{ tokenHash: randomUUID(), administratorId: createdBy },
        ...{ purpose: "code", expiresAt: at },
      }),
    },
    {
      job: "erasures",
      table: erasures,
      make: (at) => ({ tableName: "users", key: randomUUID(), erasedAt: at }),
    },
    {
      job: "call-counters",
      table: rateCounters,
      make: (at) => ({ key: randomUUID(), calls: 1, most: 9, endsAt: at }),
    },
    {
      job: "idempotency-keys",
      table: idempotencyKeys,
      make: (at) => ({
        ...{ accountId: userId, key: randomUUID(), userId },
        ...{ fingerprint: "f", answer: {}, createdAt: at },
      }),
    },
    {
      job: "receipts",
      table: messageReceipts,
      make: (at) => ({
        ...{ id: randomUUID(), fromId, toUserId: userId, type: "text" },
        ...{ sentAt: at, seenAt: at, deletedAt: at },
      }),
    },
    {
      job: "releases",
      table: releases,
      make: (at) => ({
        ...{ ...release, version: randomUUID(), files: {}, manifest: {} },
        ...{ createdBy: "prueba", createdAt: at },
      }),
    },
    {
      job: "releases",
      table: releaseFiles,
      make: (at, file) => ({ hash: randomUUID(), size: 1, plainKey: file, namedAt: at }),
    },
    {
      job: "releases",
      table: releaseTokens,
      make: (at) => ({
        ...{ hash: randomUUID(), area: "games", mayActivate: true },
        ...{ createdAt: at, expiresAt: at },
      }),
    },
    {
      job: "releases",
      table: areaFailures,
      make: (at) => ({
        ...{ area: "games", version: randomUUID(), kind: "hash" },
        ...{ day: day(at), count: 1, lastAt: at },
      }),
    },
    {
      job: "stray-chats",
      table: chatTurns,
      make: (at) => ({ userId, question: "¿Qué hora es?", askedAt: at }),
    },
    {
      job: "old-activity",
      table: activityMinutes,
      make: (at) => ({ userId, minute: new Date(at.getTime() + nextMinute++) }),
    },
    {
      job: "old-activity",
      table: reminderViews,
      make: (at) => ({ userId, day: day(at), reminderId: randomUUID() }),
    },
    {
      job: "old-activity",
      table: chatMessageCounts,
      make: (at) => ({ userId, at, messages: 1 }),
    },
    {
      job: "old-activity",
      table: scores,
      make: (at) => ({
        ...{ userId, gameType: "sudoku", difficulty: "easy" },
        ...{ score: 1, timeSeconds: 60, completedAt: at },
      }),
    },
    {
      job: "files",
      table: uploads,
      make: (at, file) => ({ fileKey: file, userId, purpose: "media", createdAt: at }),
    },
    { job: "files", table: fileDeletions, make: (at, file) => ({ key: file, dueAt: at }) },
  ];
}

const NEEDS_FILE: PgTable[] = [releaseFiles, uploads, fileDeletions];

/** For each job some rows, and their files, that are due, and as many that are not yet. */
export async function dueRows(portal: TestPortal) {
  const kinds = await everyKind(portal);
  const now = portal.services.clock().getTime();
  const [past, soon] = [new Date(now - LONG_MS), new Date(now + HOUR)];
  const keptFiles: string[] = [];
  for (const { table } of kinds) await portal.db.delete(table);

  async function insertSome({ table, make }: Due, at: Date): Promise<void> {
    for (let made = 0; made < EACH; made += 1) {
      const file = `media/${randomUUID()}`;
      if (NEEDS_FILE.includes(table)) await portal.disk.put(file, new Uint8Array(1));
      if (NEEDS_FILE.includes(table) && at === soon) keptFiles.push(file);
      await portal.db.insert(table).values(make(at, file));
    }
  }
  async function countAll() {
    const counts = kinds.map(async ({ table }) => {
      const [row] = await portal.db.select({ rows: count() }).from(table);
      return row?.rows;
    });
    return await Promise.all(counts);
  }
  return {
    jobs: new Set(kinds.map(({ job }) => job)),
    insert: async () => {
      for (const kind of kinds) {
        await insertSome(kind, past);
        await insertSome(kind, soon);
      }
      keptFiles.sort();
    },
    /** Rows of each kind. */
    count: countAll,
    /** What `count` gives once all that is due is gone. */
    kept: kinds.map(() => EACH),
    keptFiles,
  };
}
