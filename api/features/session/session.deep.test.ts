import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { enter, errorOf, newAdmin, newColleague, newPerson } from "../../tools/testing/fixtures.ts";
import { MINUTE } from "../../tools/testing/test-portal.ts";
import { admin, DAY, PATH, portal, prepareSessions, threeRoles } from "./testing/session.ts";

prepareSessions();

describe("three roles in one browser", () => {
  test("with no role named: the bearer, else the only cookie, else nobody", async () => {
    const { browser } = await threeRoles();
    const { token } = admin;
    expect(await (await browser.get(PATH, { token })).json()).toMatchObject({
      role: "administrator",
    });
    expect(await errorOf(await browser.get(PATH))).toEqual([401, "NO_SESSION"]);
    browser.cookies.delete("acompana_person");
    expect(await (await browser.get(PATH)).json()).toMatchObject({ role: "support" });
  });
});

describe("a session ends", () => {
  test("though the page goes on polling in the background", async () => {
    const browser = await enter(portal, await newPerson(portal, await newAdmin(portal)));
    const headers = { "Acompana-Background": "1" };
    portal.wait(20 * MINUTE);
    expect((await browser.get(PATH, { headers })).status).toBe(200);
    portal.wait(10 * MINUTE);
    expect((await browser.get(PATH, { headers })).status).toBe(401);
  });

  test("to the millisecond, in whichever role", async () => {
    const { browser } = await threeRoles();
    const { token } = admin;
    const statuses = async () => {
      const roles = ["administrator", "person", "support"] as const;
      const headers = { "Acompana-Background": "1" };
      const asked = roles.map((role) => browser.get(PATH, { role, token, headers }));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    portal.wait(30 * MINUTE - 1);
    expect(await statuses()).toEqual([200, 200, 200]);
    portal.wait(1);
    expect(await statuses()).toEqual([401, 401, 200]);
    portal.wait(7 * DAY - 30 * MINUTE - 1);
    expect(await statuses()).toEqual([401, 401, 200]);
    portal.wait(1);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test("for the browser when it ends for the server", async () => {
    const here = await newAdmin(portal);
    const person = await newPerson(portal, here);
    const path = `/api/users/${person.id}/verify-pin`;
    const answer = await portal.browser().post(path, { pin: person.pin });
    const line = answer.headers.getSetCookie().find((cookie) => cookie.includes("person"));
    expect(line).toContain(`Max-Age=${12 * 3600}`);
  });

  test("that an administrator entered with that administrator's account", async () => {
    const here = await newAdmin(portal);
    const colleague = await newColleague(portal, here, "otra@aldea.es");
    const person = await newPerson(portal, here);
    const browser = portal.browser();
    const { token } = colleague;
    await browser.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    const own = await enter(portal, person);
    await portal.db.delete(administrators).where(eq(administrators.id, colleague.id));
    expect((await browser.get(PATH)).status).toBe(401);
    expect((await own.get(PATH)).status).toBe(200);
  });

  test("when the same browser enters anew", async () => {
    const person = await newPerson(portal, await newAdmin(portal));
    const browser = await enter(portal, person);
    const before = browser.cookies.get("acompana_person") ?? "";
    await enter(portal, person, browser);
    expect(browser.cookies.get("acompana_person")).not.toBe(before);
    browser.cookies.set("acompana_person", before);
    expect((await browser.get(PATH)).status).toBe(401);
  });
});
