import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { erasures } from "../../db/schema/backup.ts";
import { erasureReceipts } from "../../db/schema/erasure-receipts.ts";
import { users } from "../../db/schema/users.ts";
import { JOBS } from "../../jobs.ts";
import {
  type Admin,
  enterWithOwnPin,
  errorOf,
  newAdmin,
  newColleague,
  newPerson,
  PASSWORD,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { applyErasures, type Erasure, openErasureList } from "./erasures.ts";

const DAY = 24 * HOUR;
let portal: TestPortal;
let admin: Admin;

beforeEach(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterEach(() => portal.close());

const call = (path: string, isActive: boolean) =>
  portal.browser().put(path, { isActive }, { token: admin.token });
const readUser = async ({ id }: { id: string }) =>
  (await portal.db.select().from(users).where(eq(users.id, id)))[0];
const apply = (list: Erasure[]) => {
  const { db, services } = portal;
  return applyErasures({ db, storage: services.storage }, list, new Date(0));
};

/** What the database noted, as it stands in the list. */
async function noted(): Promise<Erasure[]> {
  const rows = await portal.db.select().from(erasures).orderBy(asc(erasures.id));
  return rows.map(({ tableName, key, erasedAt }) => ({
    table: tableName,
    key,
    at: erasedAt.toISOString(),
  }));
}

async function startDueConsents(): Promise<void> {
  const job = JOBS.find(({ name }) => name === "consents");
  await job?.run({ ...portal.services, clock: () => new Date(), nightly: null });
}

test("a consent on paper of the copy waits anew, and one that was withdrawn since is gone", async () => {
  const { db, services } = portal;
  const [waiting, withdrawn] = [await newPerson(portal, admin), await newPerson(portal, admin)];
  const over = services.clock();
  await db.update(users).set({ familyConsent: false, familyConsentDue: over });
  const at = new Date().toISOString();
  await apply([{ table: "users.family_consent", key: withdrawn.id, at }]);
  await startDueConsents();
  const [one, other] = [await readUser(waiting), await readUser(withdrawn)];
  expect([one?.familyConsent, other?.familyConsent]).toEqual([false, false]);
  expect(one?.familyConsentDue?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY);
  expect(other?.familyConsentDue).toBeNull();
});

test("what heirs were forbidden since the copy was made stays forbidden", async () => {
  const person = await newPerson(portal, admin);
  const forbid = (heirsForbidden: boolean) =>
    portal.db.update(users).set({ heirsForbidden }).where(eq(users.id, person.id));
  await forbid(true);
  const list = await noted();
  expect(list.map(({ table, key }) => [table, key])).toEqual([["users.heirs_allowed", person.id]]);
  await forbid(false);
  expect(await noted()).toHaveLength(1);
  await apply(list);
  expect((await readUser(person))?.heirsForbidden).toBe(true);
});

test("a 'No' to a consent on paper that waits is noted, and holds after the copy is back", async () => {
  const person = await newPerson(portal, admin);
  const browser = await enterWithOwnPin(portal, person);
  const { token } = admin;
  const path = `/api/users/${person.id}`;
  await portal.browser().put(`${path}/consents/municipal/paper`, undefined, { token });
  const copied = await readUser(person);
  expect(copied?.municipalConsentDue).not.toBeNull();
  const refused = { municipalConsent: false };
  expect((await browser.put(`${path}/settings`, refused, { role: "person" })).status).toBe(200);
  const list = await noted();
  expect(list.map(({ table, key }) => [table, key])).toEqual([
    ["users.municipal_consent", person.id],
  ]);
  const { municipalConsentDue = null } = copied ?? {};
  await portal.db.update(users).set({ municipalConsentDue }).where(eq(users.id, person.id));
  await apply(list);
  expect(await readUser(person)).toMatchObject({
    municipalConsent: false,
    municipalConsentDue: null,
  });
});

test("a colleague who was disabled after the copy does not get in with it", async () => {
  const { municipalityId } = admin;
  const [former, back] = [
    await newColleague(portal, admin, "luis@aldea.es"),
    await newColleague(portal, admin, "eva@aldea.es"),
  ];
  for (const { id } of [former, back]) await call(`/api/admin/colleagues/${id}/active`, false);
  await call(`/api/admin/colleagues/${back.id}/active`, true);
  const list = await noted();
  expect(list.map(({ table, key }) => [table, key])).toEqual([
    ["administrators.disabled", former.id],
    ["administrators.disabled", back.id],
    ["administrators.enabled", back.id],
  ]);
  await portal.db.update(administrators).set({ disabledAt: null });
  await apply(list);
  const login = ({ email }: Admin) =>
    portal.browser().post("/api/admin/login", { email, municipalityId, password: PASSWORD });
  expect(await errorOf(await login(former))).toEqual([403, "ACCOUNT_DISABLED"]);
  expect((await login(back)).status).toBe(200);
  // Whoever opens the portal now begins an empty list.
  expect(await noted()).toEqual([]);
});

test("the receipt of somebody erased after the copy is there again, and its number is given once", async () => {
  const [erased, next] = [await newPerson(portal, admin), await newPerson(portal, admin)];
  const erase = async ({ id }: { id: string }, { token }: Admin) => {
    expect((await portal.browser().delete(`/api/users/${id}`, { token })).status).toBe(204);
  };
  const receipt = async ({ id }: { id: string }, { token }: Admin) =>
    (await portal.browser().get(`/api/erasures/${id}`, { token })).json();
  await erase(erased, admin);
  const before = await receipt(erased, admin);
  expect(before).toMatchObject({ number: 1, erasedBy: "Ana Ruiz" });
  const list = await noted();
  await portal.db.delete(erasureReceipts);
  const sequence = sql`pg_get_serial_sequence('erasure_receipts', 'number')`;
  await portal.db.execute(sql`select setval(${sequence}, 1, false)`);
  // An entry that stands there twice does no harm.
  await apply([...list, ...list]);
  const back = await signInAdmin(portal, admin);
  expect(await receipt(erased, back)).toEqual(before);
  await erase(next, back);
  expect(await receipt(next, back)).toMatchObject({ number: 2 });
});

test("a start goes on where the list cannot be written, and says so in the log", async () => {
  const logged: string[] = [];
  const log = { ...portal.services.log, error: (event: string) => void logged.push(event) };
  const embedded = { listen: async () => {} };
  const file = "/nowhere/at/all/erasures.jsonl";
  await openErasureList({ db: portal.db, embedded, log, file });
  expect(logged).toEqual(["erasure-list-failed"]);
});
