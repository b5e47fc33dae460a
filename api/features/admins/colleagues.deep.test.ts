import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Admin,
  codeOf,
  errorOf,
  eventsAbout,
  newAdmin,
  newColleague,
  newPerson,
  PASSWORD,
} from "../../tools/testing/fixtures.ts";
import { newOperatorBearer } from "../../tools/testing/release-tokens.ts";
import { giveApp, openStep } from "../../tools/testing/second-factor.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

const LAST = [409, "LAST_ADMINISTRATOR"];
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const setActive = ({ token }: Admin, { id }: { id: string }, isActive: boolean) =>
  portal.browser().put(`/api/admin/colleagues/${id}/active`, { isActive }, { token });

const list = async ({ token }: Admin) =>
  (await portal.browser().get("/api/admin/colleagues", { token })).json();

const login = ({ email, municipalityId }: Admin, browser = portal.browser()) =>
  browser.post("/api/admin/login", { email, municipalityId, password: PASSWORD });

async function two() {
  const admin = await newAdmin(portal);
  return { admin, colleague: await newColleague(portal, admin, "luis@aldea.es") };
}

test("the list tells who there is, who is in and with what", async () => {
  const { admin, colleague } = await two();
  await giveApp(portal, colleague.id);
  const now = portal.services.clock().toISOString();
  expect(await list(admin)).toEqual([
    {
      ...{ id: admin.id, name: "Ana Ruiz", email: "ana@aldea.es", isActive: true },
      ...{ lastEntryAt: now, hasSecondFactor: false, isYou: true },
    },
    {
      ...{ id: colleague.id, name: "Luis Vega", email: "luis@aldea.es", isActive: true },
      ...{ lastEntryAt: now, hasSecondFactor: true, isYou: false },
    },
  ]);
});

test("a colleague is disabled by an id in capitals too", async () => {
  const { admin, colleague } = await two();
  expect((await setActive(admin, { id: colleague.id.toUpperCase() }, false)).status).toBe(204);
  expect(await errorOf(await login(colleague))).toEqual([403, "ACCOUNT_DISABLED"]);
});

describe("a disabled colleague", () => {
  test("is out at once: sessions, homes, links, invitations, and the way in", async () => {
    const { admin, colleague } = await two();
    const person = await newPerson(portal, admin);
    const { token } = colleague;
    const home = portal.browser();
    await home.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    const post = async (path: string, body?: unknown) =>
      (await portal.browser().post(path, body, { token })).json();
    const invitation = await post("/api/admin/invitations");
    const device = await post("/api/devices/links", { name: null });
    await post("/api/devices/authorise", { name: null });
    const link = await post(`/api/admin/colleagues/${admin.id}/password-link`);
    const step = await openStep(portal, colleague.id, "code");

    expect((await setActive(admin, colleague, false)).status).toBe(204);

    expect((await portal.browser().get("/api/session", { token })).status).toBe(401);
    const inside = await home.get(`/api/users/${person.id}/home`, { role: "person" });
    expect(inside.status).toBe(401);
    expect(await errorOf(await login(colleague))).toEqual([403, "ACCOUNT_DISABLED"]);
    const devices = await (
      await portal.browser().get("/api/devices", { token: admin.token })
    ).json();
    expect(devices).toMatchObject([{ authorisedBy: "Luis Vega", isAuthorisedByDisabled: true }]);
    const late = await portal.browser().post("/api/admin/login/code", step);
    expect(await errorOf(late)).toEqual([403, "LOGIN_STEP_OVER"]);
    const invited = await portal.browser().post("/api/admin/create-first", {
      ...{ name: "Eva Gil", email: "eva@aldea.es", password: PASSWORD },
      ...{ municipalityId: admin.municipalityId, invitation: invitation.code },
    });
    expect(await errorOf(invited)).toEqual([403, "INVITATION_INVALID"]);
    const claimed = await portal.browser().post("/api/devices/claim", { code: device.code });
    expect(await errorOf(claimed)).toEqual([403, "DEVICE_LINK_INVALID"]);
    const taken = await portal.browser().post("/api/password-links/take", {
      code: codeOf(link.url),
      password: "cuatro-perros-verdes",
    });
    expect(await errorOf(taken)).toEqual([403, "PASSWORD_LINK_INVALID"]);
    expect(await list(admin)).toMatchObject([{ isActive: true }, { isActive: false }]);
    expect(await eventsAbout(portal, colleague.id)).toContainEqual([
      ...["administrator.disabled", "administrator", admin.id],
    ]);
  });

  test("gets no new password by a link, and comes in again once enabled", async () => {
    const { admin, colleague } = await two();
    await setActive(admin, colleague, false);
    const path = `/api/admin/colleagues/${colleague.id}/password-link`;
    const refused = await portal.browser().post(path, undefined, { token: admin.token });
    expect(await errorOf(refused)).toEqual([404, "NOT_FOUND"]);
    expect((await setActive(admin, colleague, true)).status).toBe(204);
    expect((await login(colleague)).status).toBe(200);
  });

  test("is not let in by a login that had begun", async () => {
    const { admin, colleague } = await two();
    const [answer] = await Promise.all([login(colleague), setActive(admin, colleague, false)]);
    const { token = "none" } = await answer.json();
    expect((await portal.browser().get("/api/session", { token })).status).toBe(401);
  });
});

