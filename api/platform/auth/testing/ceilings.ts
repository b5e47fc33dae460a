import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  enter,
  eventsAbout,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
  newRelative,
  PASSWORD,
  type Person,
  signIn,
  signInAdmin,
} from "../../../tools/testing/fixtures.ts";
import {
  HOUR,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";
import { NOTICED_MISSES } from "../account-notices.ts";
import {
  ADMINISTRATOR,
  FORMERLY_KNOWN,
  INSIDERS,
  MUNICIPALITY,
  NETWORKS,
  STRANGERS,
} from "../attempt-limits.ts";
import { cleanUpAttempts } from "../clean-up-attempts.ts";

/** Tests how often a PIN or password is tried, whoever tries it from wherever. */
export function testCeilings(examples: Examples): void {
  const DAY = 24 * HOUR;
  let portal: TestPortal;
  let admin: Admin;
  let made = 0;

  beforeAll(async () => {
    portal = await openTestPortal();
  });
  beforeEach(async () => {
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  /** A new device at an address and in a network of its own. */
  const stranger = () => {
    made += 1;
    return portal.browser(`10.${made >> 8}.${made & 255}.1`);
  };
  const tryPin = (browser: Browser, { id }: Person, pin = "9031", token?: string) =>
    browser.post(`/api/users/${id}/verify-pin`, { pin }, token ? { token } : {});

  /** How many of so many attempts were looked at; the others must have been asked to wait. */
  async function countLooked(times: number, attempt: (time: number) => Promise<Response>) {
    let looked = 0;
    for (let time = 0; time < times; time += 1) {
      const { status } = await attempt(time);
      if (status === 200 || status === 401) looked += 1;
      else expect(status).toBe(429);
    }
    return looked;
  }

  const notices = async (id: string) =>
    (await eventsAbout(portal, id)).filter(([action]) => action === "guessing.noticed").length;

  /** Addresses of one network, each in a /64 of its own or in one. */
  const NETWORK_ATTACKS: [string, (time: number) => string, number][] = [
    ["of one /64", (time) => `2001:db8:1:1::${time.toString(16)}`, 5],
    ["of one /56", (time) => `2001:db8:2:${(0x4200 + time).toString(16)}::1`, NETWORKS["/56"].free],
    ["of one /48", (time) => `2001:db8:3:${(time * 256).toString(16)}::1`, NETWORKS["/48"].free],
    ["of one /24", (time) => `203.0.113.${time}`, NETWORKS["/24"].free],
  ];

  describe.each(chosenOf(examples, NETWORK_ATTACKS, ([name]) => name === "of one /24"))(
    "addresses %s, each with a new cookie",
    (_name, addressOf, free) => {
      test("try one PIN at many people only so often", async () => {
        portal.wait(2 * DAY);
        admin = await signInAdmin(portal, admin);
        const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(portal, admin)));
        const looked = await countLooked(free + 6, (time) =>
          tryPin(portal.browser(addressOf(time)), people[time % 8] as Person),
        );
        expect(looked).toBe(free);
        // Elsewhere a new device still gets in.
        expect((await tryPin(portal.browser(), people[0] as Person, "4071")).status).toBe(200);
      });
    },
  );

  const KINDS = ["person", "administrator", "relative"] as const;

  type Kind = (typeof KINDS)[number];
  type Target = {
    id: string;
    known: Browser;
    attempt: (browser: Browser) => Promise<Response>;
    right: (browser: Browser) => Promise<Response>;
  };

  async function targetOf(kind: Kind): Promise<Target> {
    const person = await newPerson(portal, admin);
    if (kind === "person") {
      const known = await enter(portal, person);
      const right = (browser: Browser) => tryPin(browser, person, person.pin);
      return { id: person.id, known, attempt: (browser) => tryPin(browser, person), right };
    }
    const { municipalityId } = admin;
    const account = kind === "administrator" ? admin : await newRelative(portal, admin, person);
    const path = kind === "administrator" ? "/api/admin/login" : "/api/support/login";
    const login = (browser: Browser, password: string) =>
      browser.post(path, { email: account.email, password, municipalityId });
    const known = stranger();
    expect((await login(known, PASSWORD)).status).toBe(200);
    return {
      id: account.id,
      known,
      attempt: (browser) => login(browser, "nada"),
      right: (browser) => login(browser, PASSWORD),
    };
  }

  /** They meet the same counters, whoever it is. */
  const TRIED = chosenOf(examples, KINDS, (kind) => kind === "person");

  describe.each(TRIED)("strangers from everywhere at one %s", (kind) => {
    test("are stopped after so many, in parallel too, and devices that were in before are not", async () => {
      const { id, known, attempt, right } = await targetOf(kind);
      const before = await notices(id);
      const all = Array.from({ length: STRANGERS.free + 15 }, () => attempt(stranger()));
      const statuses = (await Promise.all(all)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 429)).toHaveLength(STRANGERS.free);
      expect((await right(stranger())).status).toBe(429);
      expect((await right(known)).status).toBe(200);
      expect(await notices(id)).toBe(before + 1);
    });
  });

  // What they gain with time, together or by other spellings are storms of hundreds of calls.
  if (examples === "few") return;

  describe.each(KINDS)("strangers with time at one %s", (kind) => {
    test("slowly, get less than five a day in the long run", async () => {
      const { attempt } = await targetOf(kind);
      let looked = 0;
      const days = 10;
      for (let hour = 0; hour < days * 24; hour += 1) {
        portal.wait(HOUR);
        await cleanUpAttempts(portal.db, portal.services.clock());
        looked += await countLooked(1, () => attempt(stranger()));
      }
      expect(looked).toBeLessThanOrEqual(STRANGERS.free + 10 + 4 * days);
    });

    test("who rest for days gain nothing by it", async () => {
      const { attempt } = await targetOf(kind);
      await countLooked(STRANGERS.free, () => attempt(stranger()));
      for (let week = 0; week < 3; week += 1) {
        portal.wait(7 * DAY);
        await cleanUpAttempts(portal.db, portal.services.clock());
        const looked = await countLooked(4, () => attempt(stranger()));
        expect(looked).toBe(1);
      }
    });
  });

  test("strangers from everywhere at everybody are stopped together", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => newPerson(portal, admin)));
    const known = await enter(portal, people[0] as Person);
    const looked = await countLooked(MUNICIPALITY.free + 10, (time) =>
      tryPin(stranger(), people[time % 12] as Person),
    );
    expect(looked).toBe(MUNICIPALITY.free);
    const [first] = people as [Person];
    expect(await (await tryPin(known, first, first.pin)).json()).toEqual({ valid: true });
    const neighbour = await newAdmin(portal);
    const elsewhere = await newPerson(portal, neighbour);
    expect((await tryPin(stranger(), elsewhere)).status).toBe(200);
  });

  test("who came in while there was no PIN is a stranger once there is one", async () => {
    const person = await newPersonWithoutPin(portal, admin);
    const browsers = Array.from({ length: STRANGERS.free + 5 }, () => stranger());
    for (const browser of browsers.slice(0, 3)) await enter(portal, person, browser);
    const path = `/api/users/${person.id}/pin`;
    await stranger().put(path, { pin: "2580" }, { token: admin.token });
    const looked = await countLooked(browsers.length, (time) =>
      tryPin(browsers[time] as Browser, person),
    );
    expect(looked).toBe(STRANGERS.free);
  });

  test("authorised devices that were never in, and administrators, share ceilings too", async () => {
    const person = await newPerson(portal, admin);
    const { token } = admin;
    const tablets = Array.from({ length: INSIDERS.free + 5 }, () => stranger());
    for (const tablet of tablets) {
      await tablet.post("/api/devices/authorise", { name: null }, { token });
    }
    const looked = await countLooked(tablets.length, (time) =>
      tryPin(tablets[time] as Browser, person),
    );
    expect(looked).toBe(INSIDERS.free);
    expect(await notices(person.id)).toBe(1);
    let byAdministrator = 0;
    for (let minute = 0; minute < 25; minute += 1) {
      portal.wait(60_000);
      byAdministrator += await countLooked(1, () => tryPin(stranger(), person, "9031", token));
    }
    expect(byAdministrator).toBeLessThanOrEqual(INSIDERS.free + 3);
  });

  test("who knew a PIN gains nothing by it at the next one, from however many browsers", async () => {
    const person = await newPerson(portal, admin);
    const her = await enter(portal, person);
    const others = Array.from({ length: 12 }, () => stranger());
    for (const browser of others) await enter(portal, person, browser);
    const body = { pin: "4826", oldPin: person.pin };
    const chosen = await her.put(`/api/users/${person.id}/own-pin`, body, { role: "person" });
    expect(chosen.status).toBe(204);
    const rounds = 20;
    let looked = 0;
    for (let round = 0; round < rounds; round += 1) {
      portal.wait(10 * MINUTE);
      looked += await countLooked(others.length, (time) => tryPin(others[time] as Browser, person));
      const mine = await tryPin(her, person, "4826");
      expect(await mine.json()).toEqual({ valid: true });
    }
    expect(looked).toBeLessThanOrEqual(FORMERLY_KNOWN.free + rounds);
    expect(await notices(person.id)).toBeGreaterThanOrEqual(1);
    // A device that takes the new PIN is known with it, whatever the others do.
    portal.wait(HOUR);
    const [other] = others as [Browser];
    expect((await tryPin(other, person, "4826")).status).toBe(200);
    await countLooked(others.length - 1, (time) => tryPin(others[time + 1] as Browser, person));
    expect(await (await tryPin(other, person, "4826")).json()).toEqual({ valid: true });
  });

  /** Another spelling of an id, which the database takes for the same. */
  const spelt = (id: string, time: number) =>
    [...id].map((sign, at) => ((time >> (at % 8)) & 1 ? sign.toUpperCase() : sign)).join("");

  describe("an id spelt in other ways", () => {
    test("gives strangers and administrators no new attempts at a PIN", async () => {
      const person = await newPerson(portal, admin);
      const { token } = admin;
      const one = (time: number) => ({ ...person, id: spelt(person.id, time) });
      const by = (time: number, bearer?: string) => tryPin(stranger(), one(time), "9031", bearer);
      expect(await countLooked(STRANGERS.free + 10, (time) => by(time))).toBe(STRANGERS.free);
      expect(await countLooked(10, (time) => by(time, token))).toBe(ADMINISTRATOR.free);
    });

    test.each(["administrator", "relative"])(
      "gives none at the password of one %s",
      async (kind) => {
        const person = await newPerson(portal, admin);
        const { email } =
          kind === "administrator" ? admin : await newRelative(portal, admin, person);
        const path = kind === "administrator" ? "/api/admin/login" : "/api/support/login";
        const looked = await countLooked(STRANGERS.free + 10, (time) => {
          const municipalityId = spelt(admin.municipalityId, time);
          return stranger().post(path, { email, password: "nada", municipalityId });
        });
        expect(looked).toBe(STRANGERS.free);
      },
    );
  });

  describe("the owner of the account", () => {
    const guessedAt = async (browser: Browser, options: object) =>
      (await (await browser.get("/api/session", options)).json()).guessedAt;

    test("reads of it at the next entry, and puts it away for themselves alone", async () => {
      const person = await newPerson(portal, admin);
      const home = await enter(portal, person);
      const relative = await newRelative(portal, admin, person);
      const related = await signIn(portal, relative);
      const at = portal.services.clock().toISOString();
      const { municipalityId } = admin;
      for (let miss = 0; miss < NOTICED_MISSES; miss += 1) {
        await tryPin(stranger(), person);
        for (const [path, { email }] of [
          ["/api/admin/login", admin],
          ["/api/support/login", relative],
        ] as const) {
          await stranger().post(path, { email, password: "nada", municipalityId });
        }
      }
      const entered = stranger();
      await entered.post(
        `/api/users/${person.id}/verify-pin`,
        { pin: person.pin },
        { token: admin.token },
      );
      for (const [browser, options] of [
        [home, { role: "person" }],
        [related, { role: "support" }],
        [stranger(), { token: admin.token }],
      ] as const) {
        expect(await guessedAt(browser, options)).toBe(at);
        // An administrator in the person's home does not put the person's notice away.
        const foreign = await entered.delete("/api/session/guessing", { role: "person" });
        expect(foreign.status).toBe(403);
        expect((await browser.delete("/api/session/guessing", options)).status).toBe(204);
        expect(await guessedAt(browser, options)).toBeNull();
      }
    });

    test("of an e-mail that nobody has hears nothing, and the waits are the same", async () => {
      const login = () =>
        stranger().post("/api/admin/login", {
          email: `nadie-${admin.municipalityId}@aldea.es`,
          password: "nada",
          municipalityId: admin.municipalityId,
        });
      expect(await countLooked(STRANGERS.free + 5, login)).toBe(STRANGERS.free);
    });
  });
}
