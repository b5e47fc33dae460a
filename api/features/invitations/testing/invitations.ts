import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { administrators } from "../../../db/schema/admins.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  codeOf,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newColleague,
  newPerson,
  newRelative,
  PASSWORD,
  signIn,
} from "../../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests the links by which administrators invite others. */
export function testInvitations(examples: Examples): void {
  const more = moreOf(examples);

  const PATH = "/api/admin/invitations";
  const DAY = 24 * HOUR;
  const INVALID = [403, "INVITATION_INVALID"];
  let portal: TestPortal;
  let admin: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
  });
  // The waits outlast an administrator's session.
  beforeEach(async () => {
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  type Invitation = { code: string; url: string; expiresAt: string };

  async function invite({ token } = admin): Promise<Invitation> {
    const answer = await portal.browser().send("POST", PATH, { token });
    expect(answer.status).toBe(201);
    return answer.json();
  }

  const list = async ({ token } = admin) => (await portal.browser().get(PATH, { token })).json();

  let colleagues = 0;
  const accept = (invitation: unknown, changes: Record<string, unknown> = {}) =>
    portal.browser().post("/api/admin/create-first", {
      name: "Luis Vega",
      email: `luis${++colleagues}@aldea.es`,
      password: PASSWORD,
      municipalityId: admin.municipalityId,
      invitation,
      ...changes,
    });

  async function verdict(body: unknown) {
    const answer = await portal.browser().post(`${PATH}/check`, body);
    return [answer.status, await answer.json()] as const;
  }

  const another = async () => (await newAdmin(portal)).municipalityId;

  describe("an invitation", () => {
    test("is a link with the code in its fragment, stored hashed, for 7 days", async () => {
      const { code, url, expiresAt } = await invite();
      expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(codeOf(url)).toBe(code);
      expect(new URL(url)).toMatchObject({ origin: "http://localhost", pathname: "/" });
      expect(new Date(expiresAt).getTime() - portal.services.clock().getTime()).toBe(7 * DAY);
      const rows = await portal.db.select().from(invitations);
      expect(JSON.stringify(rows)).not.toContain(code);
    });

    test("makes one administrator more, who can do what the first can", async () => {
      const colleague = await newColleague(portal, admin, "otra@aldea.es");
      expect(await list(colleague)).toEqual([]);
      expect((await invite(colleague)).code).toMatch(/./);
      const [created] = await eventsAbout(portal, colleague.id);
      expect(created).toEqual(["administrator.created", "anyone", null]);
    });

    test("can be asked after before it is used, and is not used up by that", async () => {
      const { code } = await invite();
      const { municipalityId } = admin;
      await expectNothingWritten(portal.db, async () => {
        expect(await verdict({ code, municipalityId })).toEqual([200, { valid: true }]);
        expect(await verdict({ code, municipalityId })).toEqual([200, { valid: true }]);
      });
      expect((await accept(code)).status).toBe(201);
      expect(await verdict({ code, municipalityId })).toEqual([200, { valid: false }]);
    });

    more.each([
      ["unknown", () => ({ code: "x".repeat(43) })],
      ["of another municipality", async () => ({ municipalityId: await another() })],
      ["out of time", () => void portal.wait(7 * DAY)],
    ])("that is %s is not valid when it is asked after", async (_, change) => {
      const { code } = await invite();
      const { municipalityId } = admin;
      expect(await verdict({ code, municipalityId, ...(await change()) })).toEqual([
        200,
        { valid: false },
      ]);
    });

    more("of a municipality that nobody knows is refused when it is asked after", async () => {
      const [status, body] = await verdict({ code: "x", municipalityId: "nada" });
      expect([status, body.code]).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    });

    test("works once", async () => {
      const { code } = await invite();
      expect((await accept(code)).status).toBe(201);
      await expectNothingWritten(portal.db, async () => {
        const again = await accept(code);
        expect(await again.clone().json()).toMatchObject({
          error: "Esta invitación ya no vale. Pide otra a tu ayuntamiento.",
        });
        expect(await errorOf(again)).toEqual(INVALID);
      });
    });

    more("used by several at once makes one administrator", async () => {
      const { code } = await invite();
      const answers = await Promise.all([1, 2, 3, 4].map(() => accept(code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
      const here = eq(administrators.municipalityId, admin.municipalityId);
      expect(await portal.db.select().from(administrators).where(here)).toHaveLength(2);
    });

    test("works to the end of its 7 days and not after", async () => {
      const [early, late] = [await invite(), await invite()];
      portal.wait(7 * DAY - 1);
      expect((await accept(early.code)).status).toBe(201);
      portal.wait(1);
      expect(await errorOf(await accept(late.code))).toEqual(INVALID);
    });

    test("is of its municipality alone", async () => {
      const { code } = await invite();
      const { municipalityId } = await newAdmin(portal);
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await accept(code, { municipalityId }))).toEqual(INVALID);
      });
      expect((await accept(code)).status).toBe(201);
    });

    more("is not spent by an e-mail that is taken", async () => {
      const { code } = await invite();
      await expectNothingWritten(portal.db, async () => {
        const taken = await accept(code, { email: admin.email });
        expect(await taken.clone().json()).toMatchObject({
          error: "Ya hay un administrador con ese correo. Inicia sesión o usa otro correo.",
        });
        expect(await errorOf(taken)).toEqual([409, "ADMINISTRATOR_EXISTS"]);
      });
      expect((await accept(code)).status).toBe(201);
    });

    more.each([
      ["unknown", "x".repeat(43)],
      ["no code at all", "hola"],
      ["odd", "' or 1=1 --"],
    ])("that is %s is refused", async (_, code) => {
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await accept(code))).toEqual(INVALID);
      });
    });

    more.each([["x".repeat(201)], [7], [["a"]]])("that is %j is not valid", async (code) => {
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await accept(code))).toEqual([400, "VALIDATION"]);
      });
    });

    more.each([undefined, null, ""])("that is %j is none", async (code) => {
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await accept(code))).toEqual([403, "INVITATION_REQUIRED"]);
      });
    });

    more("ends with the account of whoever made it", async () => {
      const colleague = await newColleague(portal, admin, "otra@aldea.es");
      const { code } = await invite(colleague);
      await portal.db.delete(administrators).where(eq(administrators.id, colleague.id));
      expect(await errorOf(await accept(code))).toEqual(INVALID);
    });
  });

  describe("the open invitations", () => {
    test("are listed without their code until used or out of time", async () => {
      await invite();
      portal.wait(1000);
      const second = await invite();
      const both = await list();
      expect(both).toHaveLength(2);
      expect(both[0]).toEqual({
        id: expect.any(String),
        createdBy: "Ana Ruiz",
        createdAt: portal.services.clock().toISOString(),
        expiresAt: second.expiresAt,
      });
      await accept(second.code);
      expect(await list()).toEqual([both[1]]);
      expect(await list(await newAdmin(portal))).toEqual([]);
      portal.wait(7 * DAY);
      const { email, municipalityId } = admin;
      const account = { email, password: PASSWORD, municipalityId };
      const login = await (await portal.browser().post("/api/admin/login", account)).json();
      expect(await list({ ...admin, ...login })).toEqual([]);
    });

    test("can be taken back, by any administrator of the municipality", async () => {
      const { code } = await invite();
      const colleague = await newColleague(portal, admin, "otra@aldea.es");
      const [{ id }] = await list();
      const remove = ({ token }: Admin) => portal.browser().delete(`${PATH}/${id}`, { token });
      expect(await errorOf(await remove(await newAdmin(portal)))).toEqual([404, "NOT_FOUND"]);
      expect((await remove(colleague)).status).toBe(204);
      expect(await errorOf(await accept(code))).toEqual(INVALID);
      expect(await errorOf(await remove(colleague))).toEqual([404, "NOT_FOUND"]);
      expect(await eventsAbout(portal, id)).toEqual([
        ["invitation.created", "administrator", admin.id],
        ["invitation.deleted", "administrator", colleague.id],
      ]);
    });

    test("are for administrators", async () => {
      await invite();
      const [{ id }] = await list();
      const person = await newPerson(portal, admin);
      const others = [
        await enter(portal, person),
        await signIn(portal, await newRelative(portal, admin, person)),
      ];
      await expectNothingWritten(portal.db, async () => {
        for (const [method, path] of [
          ["GET", PATH],
          ["POST", PATH],
          ["DELETE", `${PATH}/${id}`],
        ] as const) {
          const nobody = await portal.browser().send(method, path);
          expect(await errorOf(nobody)).toEqual([401, "NO_SESSION"]);
          for (const browser of others) {
            expect(await errorOf(await browser.send(method, path))).toEqual([403, "FORBIDDEN"]);
          }
        }
        const { token } = admin;
        const odd = await portal.browser().delete(`${PATH}/nada`, { token });
        expect(await errorOf(odd)).toEqual([404, "NOT_FOUND"]);
      });
    });
  });
}