describe("somebody stays", () => {
  test("the last active one is not disabled, by nobody", async () => {
    const { admin, colleague } = await two();
    expect((await setActive(admin, colleague, false)).status).toBe(204);
    expect(await errorOf(await setActive(admin, admin, false))).toEqual(LAST);
    expect((await setActive(admin, colleague, true)).status).toBe(204);
    expect((await setActive(admin, admin, false)).status).toBe(204);
    expect((await portal.browser().get("/api/session", { token: admin.token })).status).toBe(401);
  });

  test("also when they disable each other, or all themselves, at once", async () => {
    const { admin, colleague } = await two();
    const third = await newColleague(portal, admin, "eva@aldea.es");
    const all = [admin, colleague, third];
    const pairs = all.flatMap((by) => all.map((whom) => [by, whom] as const));
    await Promise.all(pairs.map(([by, whom]) => setActive(by, whom, false)));
    const logins = await Promise.all(all.map((one) => login(one)));
    expect(logins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });
});

test("those of another municipality are nobody's colleagues", async () => {
  const { admin } = await two();
  const stranger = await newAdmin(portal);
  await newColleague(portal, stranger, "eva@aldea.es");
  expect(await errorOf(await setActive(stranger, admin, false))).toEqual([404, "NOT_FOUND"]);
  expect(await list(stranger)).toHaveLength(2);
});

describe("recovery by the operator", () => {
  const recover = (email: string, municipality: string | null, token?: string) =>
    portal
      .browser()
      .post("/api/admin/recoveries", { email, municipality }, token === undefined ? {} : { token });

  test("begins the account anew and gives a link", async () => {
    const { colleague } = await two();
    await giveApp(portal, colleague.id);
    const name = `Aldea ${portal.made.municipalities}`;
    const answer = await recover(colleague.email, name, newOperatorBearer(portal));
    expect(answer.status).toBe(201);
    const { url } = await answer.json();
    const { token } = colleague;
    expect((await portal.browser().get("/api/session", { token })).status).toBe(401);
    // The former password opens nothing: without the app it would be all that is asked for.
    const elsewhere = portal.browser("198.51.100.7");
    expect((await login(colleague, elsewhere)).status).toBe(401);
    const body = { code: codeOf(url), password: PASSWORD };
    expect((await portal.browser().post("/api/password-links/take", body)).status).toBe(200);
    expect((await login(colleague)).status).toBe(200);
  });

  test("asks which one, when the e-mail is not unique; knows nobody by another one", async () => {
    await two();
    await two();
    const token = newOperatorBearer(portal);
    const ambiguous = await recover("luis@aldea.es", null, token);
    expect(await errorOf(ambiguous)).toEqual([409, "ADMINISTRATOR_EXISTS"]);
    const unknown = await recover("nadie@aldea.es", null, token);
    expect(await errorOf(unknown)).toEqual([404, "NOT_FOUND"]);
  });

  test("is the operator's alone", async () => {
    const { admin, colleague } = await two();
    const answer = await recover(colleague.email, null, admin.token);
    expect(await errorOf(answer.clone())).toEqual([401, "OPERATOR_ONLY"]);
    expect((await answer.json()).error).toContain("npm run recover-administrator");
  });
});
