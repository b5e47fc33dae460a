import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../db/schema/index.ts";
import { newAdmin, newPerson, newRelative } from "./fixtures.ts";
import { HOUR, type TestPortal } from "./test-portal.ts";

const EACH = 5;
/** Longer than anything is kept. */
const LONG_MS = 800 * 24 * HOUR;

type Row = Record<string, unknown>;
type Due = { job: string; table: PgTable; make: (at: Date, file: string, place: number) => Row };

/** A value that the column takes; all moments and days are when the row's time came. */
function fitting({ columnType, dataType, enumValues }: PgColumn, at: Date): unknown {
  if (enumValues) return enumValues[0];
  if (columnType === "PgDateString") return at.toISOString().slice(0, 10);
  const values: Row = { date: at, number: 1, boolean: true, json: {} };
  return values[dataType] ?? randomUUID();
}

/** Every table of which a job removes rows, and what its required columns do not tell. */
async function everyKind(portal: TestPortal): Promise<Due[]> {
  const admin = await newAdmin(portal);
  const { municipalityId } = admin;
  const person = await newPerson(portal, admin);
  const { id: fromId } = await newRelative(portal, admin, person);
  const [userId, createdBy] = [person.id, admin.id];
  const known: Row = { municipalityId, userId, createdBy, fromId, area: "games" };
  Object.assign(known, { administratorId: createdBy, toUserId: userId });
  const due = (job: string, table: PgTable, special: Due["make"] = () => ({})): Due => {
    const required = Object.entries(getTableColumns(table)).filter(
      ([, { notNull, hasDefault }]) => notNull && !hasDefault,
    );
    const make: Due["make"] = (at, file, place) => ({
      ...Object.fromEntries(
        required.map(([name, column]) => [name, known[name] ?? fitting(column, at)]),
      ),
      ...special(at, file, place),
    });
    return { job, table, make };
  };
  return [
    due("sessions", schema.sessions, () => ({ role: "person", userId })),
    due("attempts", schema.guessCounters),
    due("invitations", schema.invitations, () => ({ createdBy })),
    due("support-invitations", schema.supportInvitations),
    due("device-links", schema.deviceLinks),
    due("announcements", schema.announcements, (at) => ({
      startsAt: new Date(at.getTime() - HOUR),
    })),
    due("password-links", schema.passwordLinks, () => ({ administratorId: createdBy })),
    due("login-challenges", schema.loginChallenges),
    due("erasures", schema.erasures, (erasedAt) => ({ tableName: "users", erasedAt })),
    due("call-counters", schema.rateCounters),
    due("idempotency-keys", schema.idempotencyKeys, () => ({ answer: {} })),
    due("receipts", schema.messageReceipts, (seenAt) => ({ seenAt })),
    due("releases", schema.releases),
    due("releases", schema.releaseFiles, (_, plainKey) => ({ plainKey })),
    due("releases", schema.releaseTokens),
    due("releases", schema.areaFailures),
    due("releases", schema.areaFailureWitnesses),
    due("stray-chats", schema.chatTurns),
    due("old-activity", schema.activityMinutes, (at, _, place) => ({
      minute: new Date(at.getTime() + place),
    })),
    due("old-activity", schema.reminderViews),
    due("old-activity", schema.chatMessageCounts),
    due("old-activity", schema.scores),
    due("files", schema.uploads, (_, fileKey) => ({ fileKey })),
    due("files", schema.fileDeletions, (dueAt, key) => ({ key, dueAt })),
  ];
}

const NEEDS_FILE: PgTable[] = [schema.releaseFiles, schema.uploads, schema.fileDeletions];

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
      await portal.db.insert(table).values(make(at, file, made));
    }
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
    count: () => Promise.all(kinds.map(({ table }) => portal.db.$count(table))),
    /** What `count` gives once all that is due is gone. */
    kept: kinds.map(() => EACH),
    keptFiles,
  };
}
