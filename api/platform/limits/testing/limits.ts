import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "../../../db/rows.ts";
import { rateCounters } from "../../../db/schema/limits.ts";
import { ROLES, type Role } from "../../../db/schema/roles.ts";
import { openApiDocument } from "../../../openapi.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import { OPERATIONS, type Operation } from "../../../tools/testing/contract.ts";
import { allowedOf } from "../../../tools/testing/contract-fixtures.ts";
import { type Harness, openHarness } from "../../../tools/testing/contract-harness.ts";
import { fillList } from "../../../tools/testing/fill-list.ts";
import { newPerson, PASSWORD } from "../../../tools/testing/fixtures.ts";
import { operationOf, send, targetOf } from "../../../tools/testing/requests.ts";
import type { Target } from "../../../tools/testing/test-context.ts";
import { contentsOf } from "../../../tools/testing/whole-portal.ts";
import { CALLS_IN_TEN_MINUTES } from "../limit-calls.ts";
import { ROW_LIMITS } from "../row-limits.ts";

/** Tests the limits of rows and of calls, and how long the lists may be. */
export function testLimits(examples: Examples): void {
  /** What keeps each call from growing something without end; a new call without a line fails. */
  const BOUND_BY: Record<string, string[]> = {
    ensureMunicipality: ["only the municipalities of the configuration"],
    checkInvitation: ["changes nothing"],
    createFirstAdministrator: ["administrators_municipality"],
    loginAdministrator: ["entries and sessions: entry-limits.test.ts"],
    loginSupportPerson: ["entries and sessions: entry-limits.test.ts"],
    verifyPin: ["entries and sessions: entry-limits.test.ts"],
    deleteSession: ["removes"],
    loginWithCode: ["entries and sessions: entry-limits.test.ts"],
    showEnrolment: ["changes one row"],
    loginEnrolling: ["one factor an account"],
    setColleagueActive: ["changes one row"],
    recoverAdministrator: ["one link an account"],
    beginEnrolment: ["as often as passwords are tried, for 15 minutes each"],
    finishEnrolment: ["one factor an account"],
    createRecoveryCodes: ["ten codes an account"],
    changePassword: ["changes one row"],
    deleteAccountSession: ["removes"],
    createColleaguePasswordLink: ["one link an account"],
    createSupportPasswordLink: ["one link an account"],
    requestSupportPasswordLink: ["one link an account, and its rate: support-link.test.ts"],
    checkPasswordLink: ["changes nothing"],
    takePasswordLink: ["removes the link, and counts one device for it"],
    dismissAttackNotice: ["changes one row"],
    createUser: ["users_municipality"],
    checkUserImport: ["changes nothing"],
    importUsers: ["users_municipality"],
    makeUserSheets: ["device_links_open"],
    deleteUser: ["removes"],
    changeSettings: ["changes one row, and the last 200 steps of its history"],
    setPin: ["changes one row"],
    choosePin: ["changes one row"],
    postponePin: ["changes one row"],
    answerConsentQuestion: ["changes one row"],
    seeConsentNews: ["changes one row"],
    giveConsentOnPaper: ["changes one row, and the last 200 steps of its history"],
    exportUserOnRequest: ["the last 100 of a person are kept"],
    setPause: ["the last 100 of a person are kept"],
    endPause: ["removes"],
    createSupportPerson: ["support_links_person", "support_links_supported"],
    createSupportInvitation: ["support_invitations_open"],
    checkSupportInvitation: ["changes nothing"],
    acceptSupportInvitation: ["one login an invitation"],
    deleteSupportInvitation: ["removes"],
    deleteSupportPerson: ["removes"],
    setSupportPassword: ["changes one row"],
    createScore: ["scores_day"],
    keepPace: ["one row a game"],
    createReminder: ["reminders_open", "reminders_day"],
    changeReminder: ["one row, an exception an occurrence of the last 30 days"],
    completeReminder: ["one row an occurrence"],
    deleteReminder: ["removes"],
    recordActivity: ["chat_message_counts_day"],
    createInvitation: ["invitations_open"],
    deleteInvitation: ["removes"],
    authoriseDevice: ["devices_municipality"],
    createDeviceLink: ["device_links_open"],
    changeUser: ["changes one row"],
    createAnnouncement: ["announcements_open", "the last 100 that are over are kept"],
    changeAnnouncement: ["changes one row"],
    withdrawAnnouncement: ["changes one row"],
    markAnnouncementsSeen: ["one row a person and announcement"],
    setPhoto: ["one file a person"],
    setActive: ["changes one row"],
    resumeRetention: ["a line of the trail, and only where something is held"],
    putAttentionAway: ["a line of the trail, and only where there is something new"],
    writeStaffNotes: ["one row a person"],
    claimDevice: ["devices_municipality"],
    keepClockOffset: ["changes one row a municipality, and its rate: clock-offset.test.ts"],
    keepSoundTrial: ["changes one row a municipality, and its rate: sound-trial.deep.test.ts"],
    deleteDevice: ["removes"],
    sendChatMessage: ["chat_turns_kept"],
    clearChat: ["removes"],
    requestUpload: ["uploads_open"],
    putUpload: ["one file an address"],
    uploadAttachment: ["uploads_open"],
    confirmUpload: ["media_items_kept"],
    deleteMedia: ["removes"],
    sendSupportMessage: ["support_messages_box", "support_messages_sender"],
    markSupportMessagesSeen: ["changes rows"],
    putSupportMessagesSeen: ["changes rows"],
    deleteSeenSupportMessages: ["removes"],
    announceRelease: ["100 new versions of an area a day, of which the last are kept"],
    sendReleaseFile: ["only what an announced release names, 30 MB each"],
    activateRelease: ["one row an area"],
    rollBackRelease: ["one row an area"],
    switchAreaOff: ["one row an area"],
    switchAreaOn: ["removes"],
    createReleaseToken: ["500 that can be used, 100 a day, removed a month after they end"],
    revokeReleaseToken: ["removes"],
    reportAreaFailure: ["a row a day, version and kind, and one an account and version for a week"],
    keepSupportMessageFile: ["media_items_kept"],
  };

  const WRITES = OPERATIONS.filter(({ method }) => method !== "GET");

  let harness: Harness;

  beforeAll(async () => {
    harness = await openHarness();
  });
  afterEach(() => harness.endTest());
  afterAll(() => harness.close());

  const db = () => harness.testContext.portal.db;

  test("every write says what bounds it, and every limit of rows bounds one", () => {
    expect(Object.keys(BOUND_BY).sort()).toEqual(WRITES.map(({ id }) => id).sort());
    const named = Object.values(BOUND_BY).flat();
    expect(Object.keys(ROW_LIMITS).filter((name) => !named.includes(name))).toEqual([]);
  });

  test("the triggers count as the sentences say", async () => {
    const rows = await rowsOf(
      db(),
      sql`select t.tgname as name, t.tgrelid::regclass::text as "table",
        encode(t.tgargs, 'escape') as args from pg_trigger t
      join pg_proc p on p.oid = t.tgfoid where p.proname = 'refuse_row_beyond_limit'`,
    );
    const found = rows.map(({ name, table, args }) => {
      const [limit, most, owner, counted] = String(args).split("\\000");
      return [name, { limit, table, most: Number(most), owner, counted }];
    });
    const wanted = Object.entries(ROW_LIMITS).map(([limit, { table, most, owner, counted }]) => [
      limit,
      { limit, table, most, owner, counted },
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    for (const { sentence, most } of Object.values(ROW_LIMITS)) {
      const numbers = sentence.replaceAll(".", "").match(/\d+/g) ?? [];
      for (const number of numbers) expect(Number(number)).toBe(most);
    }
  });

  /** How a list is filled beyond the copying of rows, and which request meets its limit. */
  type Special = {
    changes?: Record<string, SQL>;
    afterwards?: SQL;
    row?: string;
    body?: () => object;
    path?: () => Promise<string>;
  };

  const SPECIAL: Record<string, Special> = {
    reminders_day: {
      changes: { recurrency: sql`'none'::text` },
      afterwards: sql`insert into reminder_completions
      select id, starts_at, created_at from reminders on conflict do nothing`,
    },
    // Small, or the quota would come first.
    uploads_open: { changes: { size: sql`1` }, body: () => ({ thumbnail: false }) },
    // Of other relatives, or the sender's own limit would come first.
    support_messages_box: { changes: { from_id: sql`gen_random_uuid()` } },
    administrators_municipality: { row: "createFirstAdministrator:invited" },
    support_links_supported: {
      body: () => ({ email: harness.testContext.fixtures.relative.email, password: PASSWORD }),
      path: async () => {
        const { portal, fixtures } = harness.testContext;
        return `/api/users/${(await newPerson(portal, fixtures.admin)).id}/support-persons`;
      },
    },
    chat_message_counts_day: { body: () => ({ chatSessionMessages: 1 }) },
  };

  /** Each of these takes an address of its own. */
  const ADDRESSED = ["createSupportInvitation", "createSupportPerson", "createUser"];

  async function rightTarget(row: string, limit: string): Promise<Target> {
    const target = await targetOf(harness.testContext, row);
    const own = ADDRESSED.includes(row) ? { email: `${crypto.randomUUID()}@correo.es` } : {};
    const body = target.body && { ...target.body, ...own, ...SPECIAL[limit]?.body?.() };
    const path = (await SPECIAL[limit]?.path?.()) ?? target.path;
    return { ...target, path, body };
  }

  const LIMITED = Object.entries(BOUND_BY).flatMap(([id, limits]) =>
    limits.filter((name) => name in ROW_LIMITS).map((name) => [id, name] as const),
  );

  /** One of what is open at a time. */
  const CHOSEN_LISTS = new Set(["invitations_open"]);

  describe("a list that is full", () => {
    test.each(chosenOf(examples, LIMITED, ([, name]) => CHOSEN_LISTS.has(name)))(
      "refuses %s: %s",
      async (id, name) => {
        const { table, owner, most, code, sentence, retryAfterSeconds } = ROW_LIMITS[
          name
        ] as never as {
          table: string;
          owner: string;
          most: number;
          code: string;
          sentence: string;
          retryAfterSeconds?: number;
        };
        const { changes, afterwards, row = id } = SPECIAL[name] ?? {};
        const operation = operationOf(row);
        // One that shows how a row looks, then all but one, then the last.
        const first = await harness.sendAs(operation, await rightTarget(row, name));
        expect([name, first.status < 300, await first.text()]).toEqual([
          name,
          true,
          expect.any(String),
        ]);
        await fillList(db(), { table, owner, most: most - 1, ...(changes ? { changes } : {}) });
        if (afterwards) await db().execute(afterwards);
        const last = await harness.sendAs(operation, await rightTarget(row, name));
        expect([last.status < 300, await last.text()]).toEqual([true, expect.any(String)]);
        const answer = await harness.sendAs(operation, await rightTarget(row, name));
        expect(answer.status).toBe(retryAfterSeconds ? 429 : 409);
        const retry = retryAfterSeconds ? { retryAfterSeconds } : {};
        expect(await answer.json()).toEqual({ error: sentence, code, ...retry });
        expect(answer.headers.get("Retry-After")).toBe(retryAfterSeconds ? "3600" : null);
      },
    );
  });

  type Kind = "write" | "read";

  /** An account that has one call left in its window. */
  async function leaveOneCall(kind: Kind, role: Role, id: string): Promise<void> {
    const endsAt = new Date(harness.testContext.portal.services.clock().getTime() + 600_000);
    const most = CALLS_IN_TEN_MINUTES[kind];
    const key = [kind, role, id].join("|");
    // The fixtures may have made calls of their own.
    await db().delete(rateCounters).where(eq(rateCounters.key, key));
    await db()
      .insert(rateCounters)
      .values({ key, calls: most - 1, most, endsAt });
  }

  function accountOf(role: Role): string {
    const { person, admin, relative } = harness.testContext.fixtures;
    return { person: person.id, administrator: admin.id, support: relative.id }[role];
  }

  async function expectTooFast(answer: Response, context: string): Promise<void> {
    expect([context, answer.status, answer.headers.get("Retry-After")]).toEqual([
      context,
      429,
      "600",
    ]);
    const error = "Vas muy deprisa. Espera 10 minutos y vuelve a intentarlo.";
    expect(await answer.json()).toEqual({ error, code: "TOO_MANY_CALLS", retryAfterSeconds: 600 });
  }

  const byRole = (operations: Operation[], roles: Role[]) =>
    operations.flatMap((operation) =>
      operation.roles
        .filter((role): role is Role => roles.some((one) => one === role))
        .map((role) => [operation.id, role, operation] as const),
    );

  /** One who may make the call in this role. */
  const sendAsRole = (role: Role, { method }: Operation, target: Target) =>
    send(harness.testContext, method, target, allowedOf(harness.testContext.fixtures, [role]));

  /** A session that is over makes no second call. */
  const ON_AND_ON = WRITES.filter(({ id }) => id !== "deleteSession");

  /** A write, and a read of each who reads of others. */
  const CHOSEN_CALLS = new Set(["createReminder", "getMetrics"]);

  describe("too many writes of one account end with", () => {
    const all = byRole(ON_AND_ON, ["person", "administrator", "support"]);

    test.each(chosenOf(examples, all, ([id]) => CHOSEN_CALLS.has(id)))(
      "%s as %s",
      async (id, role, operation) => {
        const target = await harness.begin(id);
        await db().delete(rateCounters);
        await leaveOneCall("write", role, accountOf(role));
        const last = await sendAsRole(role, operation, target);
        expect([last.status === 429, await last.text()]).toEqual([false, expect.any(String)]);
        const before = await contentsOf(harness.testContext.portal);
        await expectTooFast(await sendAsRole(role, operation, target), id);
        expect(await contentsOf(harness.testContext.portal)).toEqual(before);
      },
    );
  });

  /** Pictures are written down once a session: turning pages must not use up a relative's calls. */
  const FILES = ["getObject", "getThumbnail"];
  /** Without an administrator named, the list is the one that anybody may see. */
  const fullRow = (id: string) => (id === "listUsers" ? "listUsers:full" : id);
  const READS = OPERATIONS.filter(({ method, id }) => method === "GET" && !FILES.includes(id));

  describe("too many reads of somebody else's data end with", () => {
    const all = byRole(READS, ["administrator", "support"]);

    test.each(chosenOf(examples, all, ([id]) => CHOSEN_CALLS.has(id)))(
      "%s as %s",
      async (id, role, operation) => {
        const target = await harness.begin(fullRow(id));
        await db().delete(rateCounters);
        await leaveOneCall("read", role, accountOf(role));
        await (await sendAsRole(role, operation, target)).body?.cancel();
        await expectTooFast(await sendAsRole(role, operation, target), id);
      },
    );

    test("those of an administrator in a person's home, and never with the person's own", async () => {
      const { admin, person, inside } = harness.testContext.fixtures;
      const path = `/api/users/${person.id}/reminders`;
      const entered = harness.testContext.portal.browser();
      const pin = { pin: person.pin };
      await entered.post(`/api/users/${person.id}/verify-pin`, pin, { token: admin.token });
      await leaveOneCall("read", "administrator", admin.id);
      expect((await entered.get(path, { role: "person" })).status).toBe(200);
      await expectTooFast(await entered.get(path, { role: "person" }), path);
      await db().delete(rateCounters);
      for (let read = 0; read < 20; read += 1)
        expect((await inside.person.get(path)).status).toBe(200);
      expect(await db().select().from(rateCounters)).toEqual([]);
    });
  });

  test("calls are counted anew when the window is over", async () => {
    const { person, inside } = harness.testContext.fixtures;
    const path = `/api/users/${person.id}/settings`;
    const save = () => inside.person.send("PUT", path, { body: { darkMode: true } });
    await leaveOneCall("write", "person", person.id);
    expect([(await save()).status, (await save()).status]).toEqual([200, 429]);
    harness.testContext.portal.wait(600_000);
    expect((await save()).status).toBe(200);
    harness.testContext.portal.wait(-600_000);
  });

  /** How many items each list answers with at most, and how its table is filled. */
  const LISTS: Record<string, { most: number; limits: string[] }> = {
    listUsers: { most: 2_000, limits: ["users_municipality"] },
    listSupportPersons: { most: 30, limits: [] },
    listReminders: { most: 300, limits: ["reminders_open"] },
    listUpcomingReminders: { most: 300, limits: ["reminders_open"] },
    listReminderWeek: { most: 1_400, limits: ["reminders_open"] },
    listMedia: { most: 2_000, limits: ["media_items_kept"] },
    listChatMessages: { most: 100, limits: ["chat_turns_kept"] },
    listScores: { most: 100, limits: ["scores_day"] },
    listGames: { most: 20, limits: ["scores_day"] },
    listSupportMessages: { most: 300, limits: ["support_messages_box"] },
    listSupportInvitations: { most: 30, limits: ["support_invitations_open"] },
    listInvitations: { most: 50, limits: ["invitations_open"] },
    listAnnouncements: { most: 120, limits: ["announcements_open"] },
    listDevices: { most: 2_000, limits: ["devices_municipality"] },
    listColleagues: { most: 100, limits: ["administrators_municipality"] },
    listAccountSessions: { most: 100, limits: [] },
    listAttention: { most: 8, limits: [] },
    listRetention: { most: 4, limits: [] },
    listAuditEvents: { most: 200, limits: [] },
  };
  /** 2,000 people with all their details, a tenth of it when compressed; the portal reads pages. */
  const MOST_BYTES = 1_250_000;

  test("every call that answers with a list says how long it may be", () => {
    type Answer = { content?: Record<string, { schema?: { type?: string } }> };
    const paths = Object.values(openApiDocument().paths ?? {}) as Record<
      string,
      { operationId: string; responses: Record<string, Answer> }
    >[];
    const lists = paths
      .flatMap((path) => Object.values(path))
      .filter((operation) => {
        const content = operation.responses?.["200"]?.content?.["application/json"];
        const { schema } = content ?? {};
        return (
          schema?.type === "array" ||
          JSON.stringify(schema ?? {}).startsWith('{"anyOf":[{"type":"array"')
        );
      })
      .map(({ operationId }) => operationId);
    expect(lists.sort()).toEqual(Object.keys(LISTS).sort());
  });

  /** The call that writes a row of what the limit bounds. */
  const writerOf = (limit: string) =>
    Object.entries(BOUND_BY).find(([, limits]) => limits.includes(limit))?.[0] ?? "";

  /** One that is read in part. */
  const CHOSEN_LONGEST = new Set(["listChatMessages"]);

  describe("a list at its longest stays short enough to send", () => {
    test.each(chosenOf(examples, Object.entries(LISTS), ([id]) => CHOSEN_LONGEST.has(id)))(
      "%s",
      async (id, { most, limits }) => {
        for (const name of limits) {
          const {
            table,
            owner,
            most: rows,
          } = ROW_LIMITS[name] as { table: string; owner: string; most: number };
          const writer = SPECIAL[name]?.row ?? writerOf(name);
          const made = await harness.sendAs(operationOf(writer), await rightTarget(writer, name));
          expect([made.status < 300, await made.text()]).toEqual([true, expect.any(String)]);
          await fillList(db(), { table, owner, most: rows });
        }
        const operation = operationOf(id);
        const role = operation.roles.find((one) => ROLES.some((name) => name === one)) as Role;
        if (!role) throw new Error("a list for anybody");
        const target = await targetOf(harness.testContext, fullRow(id));
        const answer = await sendAsRole(role, operation, target);
        const text = await answer.text();
        expect([answer.status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
        expect(JSON.parse(text).length).toBeLessThanOrEqual(most);
        expect(JSON.parse(text).length).toBeGreaterThan(0);
        expect(text.length).toBeLessThan(MOST_BYTES);
      },
    );
  });
}
