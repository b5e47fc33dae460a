import type { SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { totpFactors } from "../../db/schema/second-factor.ts";
import {
  type Admin,
  errorOf,
  newAdmin,
  newColleague,
  PASSWORD,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { appWith, giveApp } from "../../tools/testing/second-factor.ts";
import { MINUTE, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { takeAppCode } from "./factors.ts";

const PATH = "/api/admin/second-factor";
const WRONG = [400, "VALIDATION"];
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const show = async ({ token }: Admin) => (await portal.browser().get(PATH, { token })).json();

const begin = ({ token }: Admin, body: { currentPassword: string; code?: string }) =>
  portal.browser().post(`${PATH}/enrolment`, body, { token });

const finish = ({ token }: Admin, challenge: string, code: string) =>
  portal.browser().put(PATH, { challenge, code }, { token });

/** Sets an app up from within. */
async function setUp(admin: Admin, code?: string) {
  const asked = { currentPassword: PASSWORD, ...(code && { code }) };
  const { challenge, secret } = await (await begin(admin, asked)).json();
  const app = appWith(portal, secret);
  const answer = await finish(admin, challenge, app.code());
  expect(answer.status).toBe(200);
  const { recoveryCodes } = await answer.json();
  portal.wait(MINUTE);
  return { app, paper: recoveryCodes as string[] };
}

async function canEnter({ email, municipalityId }: Admin, code: string): Promise<boolean> {
  const body = { email, municipalityId, password: PASSWORD };
  const browser = portal.browser();
  const { challenge } = await (await browser.post("/api/admin/login", body)).json();
  return (await browser.post("/api/admin/login/code", { challenge, code })).status === 200;
}

/** Gives the account another app between a statement of the call and the transaction after it. */
async function withAppAfter(statement: RegExp, { id }: Admin, call: () => Promise<unknown>) {
  const { db, statements } = portal;
  const { transaction } = db;
  const app = Promise.withResolvers<ReturnType<typeof appWith>>();
  statements.length = 0;
  const afterApp = async (...terms: Parameters<typeof transaction>) => {
    if (statements.some((sent) => statement.test(sent))) {
      db.transaction = transaction;
      app.resolve(await giveApp(portal, id));
    }
    return await transaction.apply(db, terms);
  };
  db.transaction = afterApp as typeof transaction;
  await call();
  return await app.promise;
}

test("is set up from within with one's password, and then asked for", async () => {
  const admin = await newAdmin(portal);
  expect(await show(admin)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  expect(await errorOf(await begin(admin, { currentPassword: "otra-cosa" }))).toEqual(WRONG);
  const { app } = await setUp(admin);
  expect(await show(admin)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  expect(await canEnter(admin, app.code())).toBe(true);
});

test("a step that began before there was an app does not replace it", async () => {
  const admin = await newAdmin(portal);
  const { challenge, secret } = await (await begin(admin, { currentPassword: PASSWORD })).json();
  const { app } = await setUp(admin);
  const late = await finish(admin, challenge, appWith(portal, secret).code());
  expect(await errorOf(late)).toEqual([403, "LOGIN_STEP_OVER"]);
  expect(await canEnter(admin, app.code())).toBe(true);
});

test("another app needs a code of the one before; until it is confirmed that one counts", async () => {
  const admin = await newAdmin(portal);
  const { app, paper } = await setUp(admin);
  expect(await errorOf(await begin(admin, { currentPassword: PASSWORD }))).toEqual(WRONG);
  expect((await begin(admin, { currentPassword: PASSWORD, code: app.code() })).status).toBe(200);
  portal.wait(MINUTE);
  expect(await canEnter(admin, app.code())).toBe(true);
  const next = await setUp(admin, paper[0]);
  expect(await canEnter(admin, app.code())).toBe(false);
  expect(await canEnter(admin, paper[1] ?? "")).toBe(false);
  expect(await canEnter(admin, next.app.code())).toBe(true);
});

test("an app that is set up while another is begun without a code keeps its place", async () => {
  const admin = await newAdmin(portal);
  const app = await withAppAfter(/^select .*"totp_factors"/, admin, async () => {
    expect(await errorOf(await begin(admin, { currentPassword: PASSWORD }))).toEqual(WRONG);
  });
  expect(await canEnter(admin, app.code())).toBe(true);
});

test("a code of an app that is replaced while another is begun begins nothing", async () => {
  const admin = await newAdmin(portal);
  const { app: former } = await setUp(admin);
  const asked = { currentPassword: PASSWORD, code: former.code() };
  const app = await withAppAfter(/^update "totp_factors"/, admin, async () => {
    expect(await errorOf(await begin(admin, asked))).toEqual(WRONG);
  });
  expect(await canEnter(admin, app.code())).toBe(true);
});

test("a code is of no use once its app is replaced, though it was looked at before", async () => {
  const admin = await newAdmin(portal);
  const { app: former } = await setUp(admin);
  const { services, db } = portal;
  /** The app is read, and what takes its place is written before the code is used up. */
  const readThenReplace = async (own: SQL | undefined) => {
    const rows = await db.select().from(totpFactors).where(own);
    await giveApp(portal, admin.id);
    return rows;
  };
  const interrupted = new Proxy(db, {
    get: (target, name) =>
      name === "select"
        ? () => ({ from: () => ({ where: readThenReplace }) })
        : Reflect.get(target, name, target),
  });
  const tried = { administratorId: admin.id, code: former.code() };
  expect(await takeAppCode(interrupted, services, tried)).toBe(false);
});

test("recovery codes are made anew with a code, and the ones before are worth nothing", async () => {
  const admin = await newAdmin(portal);
  const { app, paper } = await setUp(admin);
  const { token } = admin;
  const renew = (code: string) =>
    portal.browser().post(`${PATH}/recovery-codes`, { code }, { token });
  expect(await errorOf(await renew("000000"))).toEqual(WRONG);
  const { recoveryCodes: fresh } = await (await renew(app.code())).json();
  expect(await canEnter(admin, paper[0] ?? "")).toBe(false);
  expect(await canEnter(admin, fresh[0])).toBe(true);
  expect(await show(admin)).toMatchObject({ recoveryCodesLeft: 9 });
});

test("what a colleague has begun is not finished by another", async () => {
  const admin = await newAdmin(portal);
  const colleague = await newColleague(portal, admin, "luis@aldea.es");
  const { challenge, secret } = await (
    await begin(colleague, { currentPassword: PASSWORD })
  ).json();
  const answer = await finish(admin, challenge, appWith(portal, secret).code());
  expect(await errorOf(answer)).toEqual([403, "LOGIN_STEP_OVER"]);
  expect(await show(await signInAdmin(portal, admin))).toMatchObject({ isOn: false });
});
