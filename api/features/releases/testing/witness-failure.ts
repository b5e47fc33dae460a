import { count, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { auditEvents } from "../../../db/schema/audit.ts";
import { areaFailures, areaFailureWitnesses } from "../../../db/schema/releases.ts";
import type { Browser } from "../../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
  signInAdmin,
} from "../../../tools/testing/fixtures.ts";
import { BUILT_VERSION, CONTENTS, openReleaseTeam } from "../../../tools/testing/release-team.ts";
import { newReleaseToken } from "../../../tools/testing/release-tokens.ts";
import { activateElsewhere } from "../../../tools/testing/releases.ts";
import { HOUR } from "../../../tools/testing/test-portal.ts";
import { cleanUpReleases } from "../clean-up-releases.ts";

/** Tests when pages that failed take a version of an area back. */
export async function testWitnesses(): Promise<void> {
  const WEEK = 7 * 24 * HOUR;
  const { portal, browser, activate, rollBack, activeOf, release, token } = await openReleaseTeam();
  const error = vi.spyOn(portal.services.log, "error");

  let admin: Admin;
  let people: Person[];

  beforeAll(async () => {
    admin = await newAdmin(portal);
    people = [];
    for (const name of ["Carmen", "José", "Pilar", "Benito", "Rosa"])
      people.push(await newPerson(portal, admin, { name }));
  });
  beforeEach(async () => {
    admin = await signInAdmin(portal, admin);
    error.mockClear();
    for (const [version, own] of [
      ["0.2.0-a", "a"],
      ["0.3.0-b", "b"],
      ["0.4.0-c", "c"],
    ] as const) {
      await release(version, { ...CONTENTS, "own.css": own });
      await activate(version);
    }
  });

  const person = (at: number, on?: Browser) => enter(portal, people[at] as Person, on);
  const tablet = async () => {
    const made = browser();
    const body = { name: null, ownerId: null };
    expect((await made.post("/api/devices/authorise", body, { token: admin.token })).status).toBe(
      200,
    );
    return made;
  };
  const tablets = (many: number) => Promise.all(Array.from({ length: many }, tablet));

  const FAILURE = { area: "games", version: "0.4.0-c", kind: "evaluation" };
  const fail = async (on: Browser, changes: Partial<typeof FAILURE> = {}) =>
    expect((await on.post("/api/area-failures", { ...FAILURE, ...changes })).status).toBe(204);
  /** Each in turn, so that the last one is known. */
  async function failOn(all: Browser[], changes: Partial<typeof FAILURE> = {}) {
    for (const one of all) await fail(one, changes);
  }
  const listed = async () => {
    const { areas } = await (await browser().get("/api/releases", { token: token() })).json();
    const [games] = areas;
    return Object.fromEntries(
      games.releases.map(({ version, withdrawnAt }: Record<string, string>) => [
        version,
        withdrawnAt,
      ]),
    );
  };
  const withdrawals = async () => {
    const named = eq(auditEvents.action, "release.withdrawn");
    const [row] = await portal.db.select({ all: count() }).from(auditEvents).where(named);
    return row?.all ?? 0;
  };

  describe("five witnesses", () => {
    it("withdraw the active version: an account, an account entered elsewhere, and devices", async () => {
      const before = await withdrawals();
      const relative = await newRelative(portal, admin, people[0] as Person);
      const clerk = browser();
      await clerk.post("/api/admin/login", {
        ...{
          email: admin.email,
          password: "tres-gatos-azules",
          municipalityId: admin.municipalityId,
        },
      });
      const [device] = await tablets(1);
      const four = [await person(1), await signIn(portal, relative), clerk, device as Browser];
      await failOn(four);
      expect(await activeOf()).toBe("0.4.0-c");
      await fail(await person(2));

      expect(await activeOf()).toBe("0.3.0-b");
      const now = portal.services.clock().toISOString();
      expect(await listed()).toMatchObject({ "0.4.0-c": now, "0.3.0-b": null });
      expect(await withdrawals()).toBe(before + 1);
      expect(error.mock.calls).toEqual([
        ["release-withdrawn", { release: "games 0.4.0-c", instead: "0.3.0-b" }],
      ]);
      const hashes = await portal.db.select().from(areaFailureWitnesses);
      for (const { witness } of hashes) expect(witness).toMatch(/^[\w-]{43}$/);

      await rollBack();
      await activate("0.3.0-b");
      expect(await listed()).toMatchObject({ "0.4.0-c": now });
      // By hand it is active again, and four are too few once more.
      await activate("0.4.0-c");
      expect(await listed()).toMatchObject({ "0.4.0-c": null });
      await failOn(four);
      expect(await activeOf()).toBe("0.4.0-c");
    });

    it("lead down to the last version that worked, one after the other, and pages with them", async () => {
      const five = await tablets(5);
      await failOn(five);
      await failOn(five, { version: "0.3.0-b" });
      expect(await activeOf()).toBe("0.2.0-a");
      await release("0.5.0-d", { ...CONTENTS, "own.css": "d" });
      await activate("0.5.0-d");
      const asked = await (await browser().get("/api/registry/games")).json();
      expect(asked.previous.version).toBe("0.2.0-a");
      await failOn(five, { version: "0.5.0-d", kind: "mount" });
      expect(await activeOf()).toBe("0.2.0-a");
      await failOn(five, { version: "0.2.0-a" });
      expect(await activeOf()).toBe(BUILT_VERSION);
    });

    it("at once are five all the same", async () => {
      await Promise.all((await tablets(5)).map((one) => fail(one)));
      expect(await activeOf()).toBe("0.3.0-b");
    });

    it("never withdraw the factory's, nor what has nothing before it, which is logged", async () => {
      // Also where somebody has chosen it by hand.
      await activateElsewhere(portal.services, { area: "games", version: BUILT_VERSION });
      await portal.services.releases.refresh();
      expect(await activeOf()).toBe(BUILT_VERSION);
      const five = await tablets(5);
      await failOn(five, { version: BUILT_VERSION });
      expect(await portal.db.select().from(areaFailureWitnesses)).toEqual([]);
      const own = await newReleaseToken(portal, "pueblo");
      await release("1.0.0-a", CONTENTS, "pueblo", own);
      await activate("1.0.0-a", "pueblo", own);
      await failOn(five, { area: "pueblo", version: "1.0.0-a" });
      expect([await activeOf(), await activeOf("pueblo")]).toEqual([BUILT_VERSION, "1.0.0-a"]);
      expect(error.mock.calls).toEqual([["release-fails", { release: "pueblo 1.0.0-a" }]]);
    });
  });

  describe("fewer than five, and what is none", () => {
    const NOTHING: Record<string, () => Promise<unknown>> = {
      "one account on five devices, also without it": async () => {
        const five = await tablets(5);
        for (const one of five) await fail(await person(0, one));
        for (const one of five) one.cookies.delete("acompana_person");
        await failOn(five);
      },
      "five accounts on one device": async () => {
        const [one] = await tablets(1);
        for (const at of people.keys()) await fail(await person(at, one));
      },
      "one clerk in five people's homes": async () => {
        for (const { id, pin } of people) {
          const inHome = browser();
          const entered = { token: admin.token };
          await inHome.post(`/api/users/${id}/verify-pin`, { pin }, entered);
          await fail(inHome);
        }
      },
      "one account, five times": async () => {
        const one = await person(0);
        await failOn([one, one, one, one, one]);
      },
      "100 of nobody's, with devices that nobody authorised and sessions that are none":
        async () => {
          for (let at = 0; at < 5; at += 1) {
            const one = browser();
            one.cookies.set("acompana_device", String(at).repeat(43));
            one.cookies.set("acompana_person", String(at).repeat(43));
            for (let sent = 0; sent < 20; sent += 1) await fail(one);
          }
          const all = await portal.db
            .select({ all: sql<number>`sum(count)::int` })
            .from(areaFailures);
          expect(all).toEqual([{ all: 100 }]);
        },
      "five that were only slow": async () => failOn(await tablets(5), { kind: "slow" }),
      "five that have only found the mark of a page that stood still": async () =>
        failOn(await tablets(5), { kind: "frozen" }),
      "five of another version than the active one, and of one that is unknown": async () => {
        const five = await tablets(5);
        for (const version of ["0.3.0-b", "9.9.9-none"]) await failOn(five, { version });
        expect(await portal.db.select().from(areaFailureWitnesses)).toEqual([]);
      },
      "four, and a fifth when the first were a week ago": async () => {
        await failOn(await tablets(4));
        portal.wait(WEEK + 1);
        admin = await signInAdmin(portal, admin);
        await failOn(await tablets(1));
      },
    };

    it.each(Object.entries(NOTHING))("%s", async (_what, act) => {
      const asked = async () => (await browser().get("/api/registry/games")).json();
      const before = await asked();
      await act();
      expect(await asked()).toEqual(before);
      expect(await listed()).toMatchObject({ "0.4.0-c": null, "0.3.0-b": null });
    });
  });

  it("what is known of witnesses goes after a week", async () => {
    await failOn(await tablets(2));
    const left = async () => {
      await cleanUpReleases(portal.services);
      return await portal.db.$count(areaFailureWitnesses);
    };
    expect(await left()).toBe(2);
    portal.wait(WEEK + 1);
    expect(await left()).toBe(0);
  });
}
